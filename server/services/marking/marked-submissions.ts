import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Submission } from '#api/contract/groups/marking.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { mayMark } from '#domain/marking/join-marks.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, mark, submission } from '#server/database/schema/assignments.ts'
import { annotation, answerNote, doubleMark, settlement } from '#server/database/schema/marking.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { isAnsweredItem } from '../answered-item.ts'
import { handleOf } from '../blind-assignments.ts'
import { isSubmitted } from '../submission/state-conditions.ts'
import type { DoubleRule, MarkingRule } from './marking-rule.ts'
import { isForPerson } from './written-items.ts'

interface Asked {
  readonly assignmentId: number
  readonly itemId: number
  readonly markerId: number
}

interface AskedOne extends Asked {
  readonly submissionId: number
}

/**
 * The answers to one item by the students who have handed in: in roster order with their names, or with neither. Each
 * of two markers sees only their own mark, and what waits for them.
 */
export async function findSubmissions(db: Executor, rule: MarkingRule, asked: Asked): Promise<Submission[]> {
  const marked = await shownTo(db, rule, asked)
  const { blindSeed } = rule
  if (blindSeed === null) return marked.map(({ student, ...row }) => ({ ...row, student }))
  return marked
    .map((row) => ({ ...row, student: null, submissionId: handleOf(blindSeed, asked.markerId, row.submissionId) }))
    .toSorted((one, other) => one.submissionId - other.submissionId)
}

/** Whether a submission is among those shown to the marker. */
export const isShownTo = async (db: Executor, rule: MarkingRule, asked: AskedOne): Promise<boolean> =>
  (await shownTo(db, rule, asked)).length > 0

/** Whether a marker may act on an answer: with double marking only if it is shown to them. */
export const isTheirs = async (db: Executor, rule: MarkingRule, asked: AskedOne): Promise<boolean> =>
  rule.double === null || isShownTo(db, rule, asked)

async function shownTo(db: Executor, rule: MarkingRule, asked: Asked | AskedOne): Promise<readonly Row[]> {
  const rows = await readSubmissions(db, asked)
  return rule.double === null ? rows.map(asGiven) : ownMarks(db, rule.double, asked, rows)
}

type ReadRow = Awaited<ReturnType<typeof readSubmissions>>[number]

const asGiven = ({ settled: _settled, ...row }: ReadRow) => row

type Row = ReturnType<typeof asGiven>

const marker = alias(user, 'marker')

async function readSubmissions(db: Executor, { assignmentId, itemId, markerId, ...one }: Asked | AskedOne) {
  const last = db
    .select({ markerId: mark.markerId })
    .from(mark)
    .where(and(eq(mark.submissionId, answer.submissionId), eq(mark.itemId, answer.itemId), isNotNull(answer.score)))
    .orderBy(desc(mark.markId))
    .limit(1)
    .as('last')
  const rows = await db
    .select({
      submissionId: submission.submissionId,
      round: submission.round,
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      submittedAt: submission.submittedAt,
      value: answer.value,
      score: answer.score,
      criteria: sql<number[] | null>`${answer.criteria}`,
      comment: answer.comment,
      otherMarker: marker.realname,
      rev: answer.rev,
      isFlagged: sql<boolean>`${answerNote.notedAt} is not null`,
      shapes: sql<Submission['shapes'] | null>`${annotation.shapes}`,
      shapesRev: annotation.rev,
      settled: settlement.score,
    })
    .from(submission)
    .innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, itemId)))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(paperItem, isAnsweredItem)
    .innerJoin(user, eq(user.uid, submission.uid))
    .leftJoinLateral(last, sql`true`)
    .leftJoin(marker, and(eq(marker.uid, last.markerId), ne(marker.uid, markerId)))
    .leftJoin(answerNote, and(ofAnswer(answerNote), eq(answerNote.kind, 'flag')))
    .leftJoin(annotation, ofAnswer(annotation))
    .leftJoin(settlement, ofAnswer(settlement))
    .where(
      and(
        eq(submission.assignmentId, assignmentId),
        'submissionId' in one ? eq(submission.submissionId, one.submissionId) : undefined,
        isSubmitted,
        isForPerson,
      ),
    )
    .orderBy(user.username)
  return rows.map(({ uid, username, realname, submittedAt, shapes, shapesRev, ...row }) => ({
    ...row,
    student: { uid, username, realname, submittedAt: submittedAt?.toISOString() ?? '' },
    shapes: shapes ?? [],
    shapesRev: shapesRev ?? 0,
  }))
}

const ofAnswer = (table: typeof answerNote | typeof annotation | typeof settlement) =>
  and(eq(table.submissionId, answer.submissionId), eq(table.itemId, answer.itemId))

/** The rows that the marker may mark, with their own mark instead of the joint one. */
async function ownMarks(
  db: Executor,
  double: DoubleRule,
  { assignmentId, itemId, markerId }: Asked,
  rows: readonly ReadRow[],
): Promise<Row[]> {
  const marks = await db
    .select({
      submissionId: doubleMark.submissionId,
      markerId: doubleMark.markerId,
      score: doubleMark.score,
      criteria: sql<number[]>`${doubleMark.criteria}`,
      comment: doubleMark.comment,
      rev: doubleMark.rev,
    })
    .from(doubleMark)
    .innerJoin(submission, eq(submission.submissionId, doubleMark.submissionId))
    .where(and(eq(submission.assignmentId, assignmentId), eq(doubleMark.itemId, itemId)))
    .orderBy(doubleMark.markedAt, doubleMark.markerId)
  const bySubmission = new Map<number, typeof marks>()
  for (const mark of marks) bySubmission.set(mark.submissionId, [...(bySubmission.get(mark.submissionId) ?? []), mark])
  return rows.flatMap(({ settled, ...row }) => {
    const given = bySubmission.get(row.submissionId) ?? []
    const own = given.find((mark) => mark.markerId === markerId)
    // An empty answer gets 0 automatically and waits for nobody, until somebody gives it a mark.
    const isAutomatic = given.length === 0 && row.score !== null && !hasAnswer(row.value)
    if (own === undefined && !isAutomatic && !mayMark(double, { marks: given, settled }, markerId)) return []
    const { score, criteria, comment, rev } = own ?? (isAutomatic ? { ...row, rev: 0 } : unmarked)
    return [{ ...row, score, criteria, comment, rev, otherMarker: null }]
  })
}

const unmarked = { score: null, criteria: null, comment: '', rev: 0 }
