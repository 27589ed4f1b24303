import { defineTexts } from '#ui/language/texts.ts'

export const bookVersionTexts = defineTexts({
  'zh-CN': {
    title: '选择教材版本',
    why: '布置、备课和词汇都按教材版本来。以后可以在“我的资料”里改。',
    version: '教材版本',
    choose: '请选择教材版本',
    stageMissing: '请选择学段和学科',
    versionMissing: '请选择教材版本',
    later: '以后再选',
    save: '确定',
    saving: '保存中…',
  },
  en: {
    title: 'Choose your book version',
    why: 'Assignments, lessons and vocabulary follow it. You can change it in your profile.',
    version: 'Book version',
    choose: 'Choose the book version',
    stageMissing: 'teaching stage required',
    versionMissing: 'Choose the book version',
    later: 'Later',
    save: 'OK',
    saving: 'Saving…',
  },
})
