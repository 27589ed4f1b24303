import { report } from '#api/contract/areas/report.ts'
import { implement } from '../implement.ts'
import { classReport } from './class-report.ts'
import { reportFileName } from '../files/file-names.ts'
import { reportWorkbook } from './report-workbook.ts'
import { workbookTexts } from './report-workbook.texts.ts'
import { itemScripts, studentScript } from './script-queries.ts'

export const reportHandlers = implement(report, {
  class: async ({ testId }, { db, now, countRows }) => {
    const answer = await classReport(db, testId, now)
    countRows(answer.students.length)
    return answer
  },
  exportClass: async ({ testId }, { db, now, language, countRows }) => {
    const answer = await classReport(db, testId, now)
    countRows(answer.students.length)
    return {
      name: reportFileName(answer.courseName, answer.test.testName, workbookTexts[language].fileEnding),
      type: report.exportClass.output.file,
      bytes: await reportWorkbook(answer, language),
    }
  },
  student: async ({ testId, uid }, { db, fail }) => (await studentScript(db, testId, uid)) ?? fail('notSubmitted'),
  item: async ({ testId, itemId }, { db, fail, countRows }) => {
    const scripts = await itemScripts(db, testId, itemId)
    if (scripts === null) return fail('itemUnknown')
    countRows(scripts.list.length)
    return scripts
  },
})
