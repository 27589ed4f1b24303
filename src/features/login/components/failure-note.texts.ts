import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const failureNoteTexts = defineTexts({
  'zh-CN': {
    wrongPassword: '登录名或密码错误',
    lockWarning: (count: number) => `再超过${count}次账号会被锁定`,
    puzzle: (tries: number) => (tries > 0 ? `再错${tries}次，登录前要先完成拼图。` : '下次登录前要先完成拼图。'),
    wayOut: '可先',
    recover: '找回密码',
    otherWayOut: '，或改用',
    fullStop: '。',
    reload: '刷新页面，阅读最新的文件',
  },
  en: {
    wrongPassword: 'Wrong account or password',
    lockWarning: (count: number) => `After ${counted(count, 'more failure')} the account will be locked`,
    puzzle: (tries: number) =>
      tries > 0 ? `${tries} more and you will have to solve a puzzle first.` : 'A puzzle comes before the next try.',
    wayOut: 'You can ',
    recover: 'reset the password',
    otherWayOut: ' or sign in with ',
    fullStop: '.',
    reload: 'Reload the page to read the latest documents',
  },
})
