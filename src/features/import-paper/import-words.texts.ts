import { defineTexts } from '#ui/language/texts.ts'

/** How hard a question is. */
export const difficultyTexts = defineTexts({
  'zh-CN': { easy: '易', medium: '中', hard: '难' },
  en: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
})

/** The keys of the texts above by level. */
export const levelNames = { 1: 'easy', 2: 'medium', 3: 'hard' } as const

/** How an item is answered. */
export const kindTexts = defineTexts({
  'zh-CN': {
    single: '单选',
    multiple: '多选',
    blank: '填空',
    number: '数值填空',
    written: '解答',
  },
  en: {
    single: 'Single choice',
    multiple: 'Multiple choice',
    blank: 'Fill in the blank',
    number: 'Number',
    written: 'Written',
  },
})

/** Where something is in its file. */
export const positionTexts = defineTexts({
  'zh-CN': {
    line: (no: number) => `第 ${no} 行`,
    row: (no: number, sheet?: string) => (sheet === undefined ? `表格第 ${no} 行` : `工作表“${sheet}”第 ${no} 行`),
    paragraph: (no: number) => `第 ${no} 段`,
    page: (no: number) => `第 ${no} 页`,
    question: (no: number) => `文件里第 ${no} 题`,
  },
  en: {
    line: (no: number) => `Line ${no}`,
    row: (no: number, sheet?: string) => (sheet === undefined ? `Row ${no}` : `Sheet “${sheet}”, row ${no}`),
    paragraph: (no: number) => `Paragraph ${no}`,
    page: (no: number) => `Page ${no}`,
    question: (no: number) => `Question ${no} of the file`,
  },
})

/** Why a part of a file belongs to no question. */
export const reasonTexts = defineTexts({
  'zh-CN': {
    syntax: '写法有误，读不出来：看看括号是否成对、标签是否写完，改好后再导入',
    questionKind: '这种题型还不能导入',
    noQuestion: '只是说明，不是题目',
    textOutside: '不属于任何一道题',
    cell: '这一格的写法不认得，没有采用，请按“修改”选好',
    column: '模板里没有这一列，或者前面已有同名的一列，没有采用',
    answerWithoutQuestion: '找不到对应的题目',
    keyOmitted: '原卷没有给出答案，请按“修改”补上；解答题可以留空',
    saidTwice: '同一题给了两次，前后不一样，采用了后一次，请核对',
    picture: '图片，格式或大小不支持，没有读入',
    table: '表格，只留下了文字',
    formula: '公式没有转换',
    object: '嵌入的对象或旧版公式',
    field: '域代码',
    emphasis: '着重号、删除线、注音或特殊字体的符号，没有读入',
    hidden: '隐藏的文字',
    scoring: '记分方式没有采用',
    headingTotal: '标题写明的总分和下面各题分值之和不一样，请核对分值',
    setting: '设置，没有采用',
    partialMark: '不给满分的答案没有采用',
    heading: '标题',
    furniture: '页眉、页脚或注释',
    missingFile: '包里没有这个文件，或者它又引用了自己，其中的题没有读入',
    textOfPdf: 'PDF 里只能取出文字：公式、表格、图片和横线上的空没有读入，请对照原卷补好',
    knowledge: '题库里没有这个知识点，不改的话归入“未分类”，请按“修改”选一个',
  },
  en: {
    syntax: 'Not valid in this format: look for an unclosed brace or tag, then import it again',
    questionKind: 'Questions of this type are not imported yet',
    noQuestion: 'Instructions, not a question',
    textOutside: 'Does not belong to any question',
    cell: 'This cell was not understood and was ignored. Choose a value under “Edit”',
    column: 'The template has no such column, or an earlier column has the same heading, so this was ignored',
    answerWithoutQuestion: 'No question has this number',
    keyOmitted: 'The file leaves the answer out; add it under “Edit”, or leave it empty for a written question',
    saidTwice: 'Given twice for this question with different values. The later one is used, so please check',
    picture: 'A picture whose format or size is not supported',
    table: 'A table; only its text was kept',
    formula: 'A formula that was not converted',
    object: 'An embedded object or an old equation',
    field: 'A field code',
    emphasis: 'Emphasis dots, strikethrough, pronunciation or a special-font symbol, not kept',
    hidden: 'Hidden text',
    scoring: 'A scoring rule, not kept',
    headingTotal: 'The total in this heading does not match the points of its questions, so please check them',
    setting: 'A setting, not kept',
    partialMark: 'An answer worth only part of the points, not kept',
    heading: 'A heading',
    furniture: 'Header, footer or note',
    missingFile: 'A file that is missing from the package or refers to itself; its questions were not read',
    textOfPdf: 'Only the text of a PDF can be read. Add formulas, tables, pictures and blanks from the original',
    knowledge: 'The bank has no such knowledge point, so the question will be unsorted. Choose one under “Edit”',
  },
})

/** The state of an import. */
export const stateTexts = defineTexts({
  'zh-CN': {
    waiting: '等待读取',
    running: '正在读取',
    ready: '待核对',
    failed: '没有读成',
    cancelled: '已取消',
    confirmed: '已入库',
  },
  en: {
    waiting: 'Waiting',
    running: 'Reading',
    ready: 'To review',
    failed: 'Failed',
    cancelled: 'Cancelled',
    confirmed: 'In the bank',
  },
})
