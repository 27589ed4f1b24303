import { eq, inArray } from 'drizzle-orm'
import type { assigning } from '#api/contract/groups/assigning.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { audiences } from '#domain/assignments/audiences.ts'
import { beginOfTurn } from '#domain/assignments/turns.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { type DeclaredOf, Gone, type HandlerContext } from '#server/core/implement.ts'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { paper } from '#server/database/schema/papers.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { unfinishedQuestions } from '../paper/stored-paper.ts'
import { hasFeature } from '../platform/feature-gate.ts'
import { archivedAmong, approvedMembers, assignTo } from './assigned-students.ts'
import { writeTurns } from './begin-turns.ts'
import { type LockedAssignment, lockAssignments, lockSubmissions } from './locked-assignment.ts'
import { leavesNoTime } from './time-left.ts'

type SaveInput = InputOf<typeof assigning.save>

type Errors = typeof assigning.save.errors

type Refusal = DeclaredOf<Errors>

type Context = HandlerContext<Executor, Errors> & { readonly caller: SignedIn }

/**
 * Saves an assignment for each class and returns their ids, or why not. A new one is unpublished; a published one that
 * has not begun stays published and is assigned anew. Chosen students are fixed from now on, the members of a whole
 * class only when it is published.
 */
export async function saveAssignments(input: SaveInput, context: Context): Promise<number[] | Refusal> {
  const { db, caller, now, fail } = context
  const before = await lockAssignments(db, input.assignmentIds ?? [], now)
  const kept = new Map(before.map((one) => [one.courseId, one]))
  const leftOut = before.filter((one) => !input.courseIds.includes(one.courseId) || kept.get(one.courseId) !== one)
  const row = await paperOf(db, input.paperId)
  const { score, itemCount, removedAt } = row
  if (removedAt !== null && before.length === 0) throw new Gone()
  const refusal =
    changeRefusal(before, leftOut, context) ??
    inputRefusal(input, itemCount, context) ??
    (await kindRefusal(input, before, context))
  if (refusal !== null) return refusal
  const questions = await unfinishedQuestions(db, row)
  if (questions.length > 0) return fail('paperUnfinished', { questions })
  const opened = await openedAmong(db, before)
  if (opened !== undefined) return fail('alreadyStarted', { courseId: opened.courseId })
  const [archivedId] = await archivedAmong(db, input.courseIds)
  if (archivedId !== undefined) return fail('courseArchived', { courseId: archivedId })
  await removeAssignments(db, leftOut)
  const assignmentIds: number[] = []
  for (const [index, courseId] of input.courseIds.entries()) {
    const members = await approvedMembers(db, courseId)
    const unfit = studentsRefusal(input, members)
    if (unfit !== null) return fail(unfit, { courseId })
    const { groupMinutes } = turnOf(input, index)
    const one = kept.get(courseId)
    const assignmentId = await writeAssignment(db, input, {
      assignmentId: one?.assignmentId,
      courseId,
      score,
      creatorId: caller.uid,
      now,
      ...turnOf(input, index),
    })
    await writeTurns(db, { assignmentId, courseId, groupMinutes, now, chosen: chosenOf(input) })
    await assignTo(db, assignmentId, studentsOf(input, members, one?.publishedAt != null))
    if (await leavesNoTime(db, assignmentId)) return fail('noTimeLeft', { courseId })
    assignmentIds.push(assignmentId)
  }
  return assignmentIds
}

/** Why the existing assignments cannot be changed, or those of dropped classes cannot be deleted. */
function changeRefusal(
  before: readonly LockedAssignment[],
  leftOut: readonly LockedAssignment[],
  { fail }: Context,
): Refusal | null {
  const begun = before.find(hasBegun)
  if (begun !== undefined) return fail('alreadyStarted', { courseId: begun.courseId })
  const out = leftOut.find(({ publishedAt }) => publishedAt !== null)
  return out === undefined ? null : fail('alreadyPublished', { courseId: out.courseId })
}

const hasBegun = ({ status }: LockedAssignment): boolean =>
  status !== assignmentStatuses.unpublished && status !== assignmentStatuses.notStarted

