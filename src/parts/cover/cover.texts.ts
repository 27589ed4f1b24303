import { defineTexts } from '#ui/language/texts.ts'

export const coverTexts = defineTexts({
  'zh-CN': {
    about: '讲台',
    motto: '给中学英语、数学老师：一份卷子从布置到讲评，都在这里。',
    firstWord: '布置',
    secondWord: '批改',
    thirdWord: '讲评',
    handwriting: 'Assign, mark, teach.',
  },
  en: {
    about: 'Podium',
    motto: 'For teachers of English and maths: from assigning a paper to going over it in class.',
    firstWord: '布置',
    secondWord: '批改',
    thirdWord: '讲评',
    handwriting: 'Assign, mark, teach.',
  },
})
