import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** Assigning a practice of wrong questions. */
export const practiceTexts = defineTexts({
  'zh-CN': {
    whole: (wrong: number, all: number) => `${wrong} 道错题，连同同一篇材料的其他小题共 ${all} 题`,
    againTitle: '刚才已经布置过',
    again: (students: number) => `这些题刚才已经布置给这 ${students} 人；再布置一次，学生会收到两份一样的练习。`,
    assignAgain: '再布置一次',
    notAgain: '不布置',
  },
  en: {
    whole: (wrong: number, all: number) =>
      `${counted(wrong, 'wrong question')}; ${all} with the others on the same texts`,
    againTitle: 'Just assigned',
    again: (students: number) =>
      `These questions have just been assigned to ${students === 1 ? 'this student' : `these ${students} students`}. If you assign them again, the same practice is there twice.`,
    assignAgain: 'Assign again',
    notAgain: 'Do not assign',
  },
})