/** Mistakes in the input that do not depend on the class; times are ISO 8601 in UTC. */
function inputRefusal(
  { beginTime, endTime, audience, uids, courseIds, minutesApart = 0 }: SaveInput,
  itemCount: number,
  { now, fail }: Context,
): Refusal | null {
  const end = Date.parse(endTime)
  if (itemCount === 0) return fail('paperEmpty')
  const lastBegin = beginOfTurn(new Date(beginTime), courseIds.length - 1, minutesApart)
  if (end <= lastBegin.getTime()) return fail('endBeforeBegin')
  if (end <= now.getTime()) return fail('endInPast')
  return audience === audiences.chosenStudents && uids.length === 0 ? fail('noStudents') : null
}

/** A composition is assigned by a granted feature only; one that was assigned while it was open can still be changed. */
async function kindRefusal(
  { kind }: SaveInput,
  before: readonly LockedAssignment[],
  { db, caller, now, fail }: Context,
): Promise<Refusal | null> {
  if (kind !== 'composition' || before.some((one) => one.kind === 'composition')) return null
  return (await hasFeature(db, caller, 'assignComposition', now)) ? null : fail('compositionClosed')
}

/** Requires that somebody has to hand in, and that all chosen students are in the class. */
function studentsRefusal(
  { audience, uids }: SaveInput,
  members: readonly number[],
): 'courseEmpty' | 'studentNotInClass' | null {
  if (audience === audiences.wholeClass) return members.length === 0 ? 'courseEmpty' : null
  const inClass = new Set(members)
  return uids.every((uid) => inClass.has(uid)) ? null : 'studentNotInClass'
}

/** The chosen students; null for the whole class. */
const chosenOf = ({ audience, uids }: SaveInput): number[] | null =>
  audience === audiences.chosenStudents ? [...new Set(uids)] : null

const studentsOf = (input: SaveInput, members: readonly number[], isPublished: boolean): readonly number[] =>
  chosenOf(input) ?? (isPublished ? members : [])

/** Locks the paper until it is assigned: anybody editing it meanwhile waits, and then makes a new version. */
async function paperOf(db: Executor, paperId: number) {
  const [row] = await db.select().from(paper).where(eq(paper.paperId, paperId)).for('key share')
  if (row === undefined) throw new Gone()
  return row
}

async function removeAssignments(db: Executor, assignments: readonly LockedAssignment[]): Promise<void> {
  const assignmentIds = assignments.map(({ assignmentId }) => assignmentId)
  if (assignmentIds.length > 0) await db.delete(assignment).where(inArray(assignment.assignmentId, assignmentIds))
}

interface AssignmentToWrite {
  /** The assignment to change; undefined for a new one. */
  readonly assignmentId: number | undefined
  readonly courseId: number
  readonly score: number
  readonly creatorId: number
  readonly now: Date
  readonly beginTime: Date
  readonly groupMinutes: number | null
}

/** When a class begins in its turn; a single class has turns by its groups. */
function turnOf({ courseIds, beginTime, minutesApart }: SaveInput, index: number) {
  const begin = new Date(beginTime)
  if (courseIds.length === 1) return { beginTime: begin, groupMinutes: minutesApart ?? null }
  return { beginTime: beginOfTurn(begin, index, minutesApart ?? 0), groupMinutes: null }
}

async function writeAssignment(
  db: Executor,
  input: SaveInput,
  { assignmentId, courseId, score, creatorId, now, beginTime, groupMinutes }: AssignmentToWrite,
): Promise<number> {
  const { assignmentIds: _assignmentIds, courseIds: _courseIds, uids: _uids, minutesApart: _apart, ...fields } = input
  const values = {
    ...fields,
    courseId,
    beginTime,
    groupMinutes,
    endTime: new Date(input.endTime),
    duration: input.duration ?? null,
    score,
  }
  if (assignmentId !== undefined) {
    await db.update(assignment).set(values).where(eq(assignment.assignmentId, assignmentId))
    return assignmentId
  }
  const [row] = await db
    .insert(assignment)
    .values({ ...values, creatorId, createdAt: now })
    .returning({ assignmentId: assignment.assignmentId })
  if (row === undefined) throw new Error('The database returned no id')
  return row.assignmentId
}

/** The first of these that a student has opened: a student with a start of their own may start before the others. */
async function openedAmong(db: Executor, before: readonly LockedAssignment[]): Promise<LockedAssignment | undefined> {
  for (const one of before)
    if ((await lockSubmissions(db, one.assignmentId)).some(({ startedAt }) => startedAt !== null)) return one
  return undefined
}
