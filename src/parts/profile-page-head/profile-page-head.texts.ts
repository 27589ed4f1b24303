import { defineTexts } from '#ui/language/texts.ts'

export const profilePageHeadTexts = defineTexts({ 'zh-CN': { profile: '我的资料' }, en: { profile: 'My profile' } })
