/**
 * Korean particles. Their form depends on the sound before them: 6이, but 2가. A catalog contains both forms, as in
 * "이(가)", and the text that replaces a placeholder decides which one is used. py_src/sudoku_workshop/particles.py does
 * the same in Python. Both must agree with the table in tests/support/particles.json.
 */

/**
 * The particles as they are written in a catalog. Each has its form after a consonant and its form after a vowel.
 * @type {Record<string, [string, string]>}
 */
const FORMS = {
  "이(가)": ["이", "가"],
  "은(는)": ["은", "는"],
  "을(를)": ["을", "를"],
  "과(와)": ["과", "와"],
  "(으)로": ["으로", "로"],
};

/**
 * A pattern for a particle and the last sound before it. Brackets and quotation marks between the two are not
 * pronounced.
 */
const PARTICLE = /(ng|[가-힣0-9A-Za-z])((?:\([^()]*\))?[’”"')\]]*)(이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로)/g;

// The digits and letters whose Korean names end in a consonant: 영 일 이 삼 사 오 육 칠 팔 구; 엘 엠 엔 알. The names of all other
// letters end in a vowel. For a word in small letters, its last letters decide: pencil, queen, wing.
const CLOSED = ["ng", ..."013678LMNRlmn"];
const ENDS_IN_L = [..."178LRl"];

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28; // the number of Hangul syllables that differ only in their final consonant: none, or one of 27
const FINAL_L = 8;

/**
 * Replace each pair of particles in a sentence, such as 이(가), by the form that fits the sound before it.
 * @param {string} sentence
 */
export const withParticles = (sentence) =>
  sentence.replace(
    PARTICLE,
    (_, sound, silent, particle) => sound + silent + FORMS[particle][formAfter(sound, particle)],
  );

/**
 * Return the index of the form that a particle has after a sound. "으로" follows all consonants except ㄹ: 3으로, but 7로.
 * @param {string} sound @param {string} particle
 */
function formAfter(sound, particle) {
  const final = (sound.charCodeAt(0) - FIRST_SYLLABLE) % FINALS;
  const hangul = sound >= "가";
  const closed = hangul ? final > 0 : CLOSED.includes(sound);
  const endsInL = hangul ? final === FINAL_L : ENDS_IN_L.includes(sound);
  return closed && !(endsInL && particle === "(으)로") ? 0 : 1;
}
