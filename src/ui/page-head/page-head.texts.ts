import { defineTexts } from '../language/texts.ts'

export const pageHeadTexts = defineTexts({
  'zh-CN': { crumbs: '当前位置', profile: '我的资料' },
  en: { crumbs: 'You are here', profile: 'My profile' },
})
