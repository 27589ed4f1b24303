import type { ClassReport } from '#api/contract/groups/report.ts'
import type { Language } from '#domain/portal/language.ts'
import type { Executor } from '#server/database/database.ts'
import { classFileName } from '../../files/file-names.ts'
import { withSheetCrops } from '../../print/sheet-crops.ts'
import { pdfOf } from '../../print/typeset.ts'
import { namesIn } from '../shown-names.ts'
import { cropsOfHandouts, handoutAnswers } from './handout-queries.ts'
import { handoutTexts } from './handout.texts.ts'
import { studentHandouts } from './student-handouts.ts'

interface Setting {
  readonly db: Executor
  readonly now: Date
  readonly language: Language
}

/** The reports of some students, or of all who handed in, as a PDF with their number; null if none of them did. */
export async function handoutFile(report: ClassReport, uids: readonly number[] | undefined, setting: Setting) {
  const { db, now, language } = setting
  const { assignmentId, assignmentName } = report.assignment
  const answers = await handoutAnswers(db, report.assignment, uids)
  const shown = { nameOf: namesIn(report, null), cropOf: await cropsOfHandouts(db, assignmentId, answers) }
  const { data, formulas, pictures, crops } = studentHandouts(report, answers, shown, language)
  if (data.students.length === 0) return null
  const withCrops = { formulas, pictures: await withSheetCrops(db, pictures, crops) }
  const { bytes } = await pdfOf({ template: 'student-report', data, ...withCrops }, now)
  const [first] = data.students
  // One student's file is named after the student, so that it cannot be taken for the class's.
  const whose = uids?.length === 1 && first !== undefined ? [first.name] : []
  const name = classFileName([report.courseName, ...whose, assignmentName], `${handoutTexts[language].fileEnding}.pdf`)
  return { name, bytes, count: data.students.length }
}
