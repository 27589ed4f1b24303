import type { Language } from '#domain/portal/language.ts'
import type { ReportWord } from '#domain/report/report-cell.ts'
import type { ItemColumn, StudentColumn, SummaryColumn, SummaryLabel } from '#domain/report/report-tables.ts'
import { summaryTexts } from '#domain/report/summary.texts.ts'
import { submissionStateTexts } from '../submission/submission-state.texts.ts'

export interface WorkbookTexts {
  /** A heading over plain numbers that are percents. */
  readonly inPercent: (heading: string) => string
  readonly sheets: { readonly students: string; readonly items: string; readonly summary: string }
  /** The end of the file's name. */
  readonly fileEnding: string
  readonly students: Readonly<Record<StudentColumn, string>>
  readonly items: Readonly<Record<ItemColumn, string>>
  readonly summary: Readonly<Record<SummaryColumn, string>>
  readonly labels: Readonly<Record<SummaryLabel, string>>
  readonly words: Readonly<Record<ReportWord, string>>
}

export const workbookTexts: Readonly<Record<Language, WorkbookTexts>> = {
  'zh-CN': {
    inPercent: (heading) => `${heading}(%)`,
    sheets: { students: '学生', items: '逐题', summary: '概况' },
    fileEnding: '成绩报告',
    students: {
      rank: '名次',
      realname: '姓名',
      username: '账号',
      state: '状态',
      total: '总分',
      objective: '客观',
      written: '书面',
      change: '比上次(百分点)',
    },
    items: {
      no: '题号',
      knowledge: '考点',
      section: '大题',
      fullScore: '满分',
      mean: '均分',
      facility: '得分率',
      discrimination: '区分度',
      commonError: '最常见的错误',
      commonErrorCount: '错误人数',
    },
    summary: { label: '项目', value: '数值' },
    labels: { ...summaryTexts['zh-CN'], ...submissionStateTexts['zh-CN'] },
    words: { ...submissionStateTexts['zh-CN'], leftOpen: '未作答', none: '无', seeComments: '见评语' },
  },
  en: {
    inPercent: (heading) => `${heading} (%)`,
    sheets: { students: 'Students', items: 'Items', summary: 'Summary' },
    fileEnding: 'Score report',
    students: {
      rank: 'Rank',
      realname: 'Name',
      username: 'Account',
      state: 'Status',
      total: 'Total',
      objective: 'Objective',
      written: 'Written',
      change: 'Change (% points)',
    },
    items: {
      no: 'No.',
      knowledge: 'Knowledge point',
      section: 'Section',
      fullScore: 'Full marks',
      mean: 'Mean',
      facility: 'Facility',
      discrimination: 'Discrimination',
      commonError: 'Most common error',
      commonErrorCount: 'Students who made it',
    },
    summary: { label: 'Figure', value: 'Value' },
    labels: { ...summaryTexts.en, ...submissionStateTexts.en },
    words: { ...submissionStateTexts.en, leftOpen: 'Left blank', none: 'None', seeComments: 'See comments' },
  },
}
