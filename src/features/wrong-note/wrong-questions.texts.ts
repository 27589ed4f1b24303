import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** The questions of a group, and the acts on them. */
export const wrongQuestionsTexts = defineTexts({
  'zh-CN': {
    all: '全部错题',
    count: (count: number, twice: number) =>
      twice === 0 ? `${count} 道错题` : `${count} 道错题，最近两次都错的有 ${twice} 人`,
    assignTo: (count: number) => `布置给这 ${count} 人`,
    source: (name: string, no: number, day: string) => `${name}，第 ${no} 题，${day}`,
    wrongOf: (wrong: number, answered: number) => `${wrong} / ${answered} 人次错`,
    practice: (name: string) => `${name} 错题练习`,
    answers: '错答',
    onSheets: '答题卡',
    causes: '错因',
    students: '学生',
    left: '空着',
    these: (count: number) => `这 ${count} 人`,
    others: (count: number) => `另 ${count} 人`,
    mastered: (count: number) => `已掌握 ${count} 人`,
    similar: '相似题',
    detail: '看全部作答',
    addToBasket: '加入题篮',
    inBasket: '已在题篮',
    notUsable: '同事的题，不能加入题篮',
    blankNo: (no: number) => `第 ${no} 空`,
    more: (count: number) => `再看 ${count} 题`,
    shownOf: (shown: number, total: number) => `错得最多的 ${shown} 题，共 ${total} 题`,
    none: '这一类没有错题',
    added: '已加入题篮',
    full: (count: number) => `题篮放不下，有 ${count} 道题没有加入`,
    twice: (count: number) => `有 ${count} 道题已经在题篮里，没有重复加入`,
    removed: '已移出题篮',
  },
  en: {
    all: 'All wrong questions',
    count: (count: number, twice: number) =>
      counted(count, 'wrong question') +
      (twice === 0
        ? ''
        : twice === 1
          ? '; 1 student wrong the last two times'
          : `; ${counted(twice, 'student')} wrong the last two times`),
    assignTo: (count: number) => (count === 1 ? 'Assign to this student' : `Assign to these ${count} students`),
    source: (name: string, no: number, day: string) => `${name}, no. ${no}, ${day}`,
    wrongOf: (wrong: number, answered: number) => `${wrong} of ${counted(answered, 'answer')} wrong`,
    practice: (name: string) => `Wrong-question practice: ${name}`,
    answers: 'Answers',
    onSheets: 'On sheets',
    causes: 'Causes',
    students: 'Students',
    left: 'Left blank',
    these: (count: number) => (count === 1 ? 'This one' : `These ${count}`),
    others: (count: number) => `${count} more`,
    mastered: (count: number) => `${count} mastered`,
    similar: 'Similar',
    detail: 'All answers',
    addToBasket: 'Add to basket',
    inBasket: 'In the basket',
    notUsable: 'A colleague’s question, which cannot be added to the basket',
    blankNo: (no: number) => `Blank ${no}`,
    more: (count: number) => counted(count, 'more question'),
    shownOf: (shown: number, total: number) => `The ${shown} most often wrong of ${counted(total, 'question')}`,
    none: 'No wrong questions in this group',
    added: 'Added to the basket',
    full: (count: number) => `The basket is full: ${counted(count, 'question')} not added`,
    twice: (count: number) => `Already in the basket and not added again: ${count}`,
    removed: 'Removed from the basket',
  },
})
