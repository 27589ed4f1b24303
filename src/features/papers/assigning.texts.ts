import { defineTexts } from '#ui/language/texts.ts'

export const assigningTexts = defineTexts({
  'zh-CN': {
    noClass: '还没有班级',
    noClassWhy: '布置要先有班级。请先在“我的课程”里新建班级，再回来布置。',
  },
  en: {
    noClass: 'No classes yet',
    noClassWhy: 'You need a class to assign a paper to. Create one under “My classes” first, then come back.',
  },
})
