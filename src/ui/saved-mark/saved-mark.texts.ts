import { defineTexts } from '../language/texts.ts'

export const savedMarkTexts = defineTexts({
  'zh-CN': { saved: '已保存', saving: '保存中', local: '先存在本机', failed: '没有保存成功' },
  en: { saved: 'Saved', saving: 'Saving', local: 'Kept on this computer for now', failed: 'Not saved' },
})
