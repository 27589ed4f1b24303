import { expect, test } from 'vitest'
import { reportTexts } from '#features/report/report.texts.ts'
import { shellTexts } from '#features/shell/shell.texts.ts'
import { assignmentsTexts } from '#features/assignments/assignments.texts.ts'
import { pageTitles } from '#parts/page-titles/page-titles.texts.ts'

test.each([
  ['zh-CN', '练习报告'],
  ['en', 'Practice reports'],
] as const)('in %s entry, title, tab and crumb of the list of assignments are %s', (language, name) => {
  expect({
    entry: shellTexts[language].tasks,
    title: assignmentsTexts[language].title,
    tab: pageTitles[language].tasks,
    crumb: reportTexts[language].crumb,
  }).toEqual({ entry: name, title: name, tab: name, crumb: name })
})
