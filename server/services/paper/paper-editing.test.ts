import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import type { Paper, PaperItem, PaperQuestion } from '#domain/paper/paper.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { question } from '#server/database/schema/questions.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { openedBy, readBack, sentAs } from '#tests/support/worlds/edited-papers.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
/** A paper of the teacher's for each test. */
let paperId: number
let opened: Paper

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

beforeEach(async () => {
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
  opened = (await openedBy(world.teacher, paperId)).paper
})

const save = (paper: Paper, rev = 0, teacher: TestClient = world.teacher) =>
  teacher.call(paperEditing.save, { paperId, rev, ...sentAs(paper) })

const withQuestions = (paper: Paper, change: (element: PaperQuestion) => PaperQuestion | null): Paper =>
  mapLeaves(paper, (leaf) => (leaf.kind === 'question' ? change(leaf) : leaf))

const withItem = (element: PaperQuestion, change: Partial<PaperItem>): PaperQuestion => ({
  ...element,
  items: element.items.map((item) => ({ ...item, ...change })),
})

const ofTeacher = { isOwn: true, ownerName: '姓名 teacher', canEdit: true }

const [first, last] = [
  (paper: Paper) => questionsOf(paper.elements)[0],
  (paper: Paper) => questionsOf(paper.elements).at(-1),
]

/** Questions that one teacher owns. */
const owned = async (uid: number): Promise<number> => service.db.$count(question, eq(question.ownerId, uid))

test('a paper opens as its two documents, with its full content', async () => {
  const { paper, ...rest } = await openedBy(world.teacher, paperId)
  expect(rest).toEqual({ paperId, rev: 0, updatedAt: '2026-09-01T00:00:00.000Z', ...ofTeacher, isAssigned: false })
  expect({
    paperTitle: paper.paperTitle,
    duration: paper.duration,
    subjectId: paper.subjectId,
    ownerId: paper.ownerId,
  }).toEqual({ paperTitle: '第五单元检测', duration: 40, subjectId: 203, ownerId: world.teacher.uid })
  expect(
    questionsOf(paper.elements).flatMap(({ items }) => items.map(({ itemId: _id, ...content }) => content)),
  ).toEqual(worldItems)
})

test('what was saved is what readers get, and opens as it was sent', async () => {
  service.clock.now = new Date('2026-11-20T07:00:00Z')
  const [section] = opened.elements
  if (section?.kind !== 'section') throw new Error('The paper has no section')
  const [one, two, ...others] = section.children
  if (one === undefined || two === undefined) throw new Error('The section has no questions')
  const changed: Paper = {
    ...opened,
    paperTitle: '新卷',
    duration: 90,
    elements: [
      { kind: 'title', elementId: 't', text: '新卷' },
      { ...section, sectionText: '二、其他', children: [...others, { kind: 'text', elementId: 'x', text: '注意' }] },
      { ...section, elementId: 'new', sectionText: '三、选择', children: [two] },
    ],
  }
  const saved = await save(changed)
  expect({ result: resultId(saved), data: saved.data }).toEqual({
    result: 'ok',
    data: { paperId, rev: 1, savedAt: '2026-11-20T07:00:00.000Z', kept: null, isNewVersion: false },
  })
  const now = await openedBy(world.teacher, paperId)
  const updatedAt = '2026-11-20T07:00:00.000Z'
  expect(now).toEqual({ paperId, rev: 1, ...ofTeacher, isAssigned: false, updatedAt, paper: changed })
  const { sections, paperTitle, duration, score, itemCount } = await world.teacher.get(paperArea.detail, { paperId })
  expect({ paperTitle, duration, score, itemCount }).toEqual({
    paperTitle: '新卷',
    duration: 90,
    score: 300,
    itemCount: 4,
  })
  expect(
    sections.map(({ no, sectionText, questions }) => ({
      no,
      sectionText,
      questions: questions.flatMap(({ items }) => items.map((item) => ({ no: item.no, score: item.score }))),
    })),
  ).toEqual([
    {
      no: 1,
      sectionText: '二、其他',
      questions: [
        { no: 1, score: 50 },
        { no: 2, score: 50 },
        { no: 3, score: 150 },
      ],
    },
    { no: 2, sectionText: '三、选择', questions: [{ no: 4, score: 50 }] },
  ])
})

