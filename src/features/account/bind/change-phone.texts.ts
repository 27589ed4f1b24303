import { defineTexts } from '#ui/language/texts.ts'

export const changePhoneTexts = defineTexts({
  'zh-CN': {
    firstTitle: '绑定手机号',
    changeTitle: '更换手机号',
    firstState: '绑定后可以用手机号登录，也能自己找回密码。',
    changeState: (mobile: string) => `现在绑定的是 ${mobile}，换好后用新手机号登录。`,
    recipient: '新手机号',
    firstRecipient: '手机号',
    submit: '绑定',
    busy: '绑定中…',
    bound: '手机号绑定成功！',
  },
  en: {
    firstTitle: 'Add a mobile number',
    changeTitle: 'Change mobile number',
    firstState: 'You can use it to sign in and to reset a forgotten password yourself.',
    changeState: (mobile: string) => `Current number: ${mobile}. After the change, sign in with the new one.`,
    recipient: 'New mobile number',
    firstRecipient: 'Mobile number',
    submit: 'Add',
    busy: 'Saving…',
    bound: 'Mobile number saved',
  },
})
