import { englishTypes, mathsTypes } from '#domain/questions/question-types.ts'

export interface SectionPlan {
  readonly title: string
  readonly type: number
  /** Number of questions from each named chapter, in its order. */
  readonly take: number
}

export interface PaperPlan {
  readonly code: string
  readonly title: string
  readonly teacher: string
  readonly bookCode: string
  readonly chapters: readonly string[]
  /** Minutes. */
  readonly duration: number
  readonly shared: boolean
  readonly sections: readonly SectionPlan[]
}

const english = '13800000001'
const maths = '13800000002'
const senior = '13800000003'

const unit = (number: number): string => `en-rj2024-7a-${number}`
const chapter = (number: number): string => `ma-rj2024-7a-${number}`
const seniorUnit = (number: number): string => `en-rj2019-b1-${number}`

const { singleChoice, cloze, reading, grammarFill, listenAndWriteWord, listenAndWriteSentence, writing } = englishTypes

const choices = (take: number): SectionPlan => ({ title: '单项选择', type: singleChoice, take })
const clozes: SectionPlan = { title: '完形填空', type: cloze, take: 1 }
const readings: SectionPlan = { title: '阅读理解', type: reading, take: 1 }
const fills: SectionPlan = { title: '语法填空', type: grammarFill, take: 1 }
const words = (take: number): SectionPlan => ({ title: '单词听写', type: listenAndWriteWord, take })
const sentences: SectionPlan = { title: '句子听写', type: listenAndWriteSentence, take: 1 }
const writings: SectionPlan = { title: '书面表达', type: writing, take: 1 }

const juniorEnglish = (
  code: string,
  title: string,
  chapters: readonly string[],
  sections: readonly SectionPlan[],
  duration = 40,
): PaperPlan => ({
  code: `en-7a-${code}`,
  title,
  teacher: english,
  bookCode: 'en-rj2024-7a',
  chapters,
  duration,
  shared: true,
  sections,
})

const mathsPaper = (
  code: string,
  title: string,
  chapters: readonly string[],
  takes: readonly number[],
  shared = true,
): PaperPlan => ({
  code: `ma-7a-${code}`,
  title,
  teacher: maths,
  bookCode: 'ma-rj2024-7a',
  chapters,
  duration: 40,
  shared,
  sections: [
    { title: '单项选择', type: mathsTypes.singleChoice, take: takes[0] ?? 0 },
    { title: '多项选择', type: mathsTypes.multiChoice, take: takes[1] ?? 0 },
    { title: '填空', type: mathsTypes.fillBlank, take: takes[2] ?? 0 },
    { title: '多空填空', type: mathsTypes.fillBlanks, take: takes[3] ?? 0 },
    { title: '解答', type: mathsTypes.workedAnswer, take: takes[4] ?? 0 },
  ].filter(({ take }) => take > 0),
})

const seniorEnglish = (
  code: string,
  title: string,
  chapters: readonly string[],
  sections: readonly SectionPlan[],
  duration = 45,
): PaperPlan => ({
  code: `en-b1-${code}`,
  title,
  teacher: senior,
  bookCode: 'en-rj2019-b1',
  chapters,
  duration,
  shared: true,
  sections,
})

/** The finished papers of the demo school. A section whose chapters have no questions is left out. */
export const paperPlans: readonly PaperPlan[] = [
  juniorEnglish('unit1', 'Unit 1 单元检测', [unit(1)], [choices(8), readings, sentences, writings]),
  juniorEnglish('unit2', 'Unit 2 单元检测', [unit(2)], [choices(8), readings, fills, writings]),
  juniorEnglish('unit3', 'Unit 3 单元检测', [unit(3)], [choices(8), clozes, readings, writings]),
  juniorEnglish('unit4', 'Unit 4 单元检测', [unit(4)], [choices(9), readings, sentences]),
  juniorEnglish('words', 'Units 1–5 单词听写', [1, 2, 3, 4, 5].map(unit), [words(4)], 15),
  juniorEnglish('unit5', '第五单元检测', [unit(5)], [choices(8), clozes, readings, fills, writings], 60),
  juniorEnglish('unit6', 'Unit 6 写作', [unit(6)], [writings], 30),
  mathsPaper('chapter1', '第一章 有理数 检测', [chapter(1)], [6, 2, 3, 2]),
  mathsPaper('chapter2', '第二章 有理数的运算 检测', [chapter(2)], [6, 2, 3, 2, 2]),
  mathsPaper('chapter3', '代数式与整式 周练', [chapter(3), chapter(4)], [3, 1, 3, 2]),
  mathsPaper('chapter5', '第五章 一元一次方程 检测', [chapter(5)], [6, 2, 3, 2, 2]),
  mathsPaper('midterm', '七年级数学 期中模拟', [1, 2, 3, 4].map(chapter), [2, 1, 2, 1, 1]),
  seniorEnglish('unit1', '必修一 Unit 1 单元检测', [seniorUnit(1)], [choices(7), clozes, readings, writings]),
  seniorEnglish('unit2', '必修一 Unit 2 单元检测', [seniorUnit(2)], [choices(6), readings, fills]),
  seniorEnglish('unit3', '必修一 Unit 3 单元检测', [seniorUnit(3)], [choices(7), clozes, readings, fills]),
  seniorEnglish('words', 'Units 1–4 单词听写', [1, 2, 3, 4].map(seniorUnit), [words(5)], 15),
  seniorEnglish('unit4', '必修一 Unit 4 单元检测', [seniorUnit(4)], [choices(6), clozes, readings, writings], 60),
]
