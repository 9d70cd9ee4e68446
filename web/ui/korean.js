/**
 * Korean particles, which depend on the sound before them: 6이, but 2가.
 *
 * A catalog has both forms, as in "이(가)". The text that replaces a placeholder decides between them.
 * py_src/sudoku_workshop/particles.py does the same in Python; tests/support/particles.json is the table that both must
 * follow.
 */

/**
 * The particles as a catalog writes them, each with its forms after a consonant and after a vowel.
 * @type {Record<string, [string, string]>}
 */
const FORMS = {
  "이(가)": ["이", "가"],
  "은(는)": ["은", "는"],
  "을(를)": ["을", "를"],
  "과(와)": ["과", "와"],
  "(으)로": ["으로", "로"],
};

/** A particle with the last sound before it. Brackets and quotation marks in between are not pronounced. */
const PARTICLE = /(ng|[가-힣0-9A-Za-z])((?:\([^()]*\))?[’”"')\]]*)(이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로)/g;

// Digits and letters as Koreans read them: 영 일 이 삼 사 오 육 칠 팔 구; 엘 엠 엔 알. The names of all other letters end in a vowel.
// For words in small letters the spelling decides: pencil, queen, wing.
const CLOSED = ["ng", ..."013678LMNRlmn"];
const ENDS_IN_L = [..."178LRl"];

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28; // each Hangul syllable exists without a final consonant and with each of 27
const FINAL_L = 8;

/** Replace every pair of particles in a sentence with the form that fits. @param {string} sentence */
export const withParticles = (sentence) =>
  sentence.replace(
    PARTICLE,
    (_, sound, silent, particle) => sound + silent + FORMS[particle][formAfter(sound, particle)],
  );

/**
 * Return the index of the form of a particle after a sound. "으로" follows consonants except ㄹ: 3으로, 7로.
 * @param {string} sound @param {string} particle
 */
function formAfter(sound, particle) {
  const final = (sound.charCodeAt(0) - FIRST_SYLLABLE) % FINALS;
  const hangul = sound >= "가";
  const closed = hangul ? final > 0 : CLOSED.includes(sound);
  const endsInL = hangul ? final === FINAL_L : ENDS_IN_L.includes(sound);
  return closed && !(endsInL && particle === "(으)로") ? 0 : 1;
}
