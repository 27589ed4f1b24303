import { expect, test } from 'vitest'
import { reportTexts } from '#features/report/report.texts.ts'
import { shellTexts } from '#features/shell/shell.texts.ts'
import { tasksTexts } from '#features/tasks/tasks.texts.ts'
import { routeTitles } from '#routes/route-titles.texts.ts'

test.each([
  ['zh-CN', '练习报告'],
  ['en', 'Practice reports'],
] as const)('in %s entry, title, tab and crumb of the task list are %s', (language, name) => {
  expect([
    shellTexts[language].tasks,
    tasksTexts[language].title,
    routeTitles[language].tasks,
    reportTexts[language].crumb,
  ]).toEqual([name, name, name, name])
})
