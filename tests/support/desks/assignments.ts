import type { Database } from '#server/database/database.ts'
import { correction as corrections } from '#api/contract/areas/correction.ts'
import { handover } from '#api/contract/areas/handover.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { assignmentException, correction } from '#server/database/schema/assignment-exceptions.ts'
import { answer, mark, reminder, submission, assignment } from '#server/database/schema/assignments.ts'
import { addDeskHandover } from './handover.ts'
import { type DeskPaper, fullScore } from './paper.ts'
import type { AssignmentStage, SampleValues } from '#tests/support/service/sample-input.ts'
import { hour } from '#domain/time/units.ts'

export interface GivenDesk {
  readonly courseId: number
  readonly teacherId: number
  readonly studentIds: readonly [number, number]
  readonly canary: string
  readonly paper: DeskPaper
}

export interface DeskAssignments {
  readonly assignments: Readonly<Record<AssignmentStage, number>>
  /** What the first student submitted to the running assignment; waiting to be marked. */
  readonly submissionId: number
  /** Values for the endpoints about corrections. */
  readonly assignmentsOf: (endpoint: EndpointData) => SampleValues
}

const states = [
  'unpublished',
  'notStarted',
  'running',
  'finished',
  'scored',
] as const satisfies readonly AssignmentStage[]

type NewAssignment = typeof assignment.$inferInsert

type NewSubmission = typeof submission.$inferInsert

/**
 * An assignment in each state. In the running one the first student's script waits for marking; the ended ones are
 * marked.
 */
export async function addDeskAssignments(db: Database, desk: GivenDesk, now: Date): Promise<DeskAssignments> {
  const rows = await db
    .insert(assignment)
    .values(states.map((state) => newAssignment(desk, state, now)))
    .returning({ assignmentId: assignment.assignmentId })
  const [unpublished = 0, notStarted = 0, running = 0, finished = 0, scored = 0] = rows.map(
    ({ assignmentId }) => assignmentId,
  )
  const assignments = { unpublished, notStarted, running, finished, scored }
  const submissions = await db
    .insert(submission)
    .values(newSubmissions(desk, assignments, now))
    .returning({ submissionId: submission.submissionId })
  const [open = 0, , , , ...done] = submissions.map(({ submissionId }) => submissionId)
  await addAnswers(db, desk, { open, done, now })
  await addDealings(db, desk, running, now)
  const corrected = done.at(-2) ?? 0
  const answeredAt = at(now, -0.2)
  await db.insert(correction).values({
    submissionId: corrected,
    itemId: desk.paper.writtenId,
    value: `订正 ${desk.canary}`,
    tries: 1,
    answeredAt,
  })
  const { courseId, teacherId } = desk
  const besideId = await addDeskHandover(db, { assignmentId: unpublished, courseId, teacherId })
  const values: ReadonlyMap<string, SampleValues> = new Map([
    [handover.offer.path, { teacherId: besideId }],
    [corrections.answer.path, { itemId: desk.paper.blankId }],
    [corrections.decide.path, { submissionId: corrected, answeredAt: answeredAt.toISOString() }],
  ])
  return { assignmentsOf: ({ path }) => values.get(path) ?? {}, assignments, submissionId: open }
}

function newSubmissions(
  { studentIds, paper, canary }: GivenDesk,
  { notStarted, running, finished, scored }: DeskAssignments['assignments'],
  now: Date,
): NewSubmission[] {
  const [first, second] = studentIds
  const handedIn = { startedAt: at(now, -1.5), submittedAt: at(now, -1.2), objectiveScore: 50 }
  const marked = { ...handedIn, writtenScore: 150 }
  return [
    { assignmentId: running, uid: first, ...handedIn, unmarkedCount: 1 },
    { assignmentId: running, uid: second, draft: { [paper.blankId]: canary }, draftSavedAt: at(now, -0.5) },
    { assignmentId: notStarted, uid: first },
    { assignmentId: notStarted, uid: second },
    ...[finished, scored].flatMap((assignmentId) => studentIds.map((uid) => ({ assignmentId, uid, ...marked }))),
  ]
}

interface HandedIn {
  /** Waits for marking. */
  readonly open: number
  readonly done: readonly number[]
  readonly now: Date
}

async function addAnswers(db: Database, desk: GivenDesk, { open, done, now }: HandedIn): Promise<void> {
  await db
    .insert(answer)
    .values([...answersOf(desk, open, null), ...done.flatMap((submissionId) => answersOf(desk, submissionId, 150))])
  await db.insert(mark).values(
    done.map((submissionId) => ({
      submissionId,
      itemId: desk.paper.writtenId,
      scoreAfter: 150,
      markerId: desk.teacherId,
      createdAt: at(now, -1),
    })),
  )
}

/** The second student was reminded, and has longer. */
async function addDealings(db: Database, desk: GivenDesk, assignmentId: number, now: Date): Promise<void> {
  const { teacherId, canary } = desk
  const ofSecond = { assignmentId, uid: desk.studentIds[1], teacherId }
  await db.insert(reminder).values({ ...ofSecond, sentAt: at(now, -0.5) })
  await db
    .insert(assignmentException)
    .values({ ...ofSecond, endTime: at(now, 3), reason: `原因 ${canary}`, changedAt: at(now, -0.5) })
}

const at = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hour)

function newAssignment(desk: GivenDesk, state: AssignmentStage, now: Date): NewAssignment {
  const isAhead = state === 'unpublished' || state === 'notStarted'
  const isOver = state === 'finished' || state === 'scored'
  return {
    assignmentName: `检测 ${state} ${desk.canary}`,
    courseId: desk.courseId,
    paperId: desk.paper.paperId,
    creatorId: desk.teacherId,
    kind: 'test',
    assignmentType: 1,
    audience: 1,
    beginTime: at(now, isAhead ? 1 : -2),
    endTime: at(now, isOver ? -1 : 2),
    score: fullScore,
    publishedAt: state === 'unpublished' ? null : at(now, -3),
    scoreTime: state === 'scored' ? at(now, -0.5) : null,
    createdAt: at(now, -4),
  }
}

const answersOf = ({ paper, canary }: GivenDesk, submissionId: number, written: number | null) => [
  { submissionId, itemId: paper.singleId, value: 'B', score: 50 },
  { submissionId, itemId: paper.blankId, value: `answer ${canary}`, score: 0 },
  {
    submissionId,
    itemId: paper.writtenId,
    value: `作文 ${canary}`,
    score: written,
    criteria: written === null ? null : [50, 60, 40],
    comment: written === null ? '' : `评语 ${canary}`,
  },
]
