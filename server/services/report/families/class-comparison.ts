import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { distinctNames } from '#domain/report/distinct-names.ts'
import { number, text } from '#domain/report/report-cell.ts'
import { type ColumnOf, type ReportTable, tableOf } from '#domain/report/report-table.ts'
import { percentWhole } from '#domain/statistics/rounding.ts'
import { summaryOf } from '#domain/statistics/score-summary.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { isAnsweredItem } from '../../answered-item.ts'
import { isMarked } from '../../submission/state-conditions.ts'
import { submissionState } from '../../submission/submission-state.ts'
import { total } from '../../submission/totals.ts'
import { coursesTaughtBy } from '../../classes/taught-by.ts'
import { type Comparer, isComparedBy } from '../comparer.ts'
import type { FamilyFacts } from './facts.ts'

/** The begun assignments with the same paper, or another version of it, in the classes that somebody may see. */
function comparedAssignments(db: Executor, paperId: number, comparer: Comparer, now: Date) {
  const given = alias(paper, 'given_paper')
  return db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      beginTime: assignment.beginTime,
      courseName: course.courseName,
      score: assignment.score,
      isOwn: sql<boolean>`${course.courseId} in ${coursesTaughtBy(comparer.uid)}`,
    })
    .from(given)
    .innerJoin(
      paper,
      sql`coalesce(${paper.firstVersionId}, ${paper.paperId}) = coalesce(${given.firstVersionId}, ${given.paperId})`,
    )
    .innerJoin(assignment, eq(assignment.paperId, paper.paperId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .where(
      and(
        eq(given.paperId, paperId),
        isNotNull(assignment.publishedAt),
        lte(assignment.beginTime, now),
        isComparedBy(comparer),
      ),
    )
    .orderBy(course.courseName, assignment.assignmentId)
}

const submissionsOf = (db: Executor, assignmentIds: readonly number[]) =>
  db
    .select({
      assignmentId: submission.assignmentId,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
      total,
    })
    .from(submission)
    .where(inArray(submission.assignmentId, [...assignmentIds]))

const itemSums = (db: Executor, assignmentIds: readonly number[]) =>
  db
    .select({
      assignmentId: submission.assignmentId,
      itemId: answer.itemId,
      sum: sql<number>`sum(coalesce(${answer.score}, 0))::int`,
      full: sql<number>`sum(${paperItem.score})::int`,
    })
    .from(submission)
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(paperItem, isAnsweredItem)
    .where(and(inArray(submission.assignmentId, [...assignmentIds]), isMarked))
    .groupBy(submission.assignmentId, answer.itemId)

/** The same paper in several classes: one row per class, and each item's facility in each of them. */
export async function comparisonTables(
  db: Executor,
  { report, items }: FamilyFacts,
  comparer: Comparer,
  now: Date,
): Promise<readonly ReportTable[]> {
  const assignments = await comparedAssignments(db, report.assignment.paperId, comparer, now)
  const ids = assignments.map(({ assignmentId }) => assignmentId)
  const rows = ids.length === 0 ? [] : await submissionsOf(db, ids)
  const sums = ids.length === 0 ? [] : await itemSums(db, ids)
  const byAssignment = groupedBy(rows, ({ assignmentId }) => assignmentId)
  const names = namesOf(assignments)
  const classes = assignments.map(({ assignmentId, score, isOwn }, index): ComparedClass => {
    const submissions = byAssignment.get(assignmentId) ?? []
    const totals = submissions.filter((row) => submissionState(row) === 'marked').map(({ total }) => total)
    const name = names[index] ?? ''
    return { assignmentId, name, isOwn, assigned: submissions.length, totals, summary: summaryOf(totals, score) }
  })
  const sumOf = new Map(sums.map((one) => [`${one.assignmentId} ${one.itemId}`, one]))
  return [classTable(classes), itemTable(items, classes, (id, itemId) => sumOf.get(`${id} ${itemId}`) ?? null)]
}

/** The same class may have had the paper twice. */
const namesOf = (assignments: Awaited<ReturnType<typeof comparedAssignments>>) =>
  distinctNames(assignments, [
    ({ courseName }) => shortClassName(courseName),
    ({ beginTime }) => schoolDay(beginTime).slice(5),
    ({ assignmentName }) => assignmentName,
  ])

interface ComparedClass {
  readonly assignmentId: number
  readonly name: string
  readonly isOwn: boolean
  readonly assigned: number
  readonly totals: readonly number[]
  readonly summary: ReturnType<typeof summaryOf>
}

const classTable = (classes: readonly ComparedClass[]): ReportTable =>
  tableOf(
    'classes',
    classes,
    [
      { id: 'className', cell: ({ name }) => text(name) },
      { id: 'assigned', cell: ({ assigned }) => number(assigned, 'whole') },
      { id: 'marked', cell: ({ totals }) => number(totals.length, 'whole') },
      { id: 'mean', cell: ({ summary }) => number(summary?.mean ?? null, 'mean', 10) },
      { id: 'median', cell: ({ summary }) => number(summary?.median ?? null, 'mean', 10) },
      { id: 'deviation', cell: ({ summary }) => number(summary?.deviation ?? null, 'mean', 10) },
      { id: 'highest', cell: ({ summary }) => number(summary?.highest ?? null, 'points', 10) },
      { id: 'lowest', cell: ({ summary }) => number(summary?.lowest ?? null, 'points', 10) },
      {
        id: 'passRate',
        cell: ({ summary, totals }) => number(summary && percentWhole(summary.passed, totals.length), 'percent'),
      },
    ],
    ({ assignmentId, isOwn }) => (isOwn ? { kind: 'assignment', id: assignmentId } : null),
  )

const itemTable = (
  items: FamilyFacts['items'],
  classes: readonly ComparedClass[],
  sumOf: (assignmentId: number, itemId: number) => { readonly sum: number; readonly full: number } | null,
): ReportTable =>
  tableOf(
    'classItems',
    items,
    [
      { id: 'no', cell: ({ item }) => number(item.no, 'whole') },
      { id: 'knowledge', cell: ({ item }) => text(item.knowledge) },
      ...classes.map(({ assignmentId, name }): ColumnOf<FamilyFacts['items'][number]> => ({
        id: 'facility',
        heading: name,
        cell: ({ item }) => {
          const found = sumOf(assignmentId, item.itemId)
          return number(found === null || found.full === 0 ? null : percentWhole(found.sum, found.full), 'percent')
        },
      })),
    ],
    ({ item }) => ({ kind: 'item', id: item.itemId }),
  )
