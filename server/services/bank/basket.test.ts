import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { basket } from '#api/contract/groups/basket.ts'
import { basketQuestion } from '#server/database/schema/questions.ts'
import { addBankBook, addQuestion, type BankBook } from '#tests/support/worlds/bank-world.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let book: BankBook
let ids: Readonly<Record<'one' | 'two' | 'many' | 'half' | 'maths' | 'foreign', number>>

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const { db } = service
  book = await addBankBook(db)
  const [knowledgeId, otherPoint] = book.knowledgeIds
  ids = {
    one: await addQuestion(db, { stem: 'one', knowledgeId }),
    two: await addQuestion(db, { stem: 'two', difficulty: 2, knowledgeId: otherPoint }),
    many: await addQuestion(db, { stem: 'many', type: 903, count: 199, knowledgeId }),
    half: await addQuestion(db, { stem: 'half', type: 903, count: 2, knowledgeId }),
    maths: await addQuestion(db, { stem: 'maths', subjectId: 202, knowledgeId }),
    foreign: await addQuestion(db, { stem: 'hers', ownerId: world.colleague.uid, knowledgeId }),
  }
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(basketQuestion)
})

const add = (...questionIds: number[]) => world.teacher.call(basket.add, { subjectId: 203, questionIds })

const inBasket = async (subjectId = 203, teacher = world.teacher) =>
  (await teacher.get(basket.list, { subjectId })).list.map(({ questionId }) => questionId)

test('questions are added in order as far as they fit, and those left out are named: already there, or basket full', async () => {
  const first = await add(ids.two, ids.many)
  expect(first.data).toEqual({ questionCount: 2, itemCount: 200, maximum: 200, leftOut: [] })
  await world.teacher.get(basket.remove, { subjectId: 203, questionIds: [ids.two] })
  const second = await add(ids.many, ids.half, ids.one)
  expect(second.data).toEqual({
    questionCount: 2,
    itemCount: 200,
    maximum: 200,
    leftOut: [
      { questionId: ids.many, reason: 'twice' },
      { questionId: ids.half, reason: 'full' },
    ],
  })
  expect(await inBasket()).toEqual([ids.many, ids.one])
})

test('of two concurrent additions that do not both fit, one is told so', async () => {
  await add(ids.many)
  const answers = await Promise.all([add(ids.one), add(ids.two)])
  expect(answers.map(({ data }) => data.leftOut.length).toSorted((one, other) => one - other)).toEqual([0, 1])
  expect((await inBasket()).length).toBe(2)
})

test('another’s own question or one of another subject is refused, along with all others in the call', async () => {
  expect({
    foreign: resultId(await add(ids.one, ids.foreign)),
    unknown: resultId(await add(ids.one, 987_654_321)),
    maths: resultId(await add(ids.one, ids.maths)),
  }).toEqual({ foreign: 'notFound', unknown: 'notFound', maths: 'questionOfOtherSubject' })
  expect(await inBasket()).toEqual([])
})

test('each teacher has a basket per subject; each is emptied separately', async () => {
  await add(ids.one)
  await world.teacher.get(basket.add, { subjectId: 202, questionIds: [ids.maths] })
  await world.colleague.get(basket.add, { subjectId: 203, questionIds: [ids.two] })
  expect({
    english: await inBasket(),
    maths: await inBasket(202),
    colleague: await inBasket(203, world.colleague),
  }).toEqual({ english: [ids.one], maths: [ids.maths], colleague: [ids.two] })
  const cleared = await world.teacher.get(basket.clear, { subjectId: 203 })
  expect(cleared).toEqual({ questionCount: 0, itemCount: 0, maximum: 200 })
  expect({ english: await inBasket(), maths: await inBasket(202) }).toEqual({ english: [], maths: [ids.maths] })
})

test('counts and sums: a combination question counts by its items', async () => {
  await add(ids.half, ids.two, ids.one)
  const ofAll = { questionCount: 3, itemCount: 4 }
  expect(await world.teacher.get(basket.count, { subjectId: 203 })).toEqual({
    ...ofAll,
    maximum: 200,
    questionIds: [ids.half, ids.two, ids.one],
  })
  expect(await world.teacher.get(basket.stat, { subjectId: 203 })).toEqual({
    ...ofAll,
    score: 80,
    types: [
      { type: 903, typeName: '阅读理解', questionCount: 1, itemCount: 2, score: 40 },
      { type: 1, typeName: '单项选择', questionCount: 2, itemCount: 2, score: 40 },
    ],
    difficulties: [
      { difficulty: 1, questionCount: 2, itemCount: 3, score: 60 },
      { difficulty: 2, questionCount: 1, itemCount: 1, score: 20 },
    ],
    knowledge: [
      { name: '一般现在时', itemCount: 3, score: 60 },
      { name: '词义猜测', itemCount: 1, score: 20 },
    ],
  })
})
