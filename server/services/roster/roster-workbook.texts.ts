import type { Language } from '#domain/language.ts'

interface RosterWorkbookTexts {
  readonly sheet: string
  readonly failedSheet: string
  readonly problem: (field: string, reason: string) => string
  readonly otherRow: (row: number) => string
  /** A row of the list that this file leaves out, as it was taken over. */
  readonly rowOfList: (row: number) => string
}

export const rosterWorkbookTexts: Readonly<Record<Language, RosterWorkbookTexts>> = {
  'zh-CN': {
    sheet: '名单',
    failedSheet: '未导入',
    problem: (field, reason) => `${field}：${reason}`,
    otherRow: (row) => `(见第 ${row} 行)`,
    rowOfList: (row) => `(见原名单第 ${row} 行)`,
  },
  en: {
    sheet: 'Class list',
    failedSheet: 'Not imported',
    problem: (field, reason) => `${field}: ${reason}`,
    otherRow: (row) => ` (see row ${row})`,
    rowOfList: (row) => ` (see row ${row} of the list itself)`,
  },
}
