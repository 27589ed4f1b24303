/** The state of a student's submission, as worded in files. */
export const submissionStateTexts = {
  'zh-CN': { submitted: '已交', marked: '已批', unmarked: '待批', unsubmitted: '未交' },
  en: { submitted: 'Handed in', marked: 'Marked', unmarked: 'To mark', unsubmitted: 'Missing' },
} as const
