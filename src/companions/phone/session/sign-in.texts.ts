import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const signInTexts = defineTexts({
  'zh-CN': {
    heading: '老师登录',
    hint: '登录后，用这部手机扫电脑上的二维码就能登录电脑。',
    hintWithCode: '先在手机上登录，再确认电脑上的登录。',
    hintWithSheets: '登录后就能拍答题卡，照片会传到电脑上的这次阅卷里。',
    signInAgain: '为了安全，请在手机上重新登录，再确认电脑上的登录。',
    signedOut: '登录已失效，请重新登录。',
    ways: '登录方式',
    byPassword: '账号登录',
    byCode: '短信登录',
    account: '账号',
    password: '密码',
    signIn: '登录',
    signingIn: '登录中…',
    missing: '用户密码不能为空',
    wrongPassword: '登录名或密码错误',
    wrongAndLockNear: (left: number) => `登录名或密码错误，再超过${left}次账号会被锁定`,
    forgotten: '忘记密码',
    captchaFailed: '验证没有打开，请检查网络后重试',
  },
  en: {
    heading: 'Sign in as a teacher',
    hint: 'Once signed in, scan the code on a computer to sign in there.',
    hintWithCode: 'Sign in on the phone first, then confirm the sign-in on the computer.',
    hintWithSheets:
      'Once signed in, photograph answer sheets; the photos go straight to smart marking on the computer.',
    signInAgain: 'For your security, sign in on the phone again, then confirm the sign-in on the computer.',
    signedOut: 'Your sign-in has expired. Please sign in again.',
    ways: 'Ways to sign in',
    byPassword: 'Account',
    byCode: 'SMS',
    account: 'Account',
    password: 'Password',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    missing: 'Enter your account and password',
    wrongPassword: 'Wrong account or password',
    wrongAndLockNear: (left: number) =>
      `Wrong account or password. After ${counted(left, 'more mistake')} the account will be locked`,
    forgotten: 'Forgot password',
    captchaFailed: 'The puzzle did not open. Check your network and try again',
  },
})
