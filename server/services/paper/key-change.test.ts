import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { keyChange as keyChangeTable } from '#server/database/schema/marking.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { type CorrectablePaper, correctablePaper } from '#tests/support/worlds/correctable-paper.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

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
  assignmentId = await assign(service, world, { paperId: own.paperId })
  await own.handIn(assignmentId, 0, { [own.singleId]: 'B', [own.blankId]: 'library' })
  await own.handIn(assignmentId, 1, { [own.singleId]: 'C' })
})

const answer = (choice: 'B' | 'C' | 'D') => ({ kind: 'single', choice }) as const

const changed = (index: number, before: number, after: number) => {
  const username = `qm070100${index + 1}`
  const uid = world.students[index]?.uid
  const shared = { assignmentId, assignmentName: '单元检测', courseName: '七年级(2)班' }
  return { ...shared, uid, username, realname: `姓名 ${username}`, before, after }
}

const preview = (choice: 'B' | 'C' | 'D') =>
  world.teacher.get(keyChange.preview, { paperId: own.paperId, itemId: own.singleId, key: answer(choice) })

const changes = async () => (await world.teacher.get(keyChange.list, { paperId: own.paperId })).list

async function correct(choice: 'B' | 'C' | 'D', keyRev = 0) {
  await own.correct(answer(choice), { keyRev })
  await service.runJobs()
}

async function undo(...keyChangeIds: readonly number[]) {
  const answered = await world.teacher.call(keyChange.undoAll, {
    paperId: own.paperId,
    keyChangeIds: [...keyChangeIds],
  })
  await service.runJobs()
  return answered
}

