import { defineTexts } from '#ui/language/texts.ts'

export const portalStatesTexts = defineTexts({
  'zh-CN': {
    waiting: '正在打开，网络有点慢…',
    waitingInHost: '正在打开…如果没有登录，请先在桌面端登录。',
    broken: '这个页面出了问题，保存过的内容都在',
    missing: '这个页面没有取到，请检查网络后再试',
  },
  en: {
    waiting: 'Opening… the network is slow',
    waitingInHost: 'Opening… If you are not signed in, sign in to the desktop app first.',
    broken: 'Something went wrong on this page. Everything saved is safe',
    missing: 'This page could not be loaded. Check your network and try again',
  },
})
