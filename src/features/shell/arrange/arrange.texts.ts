import { defineTexts } from '#ui/language/texts.ts'

export const arrangeTexts = defineTexts({
  'zh-CN': {
    title: '入口顺序',
    state: '拖动，或用上移、下移调整侧栏里的入口。改动自动保存，在您的所有设备上生效。',
    main: '主导航',
    mainNote: (inBar: number) => `第一个在登录后自动打开；手机底栏显示已开放的前 ${inBar} 个`,
    drawer: '更多',
    up: (name: string) => `上移${name}`,
    down: (name: string) => `下移${name}`,
    opensFirst: '自动打开',
    moved: (name: string, position: number, count: number) => `${name}，第 ${position} 个，共 ${count} 个`,
    usual: '恢复默认顺序',
    usualBack: '已恢复默认顺序',
    notSaved: (message: string) => `没有保存：${message}。已恢复原来的顺序，请再调整一次。`,
  },
  en: {
    title: 'Menu order',
    state: 'Drag sidebar entries, or move them up and down. Changes are saved automatically for all your devices.',
    main: 'Main',
    mainNote: (inBar: number) =>
      `The first opens when you sign in; the bar on a phone shows the first ${inBar} available`,
    drawer: 'More',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    opensFirst: 'Opens first',
    moved: (name: string, position: number, count: number) => `${name}, number ${position} of ${count}`,
    usual: 'Restore default order',
    usualBack: 'Default order restored',
    notSaved: (message: string) => `Not saved: ${message}. The previous order is back. Please move it again.`,
  },
})
