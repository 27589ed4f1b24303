import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { correction } from '#api/contract/groups/correction.ts'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { ownWrongNote } from '#api/contract/groups/own-wrong-note.ts'
import { correction as correctionTable } from '#server/database/schema/assignment-exceptions.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { wrongRetry } from '#server/database/schema/wrong-notes.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { type CorrectablePaper, correctablePaper } from '#tests/support/worlds/correctable-paper.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
let own: CorrectablePaper
let assignmentId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

beforeEach(async () => {
  own = await correctablePaper(service, world)
  assignmentId = await wronglyAnswered(own.paperId)
})

/** An assignment whose choice, B, both students got wrong, and know it. */
async function wronglyAnswered(paperId: number): Promise<number> {
  const given = await assign(service, world, { paperId }, world.students.slice(0, 2))
  for (const seat of [0, 1]) await own.handIn(given, seat, { [own.singleId]: 'A' })
  await service.db.update(assignment).set({ scoreTime: service.clock.now }).where(eq(assignment.assignmentId, given))
  return given
}

const correctTo = (seat: number, answer: string) =>
  world.students[seat]?.get(correction.answer, { assignmentId, itemId: own.singleId, answer })

const tryTo = (seat: number, value: string) =>
  world.students[seat]?.get(ownWrongNote.retry, { itemId: own.singleId, value })

async function changeKey(choice: 'B' | 'C'): Promise<void> {
  await own.correct({ kind: 'single', choice })
  await service.runJobs()
}

async function undoChange(): Promise<void> {
  const { list } = await world.teacher.get(keyChange.list, { paperId: own.paperId })
  await world.teacher.get(keyChange.undoAll, { paperId: own.paperId, keyChangeIds: [list[0]?.keyChangeId ?? 0] })
  await service.runJobs()
}

/** What was answered again and whether it counts as right, by student. */
async function judgements() {
  const { itemId, value, isRight } = wrongRetry
  const corrected = await service.db
    .select({ value: correctionTable.value, isRight: correctionTable.isRight })
    .from(correctionTable)
    .where(eq(correctionTable.itemId, own.singleId))
    .orderBy(asc(correctionTable.submissionId))
  const tried = await service.db
    .select({ value, isRight })
    .from(wrongRetry)
    .where(eq(itemId, own.singleId))
    .orderBy(asc(wrongRetry.retryId))
  const shown = (rows: typeof tried) => rows.map((row) => `${row.value} ${row.isRight === true ? 'right' : 'wrong'}`)
  return { corrected: shown(corrected), tried: shown(tried) }
}

test('a changed key judges corrections and tries anew, and its undo judges them as before', async () => {
  await correctTo(0, 'C')
  await correctTo(1, 'B')
  await tryTo(0, 'C')
  await tryTo(1, 'B')
  const before = { corrected: ['C wrong', 'B right'], tried: ['C wrong', 'B right'] }
  expect(await judgements()).toEqual(before)
  await changeKey('C')
  expect(await judgements()).toEqual({ corrected: ['C right', 'B wrong'], tried: ['C right', 'B wrong'] })
  await undoChange()
  expect(await judgements()).toEqual(before)
})

test('keys changed together and undone together judge corrections and tries as one does', async () => {
  await correctTo(0, 'C')
  await tryTo(1, 'C')
  const { paperId, singleId, multipleId } = own
  const revisedKeys = [
    { itemId: singleId, keyRev: 0, key: { kind: 'single' as const, choice: 'C' as const } },
    { itemId: multipleId, keyRev: 0, key: { kind: 'multiple' as const, choices: ['A' as const, 'D' as const] } },
  ]
  const { keyChangeIds } = await world.teacher.get(keyChange.correctAll, { paperId, revisedKeys })
  await service.runJobs()
  const changed = await judgements()
  await world.teacher.get(keyChange.undoAll, { paperId, keyChangeIds })
  await service.runJobs()
  expect({ changed, undone: await judgements() }).toEqual({
    changed: { corrected: ['C right'], tried: ['C right'] },
    undone: { corrected: ['C wrong'], tried: ['C wrong'] },
  })
})

test('what a teacher decided about a correction stays, whatever the key', async () => {
  await correctTo(0, 'C')
  const { submissionId } = await submissionOf(service, assignmentId, world.students[0])
  await service.db
    .update(correctionTable)
    .set({ decidedBy: world.teacher.uid, decidedAt: service.clock.now })
    .where(and(eq(correctionTable.submissionId, submissionId), eq(correctionTable.itemId, own.singleId)))
  await changeKey('C')
  expect(await judgements()).toEqual({ corrected: ['C wrong'], tried: [] })
})

test('a try is judged by the paper on which its student last answered the question', async () => {
  const { paperId } = await addPaper(service.db, 1, world.teacher.uid, [])
  await service.db.execute(sql`
    insert into ${paperItem} (paper_id, no, section_no, question_id, item_id, score, key)
    select ${paperId}::int, no, section_no, question_id, item_id, score, key from ${paperItem}
    where paper_id = ${own.paperId} and item_id = ${own.singleId}`)
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  await wronglyAnswered(paperId)
  await tryTo(0, 'C')
  await changeKey('C')
  expect(await judgements()).toEqual({ corrected: [], tried: ['C wrong'] })
})
