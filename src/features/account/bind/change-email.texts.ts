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
    firstTitle: 'Bind an e-mail address',
    changeTitle: 'Change the e-mail address',
    firstState: 'With it you can reset a forgotten password when your phone is not at hand.',
    changeState: (email: string) => `Bound now: ${email}. Afterwards the new one resets a forgotten password.`,
    recipient: 'New e-mail address',
    firstRecipient: 'E-mail address',
    submit: 'Bind',
    busy: 'Binding…',
    bound: 'E-mail address bound successfully!',
  },
})
