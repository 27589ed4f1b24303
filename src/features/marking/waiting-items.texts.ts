import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const waitingItemsTexts = defineTexts({
  'zh-CN': {
    title: '待批改',
    state: (toMark: number, toSettle: number, assignments: number) => {
      const settling = toSettle === 0 ? [] : [`${toSettle} 份${toMark === 0 ? '作答' : ''}待定分`]
      const parts = toMark === 0 ? settling : [`${toMark} 份作答待批`, ...settling]
      return [`${assignments} 项任务`, ...parts].join('，')
    },
    nothing: '所有班都批完了',
    list: '待批的题',
    item: '题目',
    itemOf: (name: string, no: number) => `${name}，第 ${no} 题`,
    blind: '匿名',
    toSettle: '待定分',
    course: '班级',
    unmarked: '待批',
    answers: '份',
    oldest: '最早交的',
    mark: '去批改',
    markOne: (name: string, no: number) => `去批改 ${name} 第 ${no} 题`,
    settle: '去定分',
    settleOne: (name: string, no: number) => `去定分 ${name} 第 ${no} 题`,
    total: (items: number) => `共 ${items} 道题`,
    empty: '没有待批的答卷',
    emptyWhy: '学生交了要人工批改的题，就会出现在这里',
    toMarking: '看人工批改',
    rules: '匿名与双评',
  },
  en: {
    title: 'Answers to mark',
    state: (toMark: number, toSettle: number, assignments: number) => {
      const where = ` in ${counted(assignments, 'assignment')}`
      if (toSettle === 0) return `${counted(toMark, 'answer')}${where} to mark`
      if (toMark === 0) return `${counted(toSettle, 'answer')}${where} to settle`
      return `${counted(toMark, 'answer')} to mark and ${toSettle} to settle${where}`
    },
    nothing: 'All classes are fully marked',
    list: 'Questions to mark',
    item: 'Question',
    itemOf: (name: string, no: number) => `${name}, question ${no}`,
    blind: 'Blind',
    toSettle: 'To settle',
    course: 'Class',
    unmarked: 'To mark',
    answers: '',
    oldest: 'Oldest',
    mark: 'Mark',
    markOne: (name: string, no: number) => `Mark ${name}, question ${no}`,
    settle: 'Settle',
    settleOne: (name: string, no: number) => `Settle ${name}, question ${no}`,
    total: (items: number) => counted(items, 'question'),
    empty: 'Nothing to mark',
    emptyWhy: 'Answers to mark by hand appear here when students hand them in',
    toMarking: 'Go to marking',
    rules: 'Blind and double marking',
  },
})
