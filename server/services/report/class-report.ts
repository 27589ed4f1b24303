import type { ClassReport, ItemReport, StudentReport } from '#api/contract/groups/report.ts'
import { familiesOf } from '#domain/report/families.ts'
import { distributionOf } from '#domain/statistics/distribution.ts'
import { discriminationIn, facilityIn } from '#domain/statistics/item-analysis.ts'
import { ranksOf } from '#domain/statistics/ranks.ts'
import { percentWhole, type Ratio, roundedQuotient } from '#domain/statistics/rounding.ts'
import { summaryOf } from '#domain/statistics/score-summary.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { submissionState } from '../submission/submission-state.ts'
import { assignmentRowOf } from '../assigning/assignment-rows.ts'
import { type AnswerGroup, type ClassFacts, classFacts, type ItemRow, type StudentRow } from './class-queries.ts'

/** How many different answers to one item a report lists. */
const mostAnswers = 20

export interface ClassFindings {
  readonly report: ClassReport
  /** Whether nobody may see yet which student is which. */
  readonly hidesNames: boolean
}

/**
 * The results of a class in an assignment: one query. Statistics, distribution and items cover marked submissions
 * (handed in, nothing waiting for a person); students are all who were assigned.
 */
export async function findClass(db: Executor, assignmentId: number, now: Date): Promise<ClassFindings> {
  const facts = await classFacts(db, assignmentId, now)
  if (facts === null) throw new Gone()
  return { report: reportOf(facts), hidesNames: facts.hidesNames }
}

export const classReport = async (db: Executor, assignmentId: number, now: Date): Promise<ClassReport> =>
  (await findClass(db, assignmentId, now)).report

function reportOf({ record, courseSubjectId, hasVersionB, students, items, answers }: ClassFacts): ClassReport {
  const { assignmentInfo, reportData } = assignmentRowOf(record)
  const rows = students.map((row): Student => ({
    ...row,
    submittedAt: row.submittedAt === null ? null : new Date(row.submittedAt),
  }))
  const groups = groupedBy(answers, ({ itemId }) => itemId)
  const totals = rows.filter((row) => submissionState(row) === 'marked').map(totalOf)
  return {
    assignment: assignmentInfo,
    paperTitle: record.paperTitle,
    courseName: record.courseName,
    families: [...familiesOf({ kind: assignmentInfo.kind, subjectId: courseSubjectId, items })],
    counts: reportData,
    hasVersionB,
    statistics: summaryOf(totals, record.score),
    distribution: [...distributionOf(totals, record.score)],
    items: items.map((item) => itemReportOf(item, groups.get(item.itemId) ?? [])),
    students: studentReportsOf(rows, record.score),
  }
}

type Student = Omit<StudentRow, 'submittedAt'> & { readonly submittedAt: Date | null }

const totalOf = ({ objective, written }: Student): number => objective + written

function itemReportOf(item: ItemRow, groups: readonly AnswerGroup[]): ItemReport {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const sum = groups.reduce((points, group) => points + group.count * group.score, 0)
  const facility = facilityIn({ count, sum }, item.score)
  const discrimination = discriminationIn(
    groups.flatMap(({ score, totals }) => totals.map((some) => ({ score, totals: some }))),
    item.score,
  )
  return {
    ...item,
    mean: count === 0 ? null : roundedQuotient(sum, count),
    facility: facility && percentWhole(facility.numerator, facility.denominator),
    discrimination: discrimination && hundredths(discrimination),
    answers: item.kind === 'written' ? [] : groups.slice(0, mostAnswers).map((group) => answerOf(item, group)),
  }
}

const hundredths = ({ numerator, denominator }: Ratio): number => roundedQuotient(numerator * 100, denominator)

const answerOf = (item: ItemRow, { value, count, score }: AnswerGroup): ItemReport['answers'][number] => ({
  value,
  count,
  right: score === item.score,
})

const stateOrder = ['marked', 'unmarked', 'unsubmitted'] as const satisfies readonly StudentReport['state'][]

/**
 * The best first, then those waiting for marking, then those who did not hand in; ties stay in the order of the rows.
 */
function studentReportsOf(rows: readonly Student[], fullMark: number): StudentReport[] {
  const groups = groupedBy(rows, submissionState)
  const marked = (groups.get('marked') ?? []).toSorted((left, right) => totalOf(right) - totalOf(left))
  const ranks = ranksOf(marked.map(totalOf))
  const ordered = stateOrder.flatMap((state) => (state === 'marked' ? marked : (groups.get(state) ?? [])))
  return ordered.map((row, index) => studentReportOf(row, ranks[index] ?? null, fullMark))
}

function studentReportOf(row: Student, rank: number | null, fullMark: number): StudentReport {
  const state = submissionState(row)
  const isMarked = state === 'marked'
  return {
    uid: row.uid,
    username: row.username,
    realname: row.realname,
    state,
    submittedAt: row.submittedAt && row.submittedAt.toISOString(),
    rank,
    total: isMarked ? totalOf(row) : null,
    objective: state === 'unsubmitted' ? null : row.objective,
    written: isMarked ? row.written : null,
    change: isMarked ? changeOf(row, fullMark) : null,
  }
}

/**
 * Percent of the full mark now minus before, in tenths of a percent, rounded once; null without an earlier submission.
 */
function changeOf(row: Student, fullMark: number): number | null {
  const { earlierTotal, earlierFullMark } = row
  if (earlierTotal === null || earlierFullMark === null || earlierFullMark <= 0 || fullMark <= 0) return null
  const difference = totalOf(row) * earlierFullMark - earlierTotal * fullMark
  return roundedQuotient(difference * 1000, fullMark * earlierFullMark)
}
