import { report } from '#api/contract/areas/report.ts'
import { implement } from '../implement.ts'
import { classReport } from './class-report.ts'
import { reportFileName } from '../files/file-names.ts'
import { reportWorkbook } from './report-workbook.ts'
import { workbookTexts } from './report-workbook.texts.ts'
import { itemSubmissions, studentSubmission } from './submission-queries.ts'

export const reportHandlers = implement(report, {
  class: async ({ assignmentId }, { db, now, countRows }) => {
    const answer = await classReport(db, assignmentId, now)
    countRows(answer.students.length)
    return answer
  },
  exportClass: async ({ assignmentId }, { db, now, language, countRows }) => {
    const answer = await classReport(db, assignmentId, now)
    countRows(answer.students.length)
    return {
      name: reportFileName(answer.courseName, answer.assignment.assignmentName, workbookTexts[language].fileEnding),
      type: report.exportClass.output.file,
      bytes: await reportWorkbook(answer, language),
    }
  },
  student: async ({ assignmentId, uid }, { db, fail }) =>
    (await studentSubmission(db, assignmentId, uid)) ?? fail('notSubmitted'),
  item: async ({ assignmentId, itemId }, { db, fail, countRows }) => {
    const submissions = await itemSubmissions(db, assignmentId, itemId)
    if (submissions === null) return fail('itemUnknown')
    countRows(submissions.list.length)
    return submissions
  },
})
