import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { answer, assignment, mark } from '#server/database/schema/assignments.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { type CorrectablePaper, correctablePaper } from '#tests/support/worlds/correctable-paper.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

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
  assignmentId = await assign(service, world, { paperId: own.paperId }, world.students.slice(0, 1))
  await own.handIn(assignmentId, 0, { [own.blankId]: '1≤x≤2' })
})

/** Whether 1≤x≤2 is this is for a person to say. */
const doubtful = { kind: 'blank' as const, accept: ['$[1,2]$'] }

const wrong = { kind: 'blank' as const, accept: ['park'] }

async function correct(key = doubtful, keyRev = 0) {
  const asked = { paperId: own.paperId, itemId: own.blankId, key }
  const previewed = await world.teacher.get(keyChange.preview, asked)
  const { data } = await own.correct(key, { itemId: own.blankId, keyRev })
  await service.runJobs()
  const { changes } = await world.teacher.get(paperArea.correctionProgress, data)
  return { previewed: effects(previewed.changes), reported: effects(changes) }
}

const effects = (
  changes: readonly {
    readonly before: number | null
    readonly after: number | null
    readonly doubt?: string | undefined
  }[],
) => changes.map(({ before, after, doubt }) => [before, after, doubt])

const latest = async () => (await world.teacher.get(keyChange.list, { paperId: own.paperId })).list[0]?.keyChangeId ?? 0

async function undo() {
  await world.teacher.get(keyChange.undoAll, { paperId: own.paperId, keyChangeIds: [await latest()] })
  await service.runJobs()
}

const ofBlank = () => eq(answer.itemId, own.blankId)

const state = async () => {
  const [row] = await service.db.select({ score: answer.score }).from(answer).where(ofBlank())
  const [totals] = await own.scoresOf(assignmentId)
  return { score: row?.score, totals }
}

/** A teacher gives it 20. */
async function markByHand() {
  const [row] = await service.db.select().from(answer).where(ofBlank())
  const { submissionId = 0, itemId = 0, score = null } = row ?? {}
  await service.db
    .update(answer)
    .set({ score: 20 })
    .where(and(eq(answer.submissionId, submissionId), ofBlank()))
  const given = { submissionId, itemId, scoreBefore: score, scoreAfter: 20, markerId: world.teacher.uid }
  await service.db.insert(mark).values({ ...given, createdAt: service.clock.now })
}

test('an answer that a new key makes doubtful waits for a person, and undoing gives it its score back', async () => {
  const before = await state()
  const reported = await correct()
  const waiting = await state()
  const history = await world.teacher.get(keyChange.scores, { paperId: own.paperId, keyChangeId: await latest() })
  await undo()
  expect({ before, reported, waiting, history: effects(history.changes), undone: await state() }).toEqual({
    before: { score: 0, totals: [0, 0, 0] },
    reported: { previewed: [[0, 0, 'waits']], reported: [[0, 0, 'waits']] },
    waiting: { score: null, totals: [0, 0, 1] },
    history: [[0, 0, 'waits']],
    undone: { score: 0, totals: [0, 0, 0] },
  })
})

test('what a person gave a doubtful answer comes back when the key that left it to one does', async () => {
  await correct()
  await markByHand()
  await correct(wrong, 1)
  const overruled = await state()
  await undo()
  expect({ overruled, undone: await state() }).toEqual({
    overruled: { score: 0, totals: [0, 0, 0] },
    undone: { score: 20, totals: [20, 0, 0] },
  })
})

test('a score that is out is not taken back: the answer keeps it, and the teacher is informed', async () => {
  await service.db
    .update(assignment)
    .set({ scoreTime: service.clock.now })
    .where(eq(assignment.assignmentId, assignmentId))
  const reported = await correct()
  expect({ reported, state: await state(), marks: await own.marksOf(own.blankId) }).toEqual({
    reported: { previewed: [[0, 0, 'kept']], reported: [[0, 0, 'kept']] },
    state: { score: 0, totals: [0, 0, 0] },
    marks: [],
  })
})
