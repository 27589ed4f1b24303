import type { Language } from '#domain/portal/language.ts'

interface Texts {
  readonly title: string
  readonly explanation: string
  readonly signInAs: string
  readonly incomplete: string
  readonly back: string
}

export const texts: Readonly<Record<Language, Texts>> = {
  'zh-CN': {
    title: '微信登录（演示）',
    explanation: '选择一个微信账号回到讲台。这些账号是虚构的，只在演示里有用。',
    signInAs: '用这个微信账号登录：',
    incomplete: '这次登录不完整，请回到登录页重新开始。',
    back: '返回登录页',
  },
  en: {
    title: 'WeChat sign-in (demo)',
    explanation:
      'Choose a WeChat account to return to Podium with. These accounts are made up and exist only in the demo.',
    signInAs: 'Sign in as: ',
    incomplete: 'This sign-in is incomplete. Go back to the sign-in page and start again.',
    back: 'Back to the sign-in page',
  },
}
