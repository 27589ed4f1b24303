import { defineTexts } from '#ui/language/texts.ts'

export const assigningTexts = defineTexts({
  'zh-CN': {
    noClass: '还没有班级',
    noClassWhy: '布置要先有班级。请在“切换班级”里新建一个，再回来布置。',
    assigned: (title: string) => `“${title}”已加入任务列表`,
    seeTasks: '去看任务',
    close: '关闭',
  },
  en: {
    noClass: 'No class yet',
    noClassWhy: 'A paper is assigned to a class. Create one under “Switch class”, then come back.',
    assigned: (title: string) => `“${title}” is in the task list`,
    seeTasks: 'See the tasks',
    close: 'Close',
  },
})
