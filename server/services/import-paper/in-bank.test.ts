import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { question } from '#server/database/schema/questions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { openedBy } from '#tests/support/worlds/edited-papers.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

/** The questions of a file, to be confirmed. */
async function readFile(text: string, fileName: string) {
  const made = await world.teacher.get(importPaper.upload, { subjectId: 203, fileName, content: Buffer.from(text) })
  await service.runJobs()
  const { import: row, questions } = await world.teacher.get(importPaper.info, made)
  return {
    paperImportId: row.paperImportId,
    questions: questions.map(({ passage, difficulty, items, section }) => ({ passage, difficulty, items, section })),
  }
}

test('a file that is read again becomes a paper of the questions that the bank has; a changed one is another', async () => {
  const text =
    '一、选择题（每小题4分）\n1. The bus ____ at six. A. leave B. leaves\n答案：B\n2. She ____ tea. A. like B. likes\n答案：B\n'
  const paperOf = async (name: string, right: string) => {
    const { paperImportId, questions: read } = await readFile(text, name)
    const [one, other] = read
    if (one === undefined || other === undefined) throw new Error('Two questions were to be read')
    const questions = [one, { ...other, items: other.items.map((item) => ({ ...item, right: [right] })) }]
    const { paperId } = await world.teacher.get(importPaper.confirm, { paperImportId, questions, paperTitle: name })
    const { paper: made } = await openedBy(world.teacher, paperId ?? 0)
    return questionsOf(made.elements).map(({ questionId }) => questionId)
  }
  const count = () => service.db.$count(question)
  const first = await paperOf('one.txt', 'B')
  const before = await count()
  expect(await paperOf('two.txt', 'B')).toEqual(first)
  expect(await count()).toBe(before)
  const [same, changed] = await paperOf('three.txt', 'A')
  expect(same).toBe(first[0])
  expect(first).not.toContain(changed)
  expect(await count()).toBe(before + 1)
})
