/**
 * The words of the page: for each concept the one term in each language, and the words that must not be used for it.
 * Most sentences whose English has the term must have the term of their language. docs/glossary.md explains the terms.
 *
 * A refused word may be part of another one that is fine, so the patterns leave those out, such as 編輯기 for 집.
 *
 * @typedef {"en" | "zh-Hant" | "zh-Hans" | "ko"} Language
 * @typedef {{ terms: Record<Language, RegExp>, refused?: Partial<Record<Language, RegExp>> }} Concept
 */

/**
 * @param {RegExp} en @param {RegExp} hant @param {RegExp} hans @param {RegExp} ko
 * @param {Concept["refused"]} [refused] @returns {Concept}
 */
const concept = (en, hant, hans, ko, refused) => ({
  terms: { en, "zh-Hant": hant, "zh-Hans": hans, ko },
  refused,
});

/** @type {Record<string, Concept>} */
export const CONCEPTS = {
  puzzle: concept(/\bpuzzles?\b/, /題/, /题/, /문제/, { "zh-Hant": /謎題/, "zh-Hans": /谜题/, ko: /퍼즐/ }),
  board: concept(/\bboard\b/, /盤面/, /盘面/, /판/, { "zh-Hant": /棋盤|題盤/, "zh-Hans": /棋盘|题盘/ }),
  page: concept(/this page/, /本頁/, /本页/, /페이지/, {
    en: /this (web)?site/,
    "zh-Hant": /此頁|這個頁面|這一頁|的網頁|在網頁/,
    "zh-Hans": /此页|这个页面|这一页|的网页|在网页/,
    ko: /이 사이트/,
  }),
  "saved puzzles": concept(/My puzzles/, /我的題目/, /我的题目/, /보관함/, { en: /\btray\b/ }),
  list: concept(/\b(this|the) list\b/, /清單/, /列表/, /목록/, { en: /\bshelf\b/ }),
  book: concept(/\b[Bb]ook\b/, /書/, /书/, /책/, { en: /\bdesk\b/ }),
  section: concept(/\b(a|this) section\b/, /部分/, /部分/, /장/, { "zh-Hant": /單元/, "zh-Hans": /单元/ }),
  clue: concept(/\bclues?\b/, /提示數/, /提示数/, /주어진 수/, {
    en: /\bgivens\b/,
    ko: /주어진 숫자|처음 숫자|단서/,
  }),
  entry: concept(/\bentry\b|\bentries\b/, /填/, /填/, /입력/, { ko: /적은 (수|숫자)/ }),
  notes: concept(/\bnotes?\b/, /筆記/, /笔记/, /메모/, { en: /\bpencil(?! marks)/ }),
  "corner notes": concept(/[Cc]orner notes?/, /角落筆記/, /角标/, /모서리 메모/),
  candidate: concept(/\bcandidates?\b/, /候選數/, /候选数/, /후보/),
  "blank cell": concept(/\bblank cells?\b/, /空格/, /空格/, /빈칸/, { en: /\bempty cell/, ko: /빈 칸/ }),
  hole: concept(/\bholes?\b/, /挖/, /挖/, /구멍/),
  house: concept(/\bhouses?\b/, /區域|\{house/, /区域|\{house/, /구역|\{house/, {
    ko: /(?<!규칙 |추가 )영역|(?<![편고수가-힣])집[은이을의]/,
  }),
  row: concept(/\brows?\b/, /列/, /行/, /가로줄|줄/, { "zh-Hant": /某列|每列/, "zh-Hans": /橫|横列/ }),
  column: concept(/\bcolumns?\b/, /直行|欄/, /列/, /세로줄|열/, { "zh-Hant": /某行|每行/, "zh-Hans": /直行/ }),
  box: concept(/\bbox(es)?\b/, /宮/, /宫/, /박스/, { ko: /상자|3×3 칸/ }),
  sees: concept(/\bsees?\b/, /看/, /看/, /보|볼|봅|본/),
  "to remove": concept(
    /\b[Rr]emoved?\b/,
    /刪|移除|排除/,
    /删|移除|排除/,
    /지우|지울|지움|지운|지웁|지웠|지워|제거|제외|빼/,
    {
      en: /\bstruck\b|\btaken away\b|\btake away\b/,
    },
  ),
  singles: concept(/\bsingles\b/, /唯|摒除|只剩一個/, /唯|排除|只剩一个/, /싱글|후보|유일/, {
    "zh-Hant": /唯一數/,
    "zh-Hans": /唯一数|摒除/,
  }),
  difficulty: concept(/\bdifficult(y|ies)\b/, /難度/, /难度/, /난이도/, {
    "zh-Hant": /等級|魔鬼/,
    "zh-Hans": /等级|魔鬼/,
    ko: /등급/,
  }),
  rating: concept(/\bratings?\b/, /難度值/, /难度值/, /난이도 지수/, { "zh-Hant": /評級/, "zh-Hans": /评级/ }),
  grading: concept(/\bgrading\b/, /計算難度/, /计算难度/, /난이도 계산/, { en: /\bjudge/ }),
  solver: concept(/\bsolver\b/, /解題程式/, /解题程序/, /풀이 프로그램/, {
    en: /\b[Ee]ngines?\b/,
    "zh-Hant": /引擎/,
    "zh-Hans": /引擎/,
    ko: /엔진|판정기/,
  }),
  solution: concept(/\bsolutions?\b/, /解/, /解/, /해답|풀이/, {
    en: /\bverdict\b/,
    ko: /정답|풀이([가는]|에 따라)|(?<![가-힣])해([가는를의]? |$)/, // 해 alone also means a year: 다음 해, 첫 해
  }),
  "to check": concept(/\bCheck\b/, /檢查/, /检查/, /검사|확인/),
  "to solve": concept(/^Solve$/, /求解/, /求解/, /해답 보기/),
  grid: concept(/\bgrids?\b/, /盤面/, /盘面/, /격자|판/),
  "possible cell": concept(/possible cells?/, /可填|位置/, /可填|位置/, /자리/),
  result: concept(/\bresults?\b/, /判定|結果/, /判定|结果/, /판정|결과/),
  worksheet: concept(/^Worksheet/, /學習單/, /练习卷/, /학습지/),
  "solution path": concept(/solution path/, /解題路徑|完整解法/, /解题路径|完整解法/, /풀이 경로|전체 풀이/, {
    en: /the whole way/,
  }),
  step: concept(/\bsteps?\b/, /步/, /步/, /단계|수순|한 수/, { en: /\bevents?\b/ }),
  "to make": concept(/\bMake\b/, /出題|出 /, /出题|出 /, /만들/, {
    "zh-Hant": /產生(新?題|數獨)/,
    "zh-Hans": /生成(新?题|数独)/,
    ko: /출제|주문/,
  }),
  option: concept(/\boptions?\b/, /選項|條件/, /选项|条件/, /설정|조건/, { en: /(?<!\{)\bwish(es)?\b(?!\})/ }),
  variant: concept(/\bduplicates?\b/, /重複/, /重复/, /중복/, { en: /\bdisguise|\brepeats\b/ }),
  "to save": concept(/\bsaved?\b/, /保存|存/, /保存|存/, /보관|저장/, { "zh-Hant": /儲存(?!空間|區|在)/ }),
  "to download": concept(/\b[Dd]ownload/, /下載/, /下载/, /다운로드|받/),
  "to export": concept(/\b[Ee]xport/, /匯出/, /导出/, /내보내/),
  "to import": concept(/\b[Ii]mport/, /匯入/, /导入/, /가져/),
  "to back up": concept(/[Bb]ack(ed)? up|backup/, /備份/, /备份/, /백업/),
  "to restore": concept(/[Rr]estore.* backup|backup.* restore/, /還原/, /还原|恢复/, /복원|복구/),
  format: concept(/\bformats?\b/, /格式/, /格式/, /형식/, { "zh-Hant": /形式/ }),
  "not supported": concept(/not supported/, /支援/, /支持/, /지원/, { en: /not known here/, "zh-Hant": /支持/ }),
  checkpoint: concept(/checkpoint/, /記住/, /记住/, /기억/),
  "to continue": concept(/\bContinue\b|\bResume\b/, /繼續/, /继续/, /계속/),
  undo: concept(/\bUndo\b(?! delete)/, /復原/, /撤销/, /실행 취소/, { ko: /되돌리기/ }),
  redo: concept(/\b[Rr]edo\b/, /重做/, /重做/, /다시 실행/),
  exercise: concept(/\bexercises?\b/, /練習/, /练习/, /연습/),
  tutorial: concept(/\btutorials?\b/, /教材/, /教材/, /교재/, {
    en: /\barticles?\b/,
    "zh-Hant": /文章/,
    "zh-Hans": /文章/,
  }),
  "list of Python": concept(/\blists of nine|^The list has/, /串列/, /列表/, /리스트/),
  ID: concept(/\bIDs?\b/, /編號/, /编号/, /ID/, { en: /\bId\b/ }),
  "Siamese fish": concept(/Siamese/, /孿生/, /孪生/, /샴/),
  "Franken fish": concept(/Franken/, /混宮|宮/, /宫内|宫/, /프랑켄|박스/),
  "mutant fish": concept(/[Mm]utant/, /異形|直行/, /交叉|列/, /뮤턴트|세로줄/),
  "extra candidate": concept(/extra candidates?/, /多餘/, /多余/, /추가 후보/, { ko: /남는 후보/ }),
  chain: concept(/\bchains?\b/, /鏈/, /链/, /체인/, { ko: /사슬/ }),
  "to load": concept(/\bload(ed|ing)?\b/, /載入/, /加载/, /불러오|받/, { "zh-Hans": /载入/ }),
  "locked candidates": concept(/locked candidates/, /區塊/, /区块/, /락트 캔디데이트/, { "zh-Hant": /區塊排除/ }),
  "fish by size": concept(
    /X-Wing|Swordfish/,
    /X-Wing|劍魚|二階|三階|二鏈列|三鏈列|鏈列|魚/,
    /X-Wing|剑鱼|二阶|三阶|鱼/,
    /X-윙|소드피시/,
    {
      ko: /엑스윙|X윙|스워드/,
    },
  ),
  "you, the reader": concept(/\bplease\b/, /請/, /请/, /세요|주세요|십시오/, { "zh-Hant": /您/, "zh-Hans": /您/ }),
  colour: concept(/\bcolours?\b/, /顏色|色/, /颜色|色/, /색/, { en: /\bcolors?\b/ }),
  millimetre: concept(/\bmm\b/, /公釐|mm/, /毫米|mm/, /mm/, { "zh-Hant": /毫米/ }),
};
