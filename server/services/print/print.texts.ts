import { counted } from '#domain/values/counted.ts'
import type { Language } from '#domain/portal/language.ts'

interface PrintTexts {
  readonly facts: (minutes: number, points: string) => string
  /** The title of a version that is not the usual one. */
  readonly versionTitle: (title: string, letter: string) => string
  /** The words around page number and page count. */
  readonly footer: readonly [before: string, between: string, after: string]
  readonly seal: string
  /** What a student fills in, next to the sealed line or below the title. */
  readonly nameFields: readonly string[]
  readonly sectionOne: (points: string) => string
  readonly sectionEqual: (count: number, each: string, points: string) => string
  readonly sectionMixed: (count: number, points: string) => string
  readonly score: (points: string) => string
  readonly bracket: string
  readonly answersTitle: string
  readonly answer: string
  readonly alsoRight: string
  readonly model: string
  readonly analysis: string
  readonly criterion: (name: string, points: string) => string
  readonly answerSheet: string
  readonly sheet: {
    readonly name: string
    readonly class: string
    readonly number: string
    readonly fill: string
  }
}

/** Texts on a printed paper apart from its questions. */
export const printTexts: Readonly<Record<Language, PrintTexts>> = {
  'zh-CN': {
    facts: (minutes, points) => `时间 ${minutes} 分钟　满分 ${points} 分`,
    versionTitle: (title, letter) => `${title}（${letter} 卷）`,
    footer: ['第 ', ' 页（共 ', ' 页）'],
    seal: '密　封　线',
    nameFields: ['学校', '班级', '姓名', '考号'],
    sectionOne: (points) => `（共 1 小题，共 ${points} 分）`,
    sectionEqual: (count, each, points) => `（共 ${count} 小题，每小题 ${each} 分，共 ${points} 分）`,
    sectionMixed: (count, points) => `（共 ${count} 小题，共 ${points} 分）`,
    score: (points) => `（${points} 分）`,
    bracket: '（　　）',
    answersTitle: '参考答案',
    answer: '答案',
    alsoRight: '也对：',
    model: '参考答案',
    analysis: '解析',
    criterion: (name, points) => `${name}（${points} 分）`,
    answerSheet: '答题卡',
    sheet: {
      name: '姓名',
      class: '班级',
      number: '学号（每列涂一个）',
      fill: '用 2B 铅笔把选项涂满，改动时擦干净。在框里作答，框外的不计分。不要折叠，不要涂画四周的黑块。',
    },
  },
  en: {
    facts: (minutes, points) => `Time ${minutes} min　Full marks ${points}`,
    versionTitle: (title, letter) => `${title} (Paper ${letter})`,
    footer: ['Page ', ' of ', ''],
    seal: 'Seal line',
    nameFields: ['School', 'Class', 'Name', 'Number'],
    sectionOne: (points) => ` (1 item, ${counted(points, 'point')})`,
    sectionEqual: (count, each, points) => ` (${counted(count, 'item')}, ${each} each, ${counted(points, 'point')})`,
    sectionMixed: (count, points) => ` (${counted(count, 'item')}, ${counted(points, 'point')})`,
    score: (points) => `(${counted(points, 'point')}) `,
    bracket: '(　　)',
    answersTitle: 'Answers',
    answer: 'Answer',
    alsoRight: 'Also accepted: ',
    model: 'Model answer',
    analysis: 'Explanation',
    criterion: (name, points) => `${name} (${points})`,
    answerSheet: 'answer sheet',
    sheet: {
      name: 'Name',
      class: 'Class',
      number: 'Number (fill one in each column)',
      fill: 'Fill bubbles with a soft pencil and rub out what you change. Write inside the boxes only. Do not fold the sheet or draw on the black squares.',
    },
  },
}
