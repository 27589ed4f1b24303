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
    title: 'Choose your textbook edition',
    why: 'Assignments, lessons and vocabulary follow the edition. You can change it later in your profile.',
    version: 'Textbook edition',
    choose: 'Choose a textbook edition',
    stageMissing: 'Choose a stage and subject',
    versionMissing: 'Choose a textbook edition',
    later: 'Later',
    save: 'OK',
    saving: 'Saving…',
  },
})
