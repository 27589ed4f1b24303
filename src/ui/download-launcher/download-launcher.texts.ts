import { defineTexts } from '../language/texts.ts'

export const downloadLauncherTexts = defineTexts({
  'zh-CN': { failed: '下载失败', loading: '正在下载…' },
  en: { failed: 'Download failed', loading: 'Downloading…' },
})
