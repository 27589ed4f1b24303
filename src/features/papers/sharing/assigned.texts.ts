import { behindWords, midSentence } from '#domain/time/dates.texts.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const assignedTexts = defineTexts({
  'zh-CN': {
    title: (paper: string) => `“${paper}”的布置记录`,
    count: (count: number) => `布置给您的班级 ${count} 次`,
    none: '还没有布置过',
    noneWhy: '布置给班级以后，这里会列出是哪个班、什么时候、用的哪一版。',
    times: (begin: string, end: string) => `${begin} 至${behindWords(end)}`,
    latest: '现在这一版',
    earlier: '修改前的版本',
    draft: '还没有发布',
    report: '看报告',
    reportNamed: (assignment: string) => `看报告：${assignment}`,
  },
  en: {
    title: (paper: string) => `Assignment history of “${paper}”`,
    count: (count: number) =>
      count === 1 ? 'Assigned to your classes once' : `Assigned to your classes ${count} times`,
    none: 'Not assigned yet',
    noneWhy: 'Once assigned, the class, time and version used are listed here.',
    times: (begin: string, end: string) => `${begin} to ${midSentence(end)}`,
    latest: 'Current version',
    earlier: 'Earlier version',
    draft: 'Not published yet',
    report: 'View report',
    reportNamed: (assignment: string) => `View report: ${assignment}`,
  },
})
