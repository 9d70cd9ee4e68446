/**
 * Notice the end of a worker that the browser has ended, for example for lack of memory, for which there is no event. A
 * worker holds a lock with its own name as long as it lives, and the page waits for this lock. Without locks, as in a
 * worker without an origin, the end is not noticed.
 */

/**
 * Hold a lock until this worker ends. Return whether the worker has the lock.
 * @returns {Promise<boolean>}
 */
export function holdLock() {
  return new Promise((held) => {
    const hold = () => {
      held(true);
      return new Promise(() => {});
    };
    const refused = () => held(false); // the browser may refuse a lock, for example in a worker without an origin
    const { locks } = globalThis.navigator ?? {};
    locks ? locks.request(self.name, hold).catch(refused) : refused();
  });
}

/**
 * Call a function when a worker that holds its lock ends, unless `signal` aborts first.
 * @param {string} name of the worker @param {AbortSignal} signal @param {() => void} onEnd
 * @param {LockManager} [locks]
 */
export const onEndOf = (name, signal, onEnd, locks = globalThis.navigator?.locks) =>
  void locks?.request(name, { signal }, onEnd).catch(() => {}); // rejected when `signal` aborts
