import { afterAll, beforeAll, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { knowledge } from '#server/database/schema/questions.ts'
import { addBankBook, addQuestion } from '#tests/support/worlds/bank-world.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

test('a subject’s knowledge points are listed with their chapters, then those of questions one may see', async () => {
  await addBankBook(service.db)
  await service.db.insert(knowledge).values([
    { subjectId: 203, name: '未分类' },
    { subjectId: 204, name: '一元一次方程' },
  ])
  const [theirs] = await service.db.insert(knowledge).values({ subjectId: 203, name: '同事的考点' }).returning()
  const ownerId = world.colleague.uid
  await addQuestion(service.db, { stem: 'Owls', ownerId, knowledgeId: idOf(theirs?.knowledgeId) })
  const { list } = await world.teacher.get(bank.knowledgePoints, { subjectId: 203 })
  expect(list).toEqual([
    { name: '一般现在时', chapterNames: ['Unit 1'] },
    { name: '词义猜测', chapterNames: ['Unit 1', 'Unit 2'] },
    // The questions of the world are in no book.
    ...worldItems.map((one) => ({ name: one.knowledge, chapterNames: [] })),
  ])
})
