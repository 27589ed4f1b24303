import { inArray } from 'drizzle-orm'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { student } from '#api/contract/groups/student.ts'
import { type EndpointData, type InputOf } from '#api/contract/endpoint.ts'
import { type OpenDatabase, openDatabase } from '#server/database/database.ts'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { request, type TestClient } from '#tests/support/service/test-client.ts'
import type { BenchClass } from './bench-class.ts'
import type { Shot } from './load.ts'

/** A page's request, ready to be sent again with the same key. */
export async function shotFor<E extends EndpointData>(
  endpoint: E,
  input: InputOf<E>,
  caller: TestClient,
): Promise<Shot> {
  const sent = request(endpoint, input, caller)
  return {
    path: endpoint.path,
    headers: Object.fromEntries(sent.headers),
    body: new Uint8Array(await sent.arrayBuffer()),
  }
}

/** The teacher's list of assignments as its page asks for it. */
export const listShot = ({ teacher, courseId }: Pick<BenchClass, 'teacher' | 'courseId'>): Promise<Shot> =>
  shotFor(
    assigning.list,
    {
      courseId,
      assignmentStatus: [0],
      viewed: -1,
      scoreFilter: 0,
      assignmentType: 0,
      sortBy: 'beginTime',
      sort: 'DESC',
      pager: { currentPage: 1, pageSize: 15 },
    },
    teacher,
  )

const writingOf = ({ itemIds }: BenchClass): number => itemIds.at(-1) ?? 0

/** The first half of the class has handed in, and is waiting for its writing to be marked. */
const handedInOf = ({ submissionIds }: BenchClass): readonly number[] =>
  submissionIds.slice(0, submissionIds.length / 2)

export async function handInFirstHalf({ db, pool }: OpenDatabase, work: BenchClass): Promise<void> {
  const handedIn = handedInOf(work)
  const now = new Date()
  await db
    .update(submission)
    .set({ submittedAt: now, startedAt: now, unmarkedCount: 1 })
    .where(inArray(submission.submissionId, [...handedIn]))
  await db
    .insert(answer)
    .values(handedIn.map((submissionId) => ({ submissionId, itemId: writingOf(work), value: 'I get up at eight.' })))
  await pool.query('analyze')
}

/** Alternates a mark for the first half with a hand-in by the second, each to be sent once. */
export async function workShots(work: BenchClass): Promise<readonly Shot[]> {
  const { assignmentId, teacher, students, itemIds } = work
  const answers = Object.fromEntries(itemIds.map((itemId) => [String(itemId), 'B']))
  const mark = { assignmentId, itemId: writingOf(work), criteria: [50, 60, 40], round: 0, rev: 0 }
  const handedIn = handedInOf(work)
  const pairs = handedIn.map((submissionId, index) => {
    const writer = students[handedIn.length + index] ?? teacher
    return [
      shotFor(marking.save, { ...mark, submissionId }, teacher),
      shotFor(student.submit, { assignmentId, answers }, writer),
    ]
  })
  return Promise.all(pairs.flat())
}

/** How many of these are in the database. */
export async function countKept(location: DatabaseLocation, work: BenchClass): Promise<number> {
  const { db, close } = await openDatabase(location)
  const rows = await db
    .select()
    .from(submission)
    .where(inArray(submission.submissionId, [...work.submissionIds]))
  await close()
  const handedIn = new Set(handedInOf(work))
  return rows.filter(({ submissionId, writtenScore, submittedAt }) =>
    handedIn.has(submissionId) ? writtenScore === 150 : submittedAt !== null,
  ).length
}
