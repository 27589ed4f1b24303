import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { paper as paperTable } from '#server/database/schema/papers.ts'
import { question } from '#server/database/schema/questions.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { newSession } from '#tests/support/service/sessions.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
let colleague: TestClient
let uids: number[]
/** A paper of the teacher's for each test. */
let paperId: number
let opened: Paper

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  colleague = world.colleague
  uids = [colleague.uid]
})

afterAll(() => service.close())

beforeEach(async () => {
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
  opened = (await openedBy(world.teacher, paperId)).paper
})

const shareToEdit = () => world.teacher.get(paperSharing.share, { paperId, uids, editorUids: uids })

const save = (paper: Paper, rev = 0) => colleague.call(paperEditing.save, { paperId, rev, ...sentAs(paper) })

const asks = (teacher: TestClient, wish: 'write' | 'takeOver' = 'write') =>
  teacher.call(paperEditing.turn, { paperId, wish })

/** The paper with another text in its first question. */
function reworded(paper: Paper, stem: string): Paper {
  const target = questionsOf(paper.elements)[0]
  return mapLeaves(paper, (leaf) =>
    leaf === target ? { ...target, items: target.items.map((item) => ({ ...item, stem })) } : leaf,
  )
}

/** How the colleague may use the paper: what opening and listing it say, and what saving it and its turn answer. */
async function rights() {
  const found = await colleague.call(paperEditing.open, { paperId })
  const pager = { currentPage: 1, pageSize: 999 }
  const { list } = await colleague.get(paperArea.list, { scope: 'given', subjectId: 203, pager })
  const { rev } = await openedBy(world.teacher, paperId)
  return {
    opens: resultId(found) === 'ok' ? found.data.canEdit : resultId(found),
    listed: list.find((row) => row.paperId === paperId)?.canEdit,
    saves: resultId(await save(opened, rev)),
    turn: resultId(await asks(colleague)),
  }
}

const mayEdit = { opens: true, listed: true, saves: 'ok', turn: 'ok' }
const mayRead = { opens: false, listed: false, saves: 'notFound', turn: 'notFound' }
const mayNothing = { opens: 'notFound', listed: undefined, saves: 'notFound', turn: 'notFound' }

test('a colleague edits a shared paper if its owner lets them, until the owner takes the right or the paper back', async () => {
  await world.teacher.get(paperSharing.share, { paperId, uids })
  const shared = await rights()
  await world.teacher.get(paperSharing.letEdit, { paperId, uids, canEdit: true })
  const letEdit = await rights()
  await world.teacher.get(paperSharing.letEdit, { paperId, uids, canEdit: false })
  const noLonger = await rights()
  await world.teacher.get(paperSharing.revoke, { paperId, uids })
  const revoked = await rights()
  await shareToEdit()
  const sharedToEdit = await rights()
  await world.teacher.get(paperEditing.remove, { paperId })
  expect({ shared, letEdit, noLonger, revoked, sharedToEdit, removed: await rights() }).toEqual({
    shared: mayRead,
    letEdit: mayEdit,
    noLonger: mayRead,
    revoked: mayNothing,
    sharedToEdit: mayEdit,
    removed: mayNothing,
  })
})

test('the owner sees who may edit a paper; sharing it again changes nobody’s right', async () => {
  const rightsOf = async () => {
    const { list } = await world.teacher.get(paperSharing.sharedWith, { paperId })
    return list.map(({ uid, canEdit }) => [uid, canEdit])
  }
  await shareToEdit()
  const first = await rightsOf()
  await world.teacher.get(paperSharing.share, { paperId, uids })
  expect({ first, again: await rightsOf() }).toEqual({
    first: [[colleague.uid, true]],
    again: [[colleague.uid, true]],
  })
})

