import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { copiedAs } from '#domain/paper/copied-question.ts'
import { mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { question } from '#server/database/schema/questions.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
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

const save = (paper: Paper, rev = 0) => world.teacher.call(paperEditing.save, { paperId, rev, ...sentAs(paper) })

const first = (paper: Paper) => questionsOf(paper.elements)[0]

/** Questions that the teacher owns. */
const owned = (): Promise<number> => service.db.$count(question, eq(question.ownerId, world.teacher.uid))

/** The paper with another text in its first question. */
const reworded = (paper: Paper, stem: string): Paper => {
  const target = first(paper)
  return mapLeaves(paper, (leaf) =>
    leaf === target ? { ...target, items: target.items.map((item) => ({ ...item, stem })) } : leaf,
  )
}

/** The first question and the text of its first item, as on the paper. */
const firstOf = async (of: number) => {
  const asked = first((await openedBy(world.teacher, of)).paper)
  return [asked?.questionId, asked?.items[0]?.stem]
}

const foundBy = async (keyword: string): Promise<readonly number[]> => {
  const pager = { currentPage: 1, pageSize: 10 }
  const { list } = await world.teacher.get(bank.list, { subjectId: 203, keyword, sort: 'newest', pager })
  return list.map(({ questionId }) => questionId)
}

test('one’s own question on this paper only is changed in place, and found by its new words', async () => {
  await save(reworded(opened, 'Gladiators first'))
  const { paper } = await openedBy(world.teacher, paperId)
  const before = await owned()
  const { data } = await save(reworded(paper, 'Senators second'), 1)
  expect({ kept: data.kept, owned: await owned() }).toEqual({ kept: null, owned: before })
  const questionId = first(paper)?.questionId
  expect(await firstOf(paperId)).toEqual([questionId, 'Senators second'])
  expect({ oldWords: await foundBy('gladiators'), newWords: await foundBy('senators') }).toEqual({
    oldWords: [],
    newWords: [questionId],
  })
})

test('one’s own question that is also on another paper is copied before it is changed', async () => {
  await save(reworded(opened, 'Before the copy'))
  const { paper } = await openedBy(world.teacher, paperId)
  const copy = await world.teacher.get(paperEditing.copy, { paperId })
  const { data } = await save(reworded(paper, 'After the copy'), 1)
  const questionId = first(paper)?.questionId
  expect(data.kept).not.toBeNull()
  expect(await firstOf(copy.paperId)).toEqual([questionId, 'Before the copy'])
  const [changedId, stem] = await firstOf(paperId)
  expect({ isSame: changedId === questionId, stem }).toEqual({ isSame: false, stem: 'After the copy' })
})

test('one’s own question on an assigned paper stays as the class has it', async () => {
  await save(reworded(opened, 'Before the test'))
  const { paper } = await openedBy(world.teacher, paperId)
  await assign(service, world, { paperId })
  const before = await world.teacher.get(paperArea.detail, { paperId })
  const { data } = await save(reworded(paper, 'After the test'), 1)
  const questionId = first(paper)?.questionId
  const [asked] = before.sections[0]?.questions ?? []
  expect({ questionId: asked?.questionId, stem: asked?.items[0]?.stem }).toEqual({
    questionId,
    stem: 'Before the test',
  })
  expect(await world.teacher.get(paperArea.detail, { paperId })).toEqual(before)
  const [changedId, stem] = await firstOf(data.paperId)
  expect({ isSame: changedId === questionId, stem }).toEqual({ isSame: false, stem: 'After the test' })
})

test('a copy of a question gets its own ids, even if its text is the same', async () => {
  const source = first(opened) ?? expect.fail('The paper has no question')
  const copy = copiedAs('copy', source)
  const [section, ...rest] = opened.elements
  if (section?.kind !== 'section') throw new Error('The paper has no section')
  const elements = [{ ...section, children: [copy, ...section.children] }, ...rest]
  const before = await owned()
  const { data } = await save({ ...opened, elements })
  const kept = first((await openedBy(world.teacher, paperId)).paper)
  expect({ owned: await owned(), elementId: kept?.elementId, stem: kept?.items[0]?.stem }).toEqual({
    owned: before + 1,
    elementId: 'copy',
    stem: source.items[0]?.stem,
  })
  expect(questionsOf((await openedBy(world.teacher, paperId)).paper.elements)[1]).toEqual(source)
  const twice = await save(
    { ...opened, elements: [{ ...section, children: [copy, { ...copy, elementId: 'again' }] }] },
    1,
  )
  expect(kept?.questionId).not.toBe(source.questionId)
  expect({ rev: data.rev, twice: resultId(twice) }).toEqual({ rev: 1, twice: 'paperInvalid' })
})
