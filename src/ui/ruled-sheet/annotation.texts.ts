import { defineTexts } from '../language/texts.ts'

export const annotationTexts = defineTexts({
  'zh-CN': { error: '（错误）', praise: '（好句）', struck: '改去', replaced: '改为' },
  en: { error: ' (mistake)', praise: ' (well said)', struck: 'Instead of', replaced: 'write' },
})
