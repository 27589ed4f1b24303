import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** Selecting wrong questions of a book. */
export const selectTexts = defineTexts({
  'zh-CN': {
    title: '按课本选错题',
    book: '错题本',
    state: (name: string, count: number) => `${name}有 ${count} 道错题。勾选后可以加入题篮，或布置给没掌握的学生。`,
    chapter: '章节',
    allChapters: '全部章节',
    chosen: (count: number) => `已选 ${count} 题`,
    toBasket: '加入题篮',
    assign: (count: number) => `布置给没掌握的 ${count} 人`,
    practice: (name: string) => `${name} 错题练习`,
    tick: (name: string, no: number) => `选${name}第 ${no} 题`,
    none: '这本书没有错题',
    noneWhy: '换一本课本或一个章节看看。',
  },
  en: {
    title: 'Wrong questions by textbook',
    book: 'Wrong-question notebook',
    state: (name: string, count: number) =>
      `${name} has ${counted(count, 'wrong question')}. Tick questions to add to the basket, or to assign to students who have not mastered them.`,
    chapter: 'Chapter',
    allChapters: 'All chapters',
    chosen: (count: number) => `${count} ticked`,
    toBasket: 'Add to basket',
    assign: (count: number) =>
      count === 0
        ? 'Assign to students yet to master them'
        : `Assign to the ${counted(count, 'student')} yet to master them`,
    practice: (name: string) => `Wrong-question practice: ${name}`,
    tick: (name: string, no: number) => `Tick ${name}, no. ${no}`,
    none: 'No wrong questions for this textbook',
    noneWhy: 'Try another textbook or chapter.',
  },
})
