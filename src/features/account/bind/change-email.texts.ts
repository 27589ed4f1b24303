import { defineTexts } from '#ui/language/texts.ts'

export const changeEmailTexts = defineTexts({
  'zh-CN': {
    firstTitle: '绑定邮箱',
    changeTitle: '更换邮箱',
    firstState: '绑定后，手机不在身边时可以用邮箱找回密码。',
    changeState: (email: string) => `现在绑定的是 ${email}，换好后用新邮箱找回密码。`,
    recipient: '新邮箱',
    firstRecipient: '邮箱',
    submit: '绑定',
    busy: '绑定中…',
    bound: '邮箱绑定成功！',
  },
  en: {
    firstTitle: 'Add an email address',
    changeTitle: 'Change email address',
    firstState: 'You can use it to reset a forgotten password when you do not have your phone.',
    changeState: (email: string) =>
      `Current address: ${email}. After the change, use the new one to reset a forgotten password.`,
    recipient: 'New email address',
    firstRecipient: 'Email address',
    submit: 'Add',
    busy: 'Saving…',
    bound: 'Email address saved',
  },
})