test('the changes of totals are predicted before anything is changed, and then come true', async () => {
  const previewed = await preview('C')
  expect(previewed).toEqual({ submissions: 2, changes: [changed(0, 100, 50), changed(1, 0, 50)] })
  expect(await own.scoresOf(assignmentId)).toEqual([
    [100, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
  const { data } = await own.correct(answer('C'))
  await service.runJobs()
  expect((await world.teacher.get(paperArea.correctionProgress, data)).changes).toEqual(previewed.changes)
  expect((await preview('C')).changes).toEqual([])
})

test('a correction is listed with what was right before and after, and is reverted as a whole', async () => {
  const before = await own.scoresOf(assignmentId)
  await correct('C')
  const [row] = await changes()
  expect(row).toEqual({
    keyChangeId: row?.keyChangeId,
    itemId: own.singleId,
    no: 1,
    before: answer('B'),
    after: answer('C'),
    score: 50,
    realname: '姓名 teacher',
    createdAt: service.clock.now.toISOString(),
    undoneAt: null,
    canUndo: true,
  })
  const { data } = await undo(row?.keyChangeId ?? 0)
  const [jobId = ''] = data.jobIds
  expect((await world.teacher.get(paperArea.correctionProgress, { jobId })).changes).toEqual([
    changed(0, 50, 100),
    changed(1, 50, 0),
  ])
  expect(await own.scoresOf(assignmentId)).toEqual(before)
  expect((await own.marksOf(own.singleId)).map(({ scoreBefore, scoreAfter }) => ({ scoreBefore, scoreAfter }))).toEqual(
    [
      { scoreBefore: 50, scoreAfter: 0 },
      { scoreBefore: 0, scoreAfter: 50 },
      { scoreBefore: 0, scoreAfter: 50 },
      { scoreBefore: 50, scoreAfter: 0 },
    ],
  )
  expect((await changes()).map(({ undoneAt, canUndo }) => ({ undoneAt, canUndo }))).toEqual([
    { undoneAt: service.clock.now.toISOString(), canUndo: false },
  ])
})

test('corrections are reverted last first, and each once', async () => {
  await correct('C')
  await correct('D', 1)
  const [second, first] = (await changes()).map(({ keyChangeId }) => keyChangeId)
  const results: string[] = []
  for (const keyChangeId of [first, second, second, first, 987_654_321])
    results.push(resultId(await undo(keyChangeId ?? 0)))
  expect(results).toEqual(['changesOvertaken', 'ok', 'changesOvertaken', 'ok', 'changeUnknown'])
  expect(await own.scoresOf(assignmentId)).toEqual([
    [100, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
})

/** Corrects the choice to C and the blank to book, in one go. */
async function correctTogether(): Promise<readonly number[]> {
  const revisedKeys = [
    { itemId: own.singleId, keyRev: 0, key: answer('C') },
    { itemId: own.blankId, keyRev: 0, key: { kind: 'blank' as const, accept: ['book'] } },
  ]
  const { keyChangeIds } = await world.teacher.get(keyChange.correctAll, { paperId: own.paperId, revisedKeys })
  await service.runJobs()
  return keyChangeIds
}

test('keys changed together share their moment, apart from one that is changed later', async () => {
  const together = service.clock.now
  await correctTogether()
  const later = new Date(together.getTime() + 1)
  service.clock.now = later
  await correct('D', 1)
  expect((await changes()).map(({ no, createdAt }) => ({ no, createdAt }))).toEqual([
    { no: 1, createdAt: later.toISOString() },
    { no: 3, createdAt: together.toISOString() },
    { no: 1, createdAt: together.toISOString() },
  ])
})

test('a long list of changes ends with all that were made together', async () => {
  const { paperId, singleId: itemId } = own
  const newest = service.clock.now.getTime()
  const minutesAgo = (minutes: number) => new Date(newest - minutes * 60_000)
  const alone = Array.from({ length: 198 }, (_, index) => minutesAgo(197 - index))
  const moments = [minutesAgo(300), ...[1, 2, 3].map(() => minutesAgo(200)), ...alone]
  const kept = { paperId, itemId, before: answer('B'), after: answer('C'), creatorId: world.teacher.uid }
  await service.db.insert(keyChangeTable).values(moments.map((createdAt) => ({ ...kept, createdAt })))
  expect((await changes()).map(({ createdAt }) => createdAt)).toEqual(
    moments
      .slice(1)
      .toReversed()
      .map((at) => at.toISOString()),
  )
})

test('if one of several keys was changed again, none of them is undone; otherwise all are', async () => {
  const scores = () => own.scoresOf(assignmentId)
  const undoable = async () => (await changes()).map(({ canUndo }) => canUndo)
  const before = await scores()
  const keyChangeIds = await correctTogether()
  await correct('D', 1)
  const [later] = await changes()
  const undoTogether = async () => resultId(await undo(...keyChangeIds))
  const corrected = await scores()
  const refused = { result: await undoTogether(), scores: await scores(), undoable: await undoable() }
  await undo(later?.keyChangeId ?? 0)
  const undone = { result: await undoTogether(), scores: await scores(), undoable: await undoable() }
  expect({ refused, undone, again: await undoTogether() }).toEqual({
    refused: { result: 'changesOvertaken', scores: corrected, undoable: [true, true, false] },
    undone: { result: 'ok', scores: before, undoable: [false, false, false] },
    again: 'changesOvertaken',
  })
})

test('a key that does not fit, and items of others, are refused', async () => {
  const asked = { paperId: own.paperId, itemId: own.singleId, key: answer('C') }
  const { teacher, colleague } = world
  expect({
    ofOtherKind: resultId(await teacher.call(keyChange.preview, { ...asked, key: { kind: 'blank', accept: ['x'] } })),
    unknownItem: resultId(await teacher.call(keyChange.preview, { ...asked, itemId: 987_654_321 })),
    previewOfColleague: resultId(await colleague.call(keyChange.preview, asked)),
    listOfColleague: resultId(await colleague.call(keyChange.list, asked)),
    undoOfColleague: resultId(await colleague.call(keyChange.undoAll, { ...asked, keyChangeIds: [1] })),
  }).toEqual({
    ofOtherKind: 'keyInvalid',
    unknownItem: 'itemUnknown',
    previewOfColleague: 'notFound',
    listOfColleague: 'notFound',
    undoOfColleague: 'notFound',
  })
})

const scoresOf = async (keyChangeId: number) =>
  (await world.teacher.get(keyChange.scores, { paperId: own.paperId, keyChangeId })).changes

test('the history tells later, too, whose total a correction changed, as it was at the time', async () => {
  await correct('C')
  service.clock.now = new Date(service.clock.now.getTime() + 1000)
  await correct('D', 1)
  const [last, first] = await changes()
  expect(await scoresOf(first?.keyChangeId ?? 0)).toEqual([changed(0, 100, 50), changed(1, 0, 50)])
  expect(await scoresOf(last?.keyChangeId ?? 0)).toEqual([changed(1, 50, 0)])
  await undo(last?.keyChangeId ?? 0)
  expect(await scoresOf(last?.keyChangeId ?? 0)).toEqual([changed(1, 50, 0)])
})

test('totals changed by keys that were changed together are one list', async () => {
  const keys = [answer('C'), { kind: 'blank' as const, accept: ['park'] }]
  const itemIds = [own.singleId, own.blankId]
  const revisedKeys = keys.map((key, index) => ({ itemId: itemIds[index] ?? 0, key, keyRev: 0 }))
  const { data } = await world.teacher.call(keyChange.correctAll, { paperId: own.paperId, revisedKeys })
  await service.runJobs()
  const lists = await Promise.all(data.keyChangeIds.map(scoresOf))
  expect(lists).toEqual([0, 1].map(() => [changed(0, 100, 0), changed(1, 0, 50)]))
})

test('the totals of a change are shown only with its own paper', async () => {
  await correct('C')
  const [row] = await changes()
  const { paperId } = await correctablePaper(service, world)
  const refused = await world.teacher.call(keyChange.scores, { paperId, keyChangeId: row?.keyChangeId ?? 0 })
  expect(resultId(refused)).toBe('changeUnknown')
})
