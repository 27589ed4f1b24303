/** In which order a list shows questions: those that shipped, and a teacher's own. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addBankBook, type BankBook } from '#tests/support/worlds/bank-world.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const codes = new Map<number, string>()

/** Adds questions at once, as an update does; those without a number are the teacher's own. */
async function add(names: readonly string[], { chapterIds: [chapterId], knowledgeIds: [knowledgeId] }: BankBook) {
  const { db } = service
  const ownerId = world.teacher.uid
  const createdAt = new Date(0)
  const isOwn = (name: string) => !/\d$/.test(name)
  const made = await db
    .insert(question)
    .values(
      names.map((name) => ({
        ...(isOwn(name) ? { ownerId } : { code: name }),
        subjectId: 202,
        type: 1,
        difficulty: 1,
        passage: '',
        chapterId,
        createdAt,
      })),
    )
    .returning()
  const content = { options: [], key: { kind: 'number', accept: ['1'] }, analysis: '', score: 20, no: 1 } as const
  await db
    .insert(item)
    .values(made.map(({ questionId }, index) => ({ ...content, stem: names[index] ?? '', questionId, knowledgeId })))
  const ids = made.map(({ questionId }) => questionId)
  for (const [index, id] of ids.entries()) codes.set(id, names[index] ?? '')
  await indexQuestions(db, ids)
}

test('kinds take turns in a list even if one came later, and what a teacher wrote herself comes first', async () => {
  const book = await addBankBook(service.db)
  await add(['ma-sum-1', 'ma-sum-2', 'ma-sum-3', 'ma-root-1', 'ma-root-2', 'ma-root-4'], book)
  await add(['old', 'new'], book)
  await add(['ma-angle-1', 'ma-angle-2', 'ma-angle-3'], book)
  await add(['ma-root-5'], book)
  const { list } = await world.teacher.get(bank.list, {
    subjectId: 202,
    sort: 'newest',
    pager: { currentPage: 1, pageSize: 20 },
  })
  const listed = list.map(({ questionId }) => codes.get(questionId) ?? '')
  const turns = [listed.slice(2, 5), listed.slice(5, 8), listed.slice(8, 11), listed.slice(11)]
  expect({ own: listed.slice(0, 2), turns: turns.map((turn) => turn.toSorted()) }).toEqual({
    own: ['new', 'old'],
    turns: [
      ['ma-angle-1', 'ma-root-1', 'ma-sum-1'],
      ['ma-angle-2', 'ma-root-2', 'ma-sum-2'],
      ['ma-angle-3', 'ma-root-4', 'ma-sum-3'],
      ['ma-root-5'],
    ],
  })
})