test('what a colleague saves moves the owner’s paper on, which stays the owner’s, as do the questions written on it', async () => {
  await shareToEdit()
  const before = await service.db.$count(question, eq(question.ownerId, colleague.uid))
  const saved = await save(reworded(opened, 'She ____ home.'))
  const { paper, ...rest } = await openedBy(world.teacher, paperId)
  const [first] = questionsOf(paper.elements)
  const [row] = await service.db
    .select({ ownerId: question.ownerId })
    .from(question)
    .where(eq(question.questionId, first?.questionId ?? 0))
  expect({
    saved: resultId(saved),
    rev: rest.rev,
    isOwn: rest.isOwn,
    paperOf: paper.ownerId,
    stem: first?.items[0]?.stem,
    questionOf: row?.ownerId,
    ofColleague: (await service.db.$count(question, eq(question.ownerId, colleague.uid))) - before,
  }).toEqual({
    saved: 'ok',
    rev: 1,
    isOwn: true,
    paperOf: world.teacher.uid,
    stem: 'She ____ home.',
    questionOf: world.teacher.uid,
    ofColleague: 0,
  })
  // The owner's own question, on this paper only: changed where it is, whoever changes it.
  await save(reworded(paper, 'She ____ away.'), 1)
  const [later] = questionsOf((await openedBy(world.teacher, paperId)).paper.elements)
  expect({ questionId: later?.questionId, stem: later?.items[0]?.stem }).toEqual({
    questionId: first?.questionId,
    stem: 'She ____ away.',
  })
})

test('a save on what the owner has changed meanwhile is told what stands now', async () => {
  await shareToEdit()
  const theirs = { ...opened, paperTitle: '主人改的' }
  await world.teacher.get(paperEditing.save, { paperId, rev: 0, ...sentAs(theirs) })
  const refused = await save({ ...opened, paperTitle: '同事改的' })
  expect({ result: resultId(refused), stands: refused.data }).toEqual({
    result: 'paperChangedMeanwhile',
    stands: await colleague.get(paperEditing.open, { paperId }),
  })
})

test('a colleague’s save of an assigned paper makes its owner’s next version, which the colleague may go on editing', async () => {
  await assign(service, world, { paperId })
  await shareToEdit()
  const next = await colleague.get(paperEditing.save, { paperId, rev: 0, ...sentAs({ ...opened, duration: 90 }) })
  const [row] = await service.db
    .select({ ownerId: paperTable.ownerId })
    .from(paperTable)
    .where(eq(paperTable.paperId, next.paperId))
  const { canEdit } = await colleague.get(paperEditing.open, { paperId: next.paperId })
  expect({ isNewVersion: next.isNewVersion, owner: row?.ownerId, canEdit }).toEqual({
    isNewVersion: true,
    owner: world.teacher.uid,
    canEdit: true,
  })
})

test('of two teachers one writes, and the other is told who, by name; a teacher’s other computer is nobody else', async () => {
  await shareToEdit()
  const answers = [
    await asks(world.teacher),
    await asks(colleague),
    await asks(await newSession(service, world.teacher)),
    await asks(colleague, 'takeOver'),
    await asks(world.teacher),
  ]
  expect(answers.map(({ data }) => data)).toEqual([
    { isYours: true, rev: 0, writerName: null },
    { isYours: false, rev: 0, writerName: '姓名 teacher' },
    { isYours: false, rev: 0, writerName: null },
    { isYours: true, rev: 0, writerName: null },
    { isYours: false, rev: 0, writerName: '姓名 colleague' },
  ])
})

test.each([
  ['the right is', () => world.teacher.get(paperSharing.letEdit, { paperId, uids, canEdit: false })],
  ['the paper is', () => world.teacher.get(paperSharing.revoke, { paperId, uids })],
])(
  'a colleague who writes when %s taken back has no turn any more: the owner’s is free at once',
  async (_what, take) => {
    await shareToEdit()
    await asks(colleague)
    const before = await asks(world.teacher)
    await take()
    const afterwards = await asks(world.teacher)
    expect({ before: before.data, afterwards: afterwards.data, colleague: resultId(await asks(colleague)) }).toEqual({
      before: { isYours: false, rev: 0, writerName: '姓名 colleague' },
      afterwards: { isYours: true, rev: 0, writerName: null },
      colleague: 'notFound',
    })
  },
)

test('who may edit a paper neither shares, publishes, deletes nor takes it back', async () => {
  await shareToEdit()
  const refused = [
    await colleague.call(paperSharing.share, { paperId, uids }),
    await colleague.call(paperSharing.letEdit, { paperId, uids, canEdit: true }),
    await colleague.call(paperSharing.sharedWith, { paperId }),
    await colleague.call(paperSharing.publish, { paperId }),
    await colleague.call(paperSharing.takeBack, { paperId }),
    await colleague.call(paperEditing.remove, { paperId }),
    await colleague.call(paperEditing.restore, { paperId }),
  ]
  expect(new Set(refused.map(resultId))).toEqual(new Set(['notFound']))
})
