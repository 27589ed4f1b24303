import { defineTexts } from '#ui/language/texts.ts'

export const passwordChangeTexts = defineTexts({
  'zh-CN': {
    title: '修改密码',
    forcedTitle: '请先设置新密码',
    forced: '为了安全，继续使用前要换一个新密码。',
    effect: '改好后，所有设备都会退出登录，要用新密码重新登录。',
    current: '当前密码',
    next: '新密码',
    confirmation: '确认新密码',
    currentMissing: '请输入账号密码',
    submit: '修改密码',
    submitting: '正在修改…',
    unanswered: (message: string) => `${message}，新密码可能已经生效。请再试一次，或用新密码登录。`,
    cancel: '取消',
    signOut: '退出登录',
  },
  en: {
    title: 'Change the password',
    forcedTitle: 'Choose a new password first',
    forced: 'For your safety, choose a new password before you go on.',
    effect: 'All devices will be signed out; sign in again with the new password.',
    current: 'Current password',
    next: 'New password',
    confirmation: 'Confirm the new password',
    currentMissing: 'please enter your account password',
    submit: 'Change the password',
    submitting: 'Changing…',
    unanswered: (message: string) =>
      `${message}. The new password may be in force: try again, or sign in with the new one.`,
    cancel: 'Cancel',
    signOut: 'Sign out',
  },
})
