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
    title: 'Change password',
    forcedTitle: 'Choose a new password first',
    forced: 'For your security, choose a new password before you continue.',
    effect: 'All devices will be signed out. Sign in again with the new password.',
    current: 'Current password',
    next: 'New password',
    confirmation: 'Confirm new password',
    currentMissing: 'Enter your current password',
    submit: 'Change password',
    submitting: 'Changing…',
    unanswered: (message: string) => `${message}. The new password may already be set. Try again, or sign in with it.`,
    cancel: 'Cancel',
    signOut: 'Sign out',
  },
})
