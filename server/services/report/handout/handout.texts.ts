import type { Language } from '#domain/portal/language.ts'

export interface HandoutTexts {
  /** The end of the file's name. */
  readonly fileEnding: string
  readonly total: string
  readonly classMean: string
  readonly waiting: string
  readonly points: (score: string, full: string) => string
  readonly headings: Readonly<Record<'no' | 'knowledge' | 'own' | 'right' | 'score' | 'comment', string>>
  /** The heading of a text to learn from. */
  readonly model: string
  /** The heading of the scores by criterion. */
  readonly criteria: string
  readonly criterion: (name: string, score: string, full: string) => string
  readonly leftOpen: string
  /** Replaces an answer on a sheet that cannot be shown. */
  readonly onSheet: string
  readonly weak: string
  /** Between knowledge points. */
  readonly comma: string
}

/** Texts on a report that a student takes home. */
export const handoutTexts: Readonly<Record<Language, HandoutTexts>> = {
  'zh-CN': {
    fileEnding: '学生报告',
    total: '得分',
    classMean: '班级均分',
    waiting: '待批',
    points: (score, full) => `${score} / ${full}`,
    headings: {
      no: '题号',
      knowledge: '考点',
      own: '我的答案',
      right: '正确答案',
      score: '得分',
      comment: '评语',
    },
    model: '范文',
    criteria: '评分标准',
    criterion: (name, score, full) => `${name} ${score} / ${full}`,
    leftOpen: '未作答',
    onSheet: '（见答题卡）',
    weak: '要再练的考点',
    comma: '、',
  },
  en: {
    fileEnding: 'Student reports',
    total: 'Score',
    classMean: 'Class mean',
    waiting: 'To mark',
    points: (score, full) => `${score} / ${full}`,
    headings: {
      no: 'No.',
      knowledge: 'Knowledge point',
      own: 'My answer',
      right: 'Correct answer',
      score: 'Score',
      comment: 'Comment',
    },
    model: 'Model answer',
    criteria: 'Criteria',
    criterion: (name, score, full) => `${name} ${score} / ${full}`,
    leftOpen: 'Left blank',
    onSheet: '(on the answer sheet)',
    weak: 'Needs more practice',
    comma: ', ',
  },
}
