import { defineTexts } from '#ui/language/texts.ts'

export const tryOutTexts = defineTexts({
  'zh-CN': {
    title: '提示',
    why: '浏览器不支持在线试用 请下载PC端学习此课本',
    download: '下载PC端',
    understood: '知道了',
  },
  en: {
    title: 'Notice',
    why: 'Textbooks cannot be tried in a browser. Download the desktop app to study this one.',
    download: 'Download',
    understood: 'Got it',
  },
})
