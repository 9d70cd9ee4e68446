/**
 * Korean particles change with the sound before them: 6이, but 2가. A catalog says both, as Koreans do on a form, "이(가)",
 * and what stood in the sentence's place decides. The same in Python: py_src/sudoku_workshop/particles.py;
 * tests/support/particles.json holds both to one table.
 */

/** Each as it is written in a catalog, after a consonant, and after a vowel. @type {Record<string, [string, string]>} */
const FORMS = {
  "이(가)": ["이", "가"],
  "은(는)": ["은", "는"],
  "을(를)": ["을", "를"],
  "과(와)": ["과", "와"],
  "(으)로": ["으로", "로"],
};

/** The last sound before a particle; brackets and quotation marks in between are silent. */
const PARTICLE = /(ng|[가-힣0-9A-Za-z])((?:\([^()]*\))?[’”"')\]]*)(이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로)/g;

// As they are read: 영 일 이 삼 사 오 육 칠 팔 구; 엘 엠 엔 알, all other letters' names end in a vowel. A word in small
// letters goes by its spelling: pencil, queen, wing.
const CLOSED = ["ng", ..."013678LMNRlmn"];
const ENDS_IN_L = [..."178LRl"];

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28; // each syllable comes with no final consonant, then with each of 27
const FINAL_L = 8;

/** @param {string} sentence */
export const withParticles = (sentence) =>
  sentence.replace(
    PARTICLE,
    (_, sound, silent, particle) => sound + silent + FORMS[particle][formAfter(sound, particle)],
  );

/** "으로" is said after a consonant, but not after ㄹ: 3으로, 7로. @param {string} sound @param {string} particle */
function formAfter(sound, particle) {
  const final = (sound.charCodeAt(0) - FIRST_SYLLABLE) % FINALS;
  const hangul = sound >= "가";
  const closed = hangul ? final > 0 : CLOSED.includes(sound);
  const endsInL = hangul ? final === FINAL_L : ENDS_IN_L.includes(sound);
  return closed && !(endsInL && particle === "(으)로") ? 0 : 1;
}
