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
    firstTitle: 'Bind a mobile',
    changeTitle: 'Change the mobile',
    firstState: 'With a mobile you can sign in by it, and reset a forgotten password yourself.',
    changeState: (mobile: string) => `Bound now: ${mobile}. Afterwards you sign in with the new one.`,
    recipient: 'New mobile',
    firstRecipient: 'Mobile',
    submit: 'Bind',
    busy: 'Binding…',
    bound: 'Phone number bound successfully!',
  },
})
