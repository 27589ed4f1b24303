import type { Language } from '#domain/portal/language.ts'

interface RosterTexts {
  readonly sheet: string
  /** The end of the file's name. */
  readonly fileEnding: string
  readonly realname: string
  readonly username: string
  readonly state: string
  readonly submittedAt: string
  readonly score: (fullMark: string) => string
}

export const rosterTexts: Readonly<Record<Language, RosterTexts>> = {
  'zh-CN': {
    sheet: '名单',
    fileEnding: '名单',
    realname: '姓名',
    username: '账号',
    state: '状态',
    submittedAt: '提交时间',
    score: (fullMark) => `得分(满分 ${fullMark})`,
  },
  en: {
    sheet: 'Students',
    fileEnding: 'Students',
    realname: 'Name',
    username: 'Account',
    state: 'Status',
    submittedAt: 'Handed in',
    score: (fullMark) => `Score (of ${fullMark})`,
  },
}
