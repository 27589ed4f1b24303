import { type ClassReport, report } from '#api/contract/groups/report.ts'
import type { Language } from '#domain/portal/language.ts'
import { withListedRows } from '#domain/report/listed-rows.ts'
import { familyTexts } from '#domain/report/families.texts.ts'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { classFileName, reportFileName } from '../files/file-names.ts'
import { isStillBlind } from '../blind-assignments.ts'
import { implement } from '../implement.ts'
import { ownsSchool } from '../ownership/ownership.ts'
import { reportFile } from '../print/report-file.ts'
import { findSubmission } from '../student/student-result.ts'
import { isScoreOut } from '../submission/submission-state.ts'
import { classReport, findClass } from './class-report.ts'
import { type FamilyAsked, familyReport } from './families/families.ts'
import { handoutFile } from './handout/handout-file.ts'
import { withHiddenNames, withoutIdentities } from './handout/hidden-names.ts'
import { wordReport } from './handout/word-report.ts'
import { reportWorkbook } from './report-workbook.ts'
import { workbookTexts } from './report-workbook.texts.ts'
import { itemSubmissions, studentPages, studentSubmission } from './submission-queries.ts'
import type { Comparer } from './comparer.ts'
import { tableWorkbook } from './table-workbook.ts'
import { oftenWrongTable } from './track/often-wrong.ts'
import { shownTrack } from './track/shown-track.ts'
import { studentTrend } from './track/student-trend.ts'
import { readTrack } from './track/track.ts'
import { totalsElsewhere } from './track/totals-elsewhere.ts'
import type { Days } from './track/track-queries.ts'
import { progressTable, scoresTable, assignmentsTable } from './track/track-tables.ts'
import { wireTable } from './wire-table.ts'

export const reportHandlers = implement(report, {
  class: (asked, context) => shownReport(asked, context),
  exportClass: async ({ handedIn, bookId, ...asked }, context) => {
    const answer = await shownReport(asked, context)
    return {
      name: nameOfFile(answer, context.language, 'xlsx'),
      type: report.exportClass.output.file,
      bytes: await reportWorkbook(answer, withListedRows(answer, { handedIn, bookId }), context.language),
    }
  },
  wordOfClass: async (asked, context) => {
    const answer = await shownReport(asked, context)
    return {
      name: nameOfFile(answer, context.language, 'docx'),
      type: report.wordOfClass.output.file,
      bytes: await reportFile(wordReport(answer, context.language), context.now),
    }
  },
  handouts: async ({ uids, ...asked }, context) => {
    if (await isStillBlind(context.db, asked.assignmentId)) return context.fail('stillBlind')
    const file = await handoutFile(await shownReport(asked, context), uids, context)
    if (file === null) return context.fail('notSubmitted')
    context.countRows(file.count)
    return { name: file.name, type: report.handouts.output.file, bytes: file.bytes }
  },
  ownHandout: async ({ assignmentId }, { db, caller, now, language, fail }) => {
    const work = await findSubmission(db, assignmentId, caller.uid)
    if (work.submittedAt === null) return fail('notSubmitted')
    if (!isScoreOut(work)) return fail('scoresNotPublished')
    const found = await classReport(db, assignmentId, now)
    const shown = work.showsMean ? found : { ...found, statistics: null }
    const file = await handoutFile(shown, [caller.uid], { db, now, language })
    if (file === null) return fail('notSubmitted')
    return { name: file.name, type: report.ownHandout.output.file, bytes: file.bytes }
  },
  student: async ({ assignmentId, uid }, { db, language, fail }) => {
    if (await isStillBlind(db, assignmentId)) return fail('stillBlind')
    return (await studentSubmission(db, assignmentId, uid, language)) ?? fail('notSubmitted')
  },
  pages: async ({ assignmentId, uid }, { db, fail }) => {
    if (await isStillBlind(db, assignmentId)) return fail('stillBlind')
    const pages = await studentPages(db, assignmentId, uid)
    return pages === null ? fail('notSubmitted') : { pages }
  },
  item: async ({ assignmentId, itemId }, { db, fail, countRows }) => {
    if (await isStillBlind(db, assignmentId)) return fail('stillBlind')
    const submissions = await itemSubmissions(db, assignmentId, itemId)
    if (submissions === null) return fail('itemUnknown')
    countRows(submissions.list.length)
    return submissions
  },
  family: async (asked, context) => {
    if (await isStillBlind(context.db, asked.assignmentId)) return context.fail('stillBlind')
    const answer = await familyOf(asked, context)
    context.countRows(answer.assignment.assignedCount)
    return answer
  },
  exportFamily: async (asked, context) => {
    const { language } = context
    if (await isStillBlind(context.db, asked.assignmentId)) return context.fail('stillBlind')
    const { assignment, courseName, tables } = await familyOf(asked, context)
    context.countRows(assignment.assignedCount)
    return {
      name: reportFileName(courseName, assignment.assignmentName, familyTexts[language][asked.family]),
      type: report.exportFamily.output.file,
      bytes: await tableWorkbook(tables, language),
    }
  },
  trend: async ({ courseId, ...days }, context) => {
    const { courseName, assignments } = await readTrack(context.db, courseId, days, context.now)
    return { courseName, table: wireTable(assignmentsTable(assignments, await elsewhere(courseId, days, context))) }
  },
  progressList: async ({ courseId, anonymous, ...days }, context) => {
    const { track, nameOf } = await shownTrack(context.db, { courseId, days, anonymous }, context)
    context.countRows(track.students.length)
    return { table: wireTable(progressTable(track, nameOf)) }
  },
  scoreList: async ({ courseId, anonymous, ...days }, context) => {
    const { track, nameOf } = await shownTrack(context.db, { courseId, days, anonymous }, context)
    context.countRows(track.students.length)
    return { table: wireTable(scoresTable(track, nameOf)) }
  },
  oftenWrong: async ({ courseId, ...days }, { db, now }) => ({
    table: wireTable(await oftenWrongTable(db, courseId, days, now)),
  }),
  studentTrend: async ({ courseId, studentId, anonymous, ...days }, context) =>
    (await studentTrend(context.db, { courseId, studentId, days, anonymous }, context)) ??
    context.fail('studentNotInClass'),
  exportStudentTrend: async ({ courseId, studentId, anonymous, ...days }, context) => {
    const found = await studentTrend(context.db, { courseId, studentId, days, anonymous }, context)
    if (found === null) return context.fail('studentNotInClass')
    const { language } = context
    return {
      name: reportFileName(found.courseName, found.realname, studentTrackFile[language]),
      type: report.exportStudentTrend.output.file,
      bytes: await tableWorkbook([found.table], language),
    }
  },
  exportTrack: async ({ courseId, anonymous, ...days }, context) => {
    const { db, now, language, countRows } = context
    const { track, nameOf } = await shownTrack(db, { courseId, days, anonymous }, context)
    countRows(track.students.length)
    const tables = [
      assignmentsTable(track.assignments, await elsewhere(courseId, days, context)),
      progressTable(track, nameOf),
      await oftenWrongTable(db, courseId, days, now),
      scoresTable(track, nameOf),
    ]
    return {
      name: classFileName([track.courseName], trackFile[language]),
      type: report.exportTrack.output.file,
      bytes: await tableWorkbook(tables, language),
    }
  },
})

