import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { addBankBook } from '#tests/support/worlds/bank-world.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await addBankBook(service.db)
})

afterAll(() => service.close())

const paper = `1. Our cat ____ on the roof. A. sleep B. sleeps
知识点：一般现在时
答案：B
2. There ____ a pond. A. is B. are
知识点：存在句
答案：A
3. It ____ today. A. rain B. rains
答案：B`

test('a knowledge point that the subject does not have is listed with its question before it is lost', async () => {
  const content = Buffer.from(paper)
  const { paperImportId } = await world.teacher.get(importPaper.upload, { subjectId: 203, fileName: '', content })
  await service.runJobs()
  const { import: row, questions, notUnderstood } = await world.teacher.get(importPaper.info, { paperImportId })
  expect(questions.map(({ items }) => items[0]?.knowledge)).toEqual(['一般现在时', '存在句', ''])
  expect({ notUnderstoodCount: row.notUnderstoodCount, notUnderstood }).toEqual({
    notUnderstoodCount: 1,
    notUnderstood: [{ position: questions[1]?.position, reason: 'knowledge', text: '存在句', at: 1 }],
  })
})
