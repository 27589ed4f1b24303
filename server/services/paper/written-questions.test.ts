import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import { newIdOn } from '#domain/paper/new-ids.ts'
import { newQuestion } from '#domain/paper/new-question.ts'
import type { Paper, PaperItem, PaperQuestion } from '#domain/paper/paper.ts'
import { withNewItem, withoutItem } from '#domain/paper/question-items.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { wrongRetry } from '#server/database/schema/wrong-notes.ts'
import { addBankBook } from '#tests/support/worlds/bank-world.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'

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

const save = (paper: Paper, rev = 0) => world.teacher.call(paperEditing.save, { paperId, rev, ...sentAs(paper) })

const stored = async (): Promise<Paper> => (await openedBy(world.teacher, paperId)).paper

const lastOf = (paper: Paper): PaperQuestion => questionsOf(paper.elements).at(-1) ?? expect.fail('The paper is empty')

const withLast = (paper: Paper, element: PaperQuestion): Paper => ({ ...paper, elements: [...paper.elements, element] })

const changedLast = (paper: Paper, change: (question: PaperQuestion) => PaperQuestion): Paper => {
  const last = lastOf(paper)
  return mapLeaves(paper, (leaf) => (leaf === last ? change(last) : leaf))
}

/** The items with something in each of their fields. */
const filled = (items: readonly PaperItem[]): readonly PaperItem[] =>
  items.map((one, index) => ({
    ...one,
    stem: `Why do owls hunt at night? (${index + 1})`,
    options: one.options.map(({ id }) => ({ id, text: `Reason ${id}` })),
    key: { kind: 'single', choice: 'B' },
    analysis: 'Paragraph 2.',
  }))

/** A reading that was written from scratch, with two items. */
function writtenReading(): PaperQuestion {
  const begun = newQuestion(opened, 'reading', 'new-1')
  const two = withNewItem(begun, newIdOn(withLast(opened, begun)))
  return { ...two, passage: 'Owls are quiet birds.', items: filled(two.items) }
}

const itemRows = (questionId: number) =>
  service.db
    .select({ itemId: item.itemId, no: item.no, stem: item.stem })
    .from(item)
    .where(eq(item.questionId, questionId))
    .orderBy(asc(item.no))

const itemIdsOf = ({ items }: PaperQuestion): readonly number[] => items.map(({ itemId }) => itemId)

test('a written question becomes the teacher’s own, with ids, and is found in the bank as such', async () => {
  const sent = writtenReading()
  const { data } = await save(withLast(opened, sent))
  const last = lastOf(await stored())
  const expected = sent.items.map((one, index) => ({
    ...one,
    itemId: last.items[index]?.itemId,
    knowledge: '未分类',
  }))
  expect({ rev: data.rev, written: last }).toEqual({
    rev: 1,
    written: { ...sent, questionId: last.questionId, items: expected },
  })
  expect(itemIdsOf(last).every((id) => id > 0)).toBe(true)
  const pager = { currentPage: 1, pageSize: 10 }
  const { list } = await world.teacher.get(bank.list, {
    subjectId: 203,
    keyword: 'owls',
    sources: ['own'],
    sort: 'newest',
    pager,
  })
  expect(list.map(({ questionId, type, source }) => ({ questionId, type, source }))).toEqual([
    { questionId: last.questionId, type: 903, source: 'own' },
  ])
})

test('the answer has the given ids, so that the page goes on with the stored question', async () => {
  const { data } = await save(withLast(opened, writtenReading()))
  const { questionId } = lastOf(await stored())
  expect(data.kept?.paperXml).toContain(`question_id="${questionId}"`)
  await save(
    changedLast(await stored(), (last) => ({ ...last, passage: 'Owls are quiet hunters.' })),
    1,
  )
  expect(lastOf(await stored()).questionId).toBe(questionId)
})

test.each<readonly [string, (question: PaperQuestion) => PaperQuestion]>([
  ['passageMissing', (question) => ({ ...question, passage: ' ' })],
  ['stemMissing', (question) => ({ ...question, items: question.items.map((one) => ({ ...one, stem: '' })) })],
  [
    'optionEmpty',
    (question) => ({
      ...question,
      items: question.items.map((one) => ({ ...one, options: one.options.map((option) => ({ ...option, text: '' })) })),
    }),
  ],
  [
    'rightMissing',
    (question) => ({
      ...question,
      items: question.items.map((one) => ({ ...one, key: { kind: 'single', choice: null } })),
    }),
  ],
])(
  'a question that is still being written is on its paper as it is, and not in the bank: %s',
  async (_lacks, change) => {
    const before = await service.db.$count(question, eq(question.ownerId, world.teacher.uid))
    const draft = withLast(opened, change(writtenReading()))
    const { data } = await save(draft)
    expect({ kept: data.kept, stored: (await stored()).elements }).toEqual({ kept: null, stored: draft.elements })
    expect(await service.db.$count(question, eq(question.ownerId, world.teacher.uid))).toBe(before)
  },
)

