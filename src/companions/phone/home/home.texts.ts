import { defineTexts } from '#ui/language/texts.ts'

export const homeTexts = defineTexts({
  'zh-CN': {
    heading: '用手机相机扫电脑上的二维码',
    hint: '不用输密码，就能在电脑上登录讲台。',
    open: '在电脑上打开讲台的登录页，找到“扫码登录”的二维码。',
    scan: '打开手机相机对准二维码，点开出现的链接。',
    confirm: '核对电脑的信息，再点“确认登录”。',
    account: '这部手机上登录的是',
  },
  en: {
    heading: 'Scan the code on the computer with your phone’s camera',
    hint: 'Sign in to Podium on the computer without typing a password.',
    open: 'Open the Podium sign-in page on the computer and find the QR code.',
    scan: 'Point your phone’s camera at the code and open the link that appears.',
    confirm: 'Check the details of the computer, then press “Confirm”.',
    account: 'Signed in on this phone',
  },
})
