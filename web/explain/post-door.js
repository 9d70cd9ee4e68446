/** The place of the section for forums, which is loaded with the first step that is shown. */
import { createFetched } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { h, setHidden } from "../ui/dom.js";
import { showsWholeStep } from "./model.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createPostDoor(onAction) {
  const root = h("div", { hidden: true });
  const view = createFetched(
    async () => {
      const post = (await loadRoom("explain")).createPost(onAction);
      root.append(post.root);
      return post;
    },
    () => {}, // without this section, everything else works
  );
  return {
    root,
    /** @param {import("../app/state.js").State} state */
    render(state) {
      const { explain, replay } = state;
      const shown = explain !== null && !replay && (explain.kind === "path" ? !explain.trial : showsWholeStep(explain));
      setHidden(root, !shown);
      view.render(state);
      if (shown) view.open();
    },
  };
}