test('a bank question whose text was taken away stays one, and becomes the teacher’s own once it has another', async () => {
  const worded = (stem: string) => (last: PaperQuestion) => ({
    ...last,
    passage: '',
    items: last.items.map((one) => ({ ...one, stem })),
  })
  const emptied = changedLast(opened, worded(''))
  await save(emptied)
  expect((await stored()).elements).toEqual(emptied.elements)
  await save(changedLast(await stored(), worded('Write about owls.')), 1)
  const last = lastOf(await stored())
  expect({ isSame: last.questionId === lastOf(opened).questionId, stems: last.items.map(({ stem }) => stem) }).toEqual({
    isSame: false,
    stems: last.items.map(() => 'Write about owls.'),
  })
})

test('a written question of a type that the subject does not have is refused', async () => {
  const refused = await save(withLast(opened, { ...writtenReading(), type: 21 }))
  expect(resultId(refused)).toBe('questionUnknown')
})

test('items are added to one’s own question in place, and removed from it', async () => {
  await save(withLast(opened, writtenReading()))
  const before = await stored()
  const { questionId, items } = lastOf(before)
  const [first, second] = items.map(({ itemId }) => itemId)
  const three = (question: PaperQuestion): PaperQuestion => ({
    ...question,
    items: filled(withNewItem(question, newIdOn(before)).items),
  })
  await save(changedLast(before, three), 1)
  const grown = lastOf(await stored())
  const third = grown.items[2]?.itemId
  expect({ questionId: grown.questionId, itemIds: itemIdsOf(grown) }).toEqual({
    questionId,
    itemIds: [first, second, third],
  })
  await save(
    changedLast(await stored(), (question) => withoutItem(question, first ?? 0)),
    2,
  )
  expect({ questionId: lastOf(await stored()).questionId, itemIds: itemIdsOf(lastOf(await stored())) }).toEqual({
    questionId,
    itemIds: [second, third],
  })
  expect(await itemRows(questionId)).toEqual([
    { itemId: second, no: 1, stem: 'Why do owls hunt at night? (2)' },
    { itemId: third, no: 2, stem: 'Why do owls hunt at night? (3)' },
  ])
})

test('a question that is also on another paper is copied before it gets another item', async () => {
  await save(withLast(opened, writtenReading()))
  const before = await stored()
  const { questionId } = lastOf(before)
  await world.teacher.get(paperEditing.copy, { paperId })
  await save(
    changedLast(before, (question) => withoutItem(question, question.items[0]?.itemId ?? 0)),
    1,
  )
  const changed = lastOf(await stored())
  expect({ isSame: changed.questionId === questionId, items: changed.items.length }).toEqual({
    isSame: false,
    items: 1,
  })
  expect((await itemRows(questionId)).length).toBe(2)
})

test('an item that a student has practised with stays in the bank', async () => {
  await save(withLast(opened, writtenReading()))
  const before = await stored()
  const { questionId, items } = lastOf(before)
  const itemId = items[0]?.itemId ?? 0
  const uid = uidAt(world, 0)
  const retry = { uid, itemId, askedItemId: itemId, value: 'B', isRight: true, triedAt: service.clock.now }
  await service.db.insert(wrongRetry).values(retry)
  await save(
    changedLast(before, (question) => withoutItem(question, itemId)),
    1,
  )
  const changed = lastOf(await stored())
  const rows = await service.db
    .select({ itemId: item.itemId })
    .from(item)
    .where(inArray(item.itemId, [itemId]))
  expect({ isSame: changed.questionId === questionId, items: changed.items.length, rows }).toEqual({
    isSame: false,
    items: 1,
    rows: [{ itemId }],
  })
})

test('items put in another order stay themselves', async () => {
  await save(withLast(opened, writtenReading()))
  const before = await stored()
  const { questionId, items } = lastOf(before)
  await save(
    changedLast(before, (last) => ({ ...last, items: items.toReversed() })),
    1,
  )
  const [first, second] = items.map(({ itemId, stem }) => ({ itemId, stem }))
  expect({ last: lastOf(await stored()), rows: await itemRows(questionId) }).toEqual({
    last: { ...lastOf(before), items: items.toReversed() },
    rows: [
      { ...second, no: 1 },
      { ...first, no: 2 },
    ],
  })
})

test('items of another question are refused', async () => {
  await save(withLast(opened, writtenReading()))
  const foreign = changedLast(await stored(), (last) => ({
    ...last,
    items: [{ ...(last.items[0] as PaperItem), itemId: 987_654_321 }],
  }))
  expect(resultId(await save(foreign, 1))).toBe('questionUnknown')
})

test('a question given another knowledge point is found in the chapter of that point', async () => {
  const { chapterIds, knowledgeIds } = await addBankBook(service.db)
  const [tense] = knowledgeIds
  const { questionId } = lastOf(opened)
  await service.db.update(question).set({ chapterId: chapterIds[0] }).where(eq(question.questionId, questionId))
  await service.db.update(item).set({ knowledgeId: tense }).where(eq(item.questionId, questionId))
  const pointed = (knowledge: string) => (asked: PaperQuestion) => ({
    ...asked,
    items: asked.items.map((one) => ({ ...one, knowledge })),
  })
  await save(changedLast(await stored(), pointed('词义猜测')))
  const pager = { currentPage: 1, pageSize: 10 }
  const { list } = await world.teacher.get(bank.list, {
    subjectId: 203,
    chapterIds: [chapterIds[1]],
    sources: ['own'],
    sort: 'newest',
    pager,
  })
  expect(list.map((one) => one.questionId)).toEqual([lastOf(await stored()).questionId])
})
