import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { item } from '#server/database/schema/questions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

async function readFile(text: string, fileName: string) {
  const content = Buffer.from(text)
  const made = await world.teacher.get(importPaper.upload, { subjectId: 203, fileName, content })
  await service.runJobs()
  return world.teacher.get(importPaper.info, made)
}

test('a question that nearly repeats one of the bank or of the file is marked, to be compared', async () => {
  const ask = (no: number, words: string) => `${no}. ${words} A. has been repaired B. was repairing\n答案：A\n`
  const old = 'The wooden bridge over the river near our village ____ since May.'
  const first = await readFile(ask(1, old), 'bridge.txt')
  const questions = first.questions.map(({ passage, difficulty, items, section }) => ({
    passage,
    difficulty,
    items,
    section,
  }))
  await world.teacher.get(importPaper.confirm, { paperImportId: first.import.paperImportId, questions })
  const [kept] = await service.db
    .select({ questionId: item.questionId })
    .from(item)
    .where(like(item.stem, '%wooden bridge%'))
  const typo = old.replace('village', 'vilage')
  const other = 'My grandfather’s stone house behind the hill ____ for seven long winters now.'
  const second = await readFile(
    [ask(1, typo), ask(2, other), ask(3, other.replace('now', '')), ask(4, old)].join(''),
    'bridges.txt',
  )
  expect(
    second.questions.map(({ sameInBank, nearInBank, sameBefore, nearBefore }) => ({
      inBank: [sameInBank, nearInBank],
      before: [sameBefore, nearBefore],
    })),
  ).toEqual([
    { inBank: [null, kept?.questionId], before: [null, null] },
    { inBank: [null, null], before: [null, null] },
    { inBank: [null, null], before: [null, 1] },
    { inBank: [kept?.questionId, null], before: [null, 0] },
  ])
})
