import { expect, test } from 'vitest'
import { reportTexts } from '#features/report/report.texts.ts'
import { shellTexts } from '#features/shell/shell.texts.ts'
import { assignmentsTexts } from '#features/assignments/assignments.texts.ts'
import { routeTitles } from '#routes/route-titles.texts.ts'

test.each([
  ['zh-CN', '练习报告'],
  ['en', 'Practice reports'],
] as const)('in %s entry, title, tab and crumb of the list of assignments are %s', (language, name) => {
  expect([
    shellTexts[language].tasks,
    assignmentsTexts[language].title,
    routeTitles[language].tasks,
    reportTexts[language].crumb,
  ]).toEqual([name, name, name, name])
})
