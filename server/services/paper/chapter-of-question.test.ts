import { afterAll, beforeAll, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import { newQuestion } from '#domain/paper/new-question.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addBankBook } from '#tests/support/worlds/bank-world.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

/** A paper at the end of which a question was written in a chapter. */
function withWritten(paper: Paper, chapterId: number | undefined): Paper {
  const begun = newQuestion(paper, 'writing', 'new-1')
  const items = begun.items.map((one) => ({ ...one, stem: 'Write about a nocturnal bird.' }))
  return { ...paper, elements: [...paper.elements, { ...begun, items, chapterId }] }
}

test('a written question is found in the chapter that was chosen for it, then in another one, and then in none', async () => {
  const { chapterIds } = await addBankBook(service.db)
  const { paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems)
  const stored = async () => (await openedBy(world.teacher, paperId)).paper
  const save = (paper: Paper, rev: number) => world.teacher.get(paperEditing.save, { paperId, rev, ...sentAs(paper) })
  const isFoundIn = async (chapterId: number) => {
    const pager = { currentPage: 1, pageSize: 10 }
    const asked = { subjectId: 203, chapterIds: [chapterId], keyword: 'nocturnal', pager }
    return (await world.teacher.get(bank.list, { ...asked, sort: 'newest' })).list.length > 0
  }
  const state = async () => {
    const found = []
    for (const chapterId of chapterIds) if (await isFoundIn(chapterId)) found.push(chapterId)
    return { found, named: questionsOf((await stored()).elements).at(-1)?.chapterId }
  }
  const place = async (chapterId: number | null, rev: number) => {
    const { elements, ...paper } = await stored()
    const last = questionsOf(elements).at(-1)
    const moved = mapLeaves({ ...paper, elements }, (leaf) => (leaf === last ? { ...last, chapterId } : leaf))
    await save(moved, rev)
    return state()
  }
  await save(withWritten(await stored(), chapterIds[0]), 0)
  expect({
    first: await state(),
    second: await place(chapterIds[1] ?? null, 1),
    none: await place(null, 2),
    unknown: await place(987_654_321, 3),
  }).toEqual({
    first: { found: [chapterIds[0]], named: chapterIds[0] },
    second: { found: [chapterIds[1]], named: chapterIds[1] },
    none: { found: [], named: undefined },
    unknown: { found: [], named: undefined },
  })
})
