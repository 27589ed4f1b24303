import { defineTexts } from '#ui/language/texts.ts'

export const assigningTexts = defineTexts({
  'zh-CN': {
    noClass: '还没有班级',
    noClassWhy: '布置要先有班级。请学校的平台负责人为您开班，开好后再回来布置。',
    seeTasks: '去看任务',
    close: '关闭',
  },
  en: {
    noClass: 'No class yet',
    noClassWhy:
      'A paper is assigned to a class. Ask the person in charge at your school to open one for you, then come back.',
    seeTasks: 'See the tasks',
    close: 'Close',
  },
})
