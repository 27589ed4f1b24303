import { defineTexts } from '#ui/language/texts.ts'

export const changePasswordTexts = defineTexts({
  'zh-CN': { title: '修改密码', state: '改好后，所有设备都会退出登录，要用新密码重新登录。' },
  en: {
    title: 'Change password',
    state: 'All devices will be signed out. Sign in again with the new password.',
  },
})