test('a new paper is the caller’s; the document has no id of its own, and the school reads it only once it is shared', async () => {
  const sent: Paper = { ...opened, paperId: null, ownerId: world.stranger.uid, paperTitle: '第二套' }
  const added = await world.teacher.get(paperEditing.add, sentAs(sent))
  expect({ rev: added.rev, isKept: added.kept !== null }).toEqual({ rev: 0, isKept: true })
  const { paper, isOwn } = await openedBy(world.teacher, added.paperId)
  expect({ isOwn, paper }).toEqual({ isOwn: true, paper: { ...opened, paperId: added.paperId, paperTitle: '第二套' } })
  expect(added.kept && readBack(added.kept)).toEqual(paper)
  const codes = [
    await world.teacher.call(paperEditing.add, sentAs(opened)),
    await world.colleague.call(paperEditing.open, { paperId: added.paperId }),
    await save({ ...opened, paperId: added.paperId }),
  ]
  expect(codes.map((answer) => ({ result: resultId(answer), msg: answer.msg }))).toEqual([
    { result: 'paperIdIncorrect', msg: '操作的试卷 ID 不正确' },
    { result: 'notFound', msg: '没有找到，可能已被删除' },
    { result: 'paperIdIncorrect', msg: '操作的试卷 ID 不正确' },
  ])
})

test('a save over somebody else’s is refused with the current state', async () => {
  await save({ ...opened, paperTitle: '甲' })
  const refused = await save({ ...opened, paperTitle: '乙' })
  expect(resultId(refused)).toBe('paperChangedMeanwhile')
  expect(refused.data).toEqual(await world.teacher.get(paperEditing.open, { paperId }))
  const both = await Promise.all(['丙', '丁'].map((paperTitle) => save({ ...opened, paperTitle }, 1)))
  expect(both.map(resultId).toSorted()).toEqual(['ok', 'paperChangedMeanwhile'])
})

test('a corrected key makes an older save stale', async () => {
  const { items } = first(opened) ?? { items: [] }
  const itemId = items[0]?.itemId ?? 0
  await world.teacher.get(paperArea.correctKey, { paperId, itemId, keyRev: 0, key: { kind: 'single', choice: 'C' } })
  expect(resultId(await save(opened))).toBe('paperChangedMeanwhile')
})

test('keys and scores belong to the paper: the bank keeps its own, and no question is copied', async () => {
  const before = await owned(world.teacher.uid)
  const target = first(opened)
  const key = { kind: 'single', choice: 'D' } as const
  const changed = withQuestions(opened, (element) =>
    element === target ? withItem(element, { key, score: 25 }) : element,
  )
  expect((await save(changed)).data.kept).toBe(null)
  const [placed] = await service.db
    .select()
    .from(paperItem)
    .where(eq(paperItem.paperId, paperId))
    .orderBy(asc(paperItem.no))
  expect({ key: placed?.key, keyRev: placed?.keyRev, score: placed?.score }).toEqual({ key, keyRev: 1, score: 25 })
  const ofBank = await world.teacher.get(bank.detail, { questionId: target?.questionId ?? 0 })
  expect(ofBank.items.map(({ key, score }) => ({ key, score }))).toEqual([
    { key: { kind: 'single', choice: 'B' }, score: 50 },
  ])
  expect(await owned(world.teacher.uid)).toBe(before)
})

test('a question with a changed text becomes the caller’s own; the bank’s stays', async () => {
  const target = first(opened)
  const changed = withQuestions(opened, (element) =>
    element === target
      ? withItem({ ...element, passage: 'Read.' }, { stem: 'Other words', knowledge: '没有的考点' })
      : element,
  )
  const { data } = await save(changed)
  const kept = data.kept && readBack(data.kept)
  const own = kept && first(kept)
  expect(own && { ...own, questionId: 0, items: own.items.map((item) => ({ ...item, itemId: 0 })) }).toEqual({
    ...target,
    passage: 'Read.',
    questionId: 0,
    items: target?.items.map((item) => ({ ...item, itemId: 0, stem: 'Other words' })),
  })
  expect(own?.questionId).not.toBe(target?.questionId)
  expect((await openedBy(world.teacher, paperId)).paper).toEqual(kept)
  const before = await world.teacher.get(bank.detail, { questionId: target?.questionId ?? 0 })
  const asBefore = { passage: '', stem: 'She ____ to school every day.' }
  expect({ passage: before.passage, stem: before.items[0]?.stem }).toEqual(asBefore)
  const found = await world.teacher.get(bank.list, {
    subjectId: 203,
    keyword: 'other words',
    sort: 'newest',
    pager: { currentPage: 1, pageSize: 1 },
  })
  expect(found.list.map(({ questionId, source }) => ({ questionId, source }))).toEqual([
    { questionId: own?.questionId, source: 'own' },
  ])
})

