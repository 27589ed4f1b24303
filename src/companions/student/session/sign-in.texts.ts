import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const signInTexts = defineTexts({
  'zh-CN': {
    heading: '学生登录',
    hint: '用老师发给你的账号登录。忘记密码请找老师重置。',
    account: '账号',
    password: '密码',
    signIn: '登录',
    signingIn: '登录中…',
    register: '没有账号？用班级码注册',
    missing: '用户密码不能为空',
    wrongPassword: '登录名或密码错误',
    wrongAndLockNear: (left: number) => `登录名或密码错误，再超过${left}次账号会被锁定`,
    lostTitle: '请重新登录',
    lost: (name: string) => `登录已失效。答案都还在，${name}登录后接着做。`,
    otherStudent: '换别的账号登录，这里的答案会留给原来的同学，不会交上去。',
    due: (name: string) => `${name}，老师发的密码是临时的，先换成自己的密码才能开始。`,
    dueOverPage: (name: string) => `${name}，老师重置了你的密码。答案都还在，换成自己的密码就能接着做。`,
  },
  en: {
    heading: 'Student sign-in',
    hint: 'Sign in with the account from your teacher, who can also reset a forgotten password.',
    account: 'Account',
    password: 'Password',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    register: 'No account? Register with a class code',
    missing: 'Enter your account and password',
    wrongPassword: 'Wrong account or password',
    wrongAndLockNear: (left: number) =>
      `Wrong account or password. After ${counted(left, 'more mistake')} the account will be locked`,
    lostTitle: 'Please sign in again',
    lost: (name: string) =>
      `Your sign-in has expired. Your answers are still here: ${name} can continue after signing in.`,
    otherStudent: 'If someone else signs in, these answers stay with their owner and are not handed in.',
    due: (name: string) => `${name}, the password from your teacher is temporary. Choose your own to start.`,
    dueOverPage: (name: string) =>
      `${name}, your teacher reset your password. Your answers are still here: choose your own password to continue.`,
  },
})