/** The class report, with its students' identities hidden during blind marking. */
async function shownReport(
  { assignmentId, anonymous = false }: { readonly assignmentId: number; readonly anonymous?: boolean | undefined },
  { db, now, language, countRows }: Context & { readonly countRows: (rows: number) => void },
): Promise<ClassReport> {
  const { report: answer, hidesNames } = await findClass(db, assignmentId, now)
  countRows(answer.students.length)
  if (hidesNames) return withoutIdentities(answer, language)
  return anonymous ? withHiddenNames(answer, language) : answer
}

const nameOfFile = ({ courseName, assignment }: ClassReport, language: Language, extension: string): string =>
  classFileName([courseName, assignment.assignmentName], `${workbookTexts[language].fileEnding}.${extension}`)

const trackFile: Readonly<Record<Language, string>> = { 'zh-CN': '班级学情.xlsx', en: 'Class progress.xlsx' }

const studentTrackFile: Readonly<Record<Language, string>> = { 'zh-CN': '学生学情', en: 'Student progress' }

interface Context {
  readonly db: Executor
  readonly now: Date
  readonly language: Language
  readonly caller: SignedIn
}

async function familyOf(asked: FamilyAsked, { db, now, language, caller }: Context) {
  return familyReport(db, asked, { now, language, comparer: await comparerOf(db, caller) })
}

async function comparerOf(db: Executor, caller: SignedIn): Promise<Comparer> {
  const { uid, schoolId } = caller
  return { uid, schoolId, ownsSchool: await ownsSchool(db, caller) }
}

const elsewhere = async (courseId: number, days: Days, { db, now, caller }: Omit<Context, 'language'>) =>
  totalsElsewhere(db, courseId, days, await comparerOf(db, caller), now)
