import type { Language } from '#domain/portal/language.ts'

interface RosterWorkbookTexts {
  readonly sheet: string
  readonly failedWorksheet: string
  readonly problem: (field: string, reason: string) => string
  readonly otherRow: (position: string) => string
  /** A row of the list that this file leaves out, as it was taken over. */
  readonly rowOfList: (position: string) => string
}

export const rosterWorkbookTexts: Readonly<Record<Language, RosterWorkbookTexts>> = {
  'zh-CN': {
    sheet: '名单',
    failedWorksheet: '未导入',
    problem: (field, reason) => `${field}：${reason}`,
    otherRow: (position) => `(见${position})`,
    rowOfList: (position) => `(见原名单${position})`,
  },
  en: {
    sheet: 'Class list',
    failedWorksheet: 'Not imported',
    problem: (field, reason) => `${field}: ${reason}`,
    otherRow: (position) => ` (see ${position})`,
    rowOfList: (position) => ` (see ${position} in the list itself)`,
  },
}
