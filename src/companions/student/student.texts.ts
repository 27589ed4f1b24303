import { defineTexts } from '#ui/language/texts.ts'

export const studentTexts = defineTexts({
  'zh-CN': {
    title: '讲台 学生端',
    otherLanguage: 'English',
    back: '返回',
    backToList: '返回作业列表',
    loading: '正在加载',
    list: '我的作业',
    answersAreSafe: '已经写的答案都还在，重新打开就能接着做。',
  },
  en: {
    title: 'Podium for students',
    otherLanguage: '中文',
    back: 'Back',
    backToList: 'Back to my work',
    loading: 'Loading',
    list: 'My work',
    answersAreSafe: 'Your answers are safe. Open the page again to continue.',
  },
})
