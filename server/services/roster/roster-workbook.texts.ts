import type { Language } from '#domain/portal/language.ts'

interface RosterWorkbookTexts {
  readonly sheet: string
  readonly failedSheet: string
  readonly problem: (field: string, reason: string) => string
  readonly otherRow: (place: string) => string
  /** A row of the list that this file leaves out, as it was taken over. */
  readonly rowOfList: (place: string) => string
}

export const rosterWorkbookTexts: Readonly<Record<Language, RosterWorkbookTexts>> = {
  'zh-CN': {
    sheet: '名单',
    failedSheet: '未导入',
    problem: (field, reason) => `${field}：${reason}`,
    otherRow: (place) => `(见${place})`,
    rowOfList: (place) => `(见原名单${place})`,
  },
  en: {
    sheet: 'Class list',
    failedSheet: 'Not imported',
    problem: (field, reason) => `${field}: ${reason}`,
    otherRow: (place) => ` (see ${place})`,
    rowOfList: (place) => ` (see ${place} in the list itself)`,
  },
}
