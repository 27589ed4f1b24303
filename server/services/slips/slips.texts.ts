import { counted } from '#domain/values/counted.ts'
import type { Language } from '#domain/portal/language.ts'

interface SlipTexts {
  readonly studentCodes: string
  readonly passwords: string
  readonly number: string
  readonly course: string
  readonly account: string
  readonly password: string
  readonly address: string
  readonly codesFooter: (courseName: string, count: number) => string
  readonly passwordsFooter: (courseName: string, day: string) => string
}

export const slipTexts: Readonly<Record<Language, SlipTexts>> = {
  'zh-CN': {
    studentCodes: '学生码',
    passwords: '密码条',
    number: '学号',
    course: '班级',
    account: '账号',
    password: '密码',
    address: '扫码或打开',
    codesFooter: (courseName, count) => `${courseName}，学生码 ${count} 张，第 {page} 页，共 {pages} 页`,
    passwordsFooter: (courseName, day) =>
      `${courseName}，${day} 生成的密码，第一次登录时要改，第 {page} 页，共 {pages} 页`,
  },
  en: {
    studentCodes: 'student codes',
    passwords: 'password slips',
    number: 'Number',
    course: 'Class',
    account: 'Account',
    password: 'Password',
    address: 'Scan or open',
    codesFooter: (courseName, count) => `${courseName}, ${counted(count, 'student code')}, page {page} of {pages}`,
    passwordsFooter: (courseName, day) =>
      `${courseName}, passwords made ${day}, change at first sign-in, page {page} of {pages}`,
  },
}
