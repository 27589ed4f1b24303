import { defineTexts } from '#ui/language/texts.ts'

export const hostUnusableTexts = defineTexts({
  'zh-CN': {
    title: '请更新讲台桌面端',
    outdated: (version: string) => `这台电脑上的讲台桌面端是 ${version} 版，已不能打开讲台。请安装新版后再打开。`,
    broken: '这台电脑上的讲台桌面端没有装好，不能打开讲台。请重新安装后再打开。',
    otherWay: (address: string) => `现在要用的话，也可以在浏览器里打开 ${address}。`,
  },
  en: {
    title: 'Please update the Podium desktop app',
    outdated: (version: string) =>
      `The Podium desktop app on this computer is version ${version}, which can no longer open Podium. Install the new version, then open it again.`,
    broken: 'The Podium desktop app on this computer is damaged. Reinstall it, then open it again.',
    otherWay: (address: string) => `To continue now, you can also open ${address} in a browser.`,
  },
})