test('an assigned paper stays as its class has it; saving makes a new version', async () => {
  await world.teacher.get(paperSharing.share, { paperId, uids: [world.colleague.uid] })
  const assignmentId = await assign(service, world, { paperId })
  const before = await world.teacher.get(paperArea.detail, { paperId })
  const shorter = withQuestions(opened, (element) => (element === last(opened) ? null : element))
  const { data } = await save(shorter)
  const { isNewVersion, rev } = data
  expect({ isNewVersion, rev, isSamePaper: data.paperId === paperId }).toEqual({
    isNewVersion: true,
    rev: 1,
    isSamePaper: false,
  })
  expect(await world.teacher.get(paperArea.detail, { paperId })).toEqual(before)
  const { paper } = await openedBy(world.teacher, data.paperId)
  expect(paper).toEqual({ ...shorter, paperId: data.paperId })
  const pager = { currentPage: 1, pageSize: 999 }
  const listed = async (teacher: TestClient, scope: 'mine' | 'given') => {
    const { list } = await teacher.get(paperArea.list, { scope, subjectId: 203, pager })
    return list.map((row) => row.paperId).filter((one) => one === paperId || one === data.paperId)
  }
  expect(await listed(world.teacher, 'mine')).toEqual([data.paperId])
  expect(await listed(world.colleague, 'given')).toEqual([data.paperId])
  const stale = await save(shorter, 0)
  expect({ result: resultId(stale), data: stale.data }).toEqual({
    result: 'paperChangedMeanwhile',
    data: await world.teacher.get(paperEditing.open, { paperId: data.paperId }),
  })
  const { list } = await world.teacher.get(paperSharing.assigned, { paperId: data.paperId })
  expect(list.map(({ assignmentId, paperId }) => ({ assignmentId, paperId }))).toEqual([{ assignmentId, paperId }])
})

test.each<readonly [string, (paper: Paper) => Paper, object]>([
  ['an empty title', (paper) => ({ ...paper, paperTitle: ' ' }), { reason: 'titleInvalid' }],
  [
    'a score that is no half point',
    (paper) => withQuestions(paper, (element) => withItem(element, { score: 51 })),
    { reason: 'scoreInvalid', elementId: 'at the first' },
  ],
  [
    'a key that is no option',
    (paper) => withQuestions(paper, (element) => withItem(element, { key: { kind: 'single', choice: 'G' } })),
    { reason: 'keyInvalid', elementId: 'at the first' },
  ],
  ['another subject', (paper) => ({ ...paper, subjectId: 303 }), { reason: 'otherSubject' }],
])('%s is refused, and says where', async (_name, change, fault) => {
  const refused = await save(change(opened))
  const nothing = { document: null, line: null, field: null, elementId: null }
  const elementId = 'elementId' in fault ? first(opened)?.elementId : null
  expect({ result: resultId(refused), data: refused.data }).toEqual({
    result: 'paperInvalid',
    data: { ...nothing, ...fault, elementId },
  })
  expect((await openedBy(world.teacher, paperId)).paper).toEqual(opened)
})

test('an invalid document is refused with the line', async () => {
  const { answerXml } = sentAs(opened)
  const refused = await world.teacher.call(paperEditing.save, { paperId, rev: 0, paperXml: '<paper>\n<', answerXml })
  const nothing = { field: null, elementId: null }
  expect({ result: resultId(refused), data: refused.data }).toEqual({
    result: 'paperInvalid',
    data: { ...nothing, reason: 'notWellFormed', document: 'paper', line: 2 },
  })
})

test('another teacher’s own question, an unknown one, or one with another’s items cannot be put on a paper', async () => {
  const { paperId: foreignId } = await addPaper(service.db, 1, world.colleague.uid, worldItems)
  const foreign = first((await openedBy(world.colleague, foreignId)).paper)
  const questionId = foreign?.questionId ?? 0
  await service.db.update(question).set({ ownerId: world.colleague.uid }).where(eq(question.questionId, questionId))
  const target = first(opened)
  const put = (element: PaperQuestion | undefined) =>
    save(
      withQuestions(opened, (each) => (each === target && element ? { ...element, elementId: each.elementId } : each)),
    )
  const elementId = target?.elementId
  const answers = [
    await put(foreign),
    await put(foreign && { ...foreign, questionId: 987_654_321 }),
    await put(target && withItem(target, { itemId: 987_654_321 })),
  ]
  expect(answers.map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    { result: 'questionUnknown', data: { elementId, questionId } },
    { result: 'questionUnknown', data: { elementId, questionId: 987_654_321 } },
    { result: 'questionUnknown', data: { elementId, questionId: target?.questionId } },
  ])
})
