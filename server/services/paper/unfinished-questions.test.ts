import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { print } from '#api/contract/groups/print.ts'
import { isQuestion, mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import { newQuestion } from '#domain/paper/new-question.ts'
import type { Paper, PaperItem } from '#domain/paper/paper.ts'
import { usualPrint } from '#domain/print/print-options.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { saveInput } from '#tests/support/worlds/given-assignment.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
/** A paper of the teacher's for each test, at the end of which a question is begun. */
let paperId: number
let draft: Paper

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

beforeEach(async () => {
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
  const { paper } = await openedBy(world.teacher, paperId)
  const begun = newQuestion(paper, 'singleChoice', 'new-1')
  const worded = begun.items.map((one) => ({ ...one, stem: 'Why do owls hunt at night?' }))
  draft = { ...paper, elements: [...paper.elements, { ...begun, items: worded }] }
  await save(draft, 0)
})

const save = (paper: Paper, rev: number) => world.teacher.call(paperEditing.save, { paperId, rev, ...sentAs(paper) })

const stored = async (): Promise<Paper> => (await openedBy(world.teacher, paperId)).paper

const finished = (paper: Paper, changes: Partial<PaperItem>): Paper =>
  mapLeaves(paper, (leaf) =>
    isQuestion(leaf) && leaf.elementId === 'new-1'
      ? { ...leaf, items: leaf.items.map((one) => ({ ...one, ...changes })) }
      : leaf,
  )

const answers: Partial<PaperItem> = {
  options: [
    { id: 'A', text: 'They are shy.' },
    { id: 'B', text: 'They hear well.' },
  ],
  key: { kind: 'single', choice: 'B' },
}

const assign = () => world.teacher.call(assigning.save, saveInput(world, { paperId }))

const lacking = () => ({
  questions: [
    {
      elementId: 'new-1',
      printed: String(worldItems.length + 1),
      itemCount: 1,
      lacks: [
        { item: 0, fault: 'optionEmpty' },
        { item: 0, fault: 'rightMissing' },
      ],
    },
  ],
})

test('a paper with a question that is still being written is stored whole, and assigned once it is finished', async () => {
  expect((await stored()).elements).toEqual(draft.elements)
  const refused = await assign()
  expect({ result: resultId(refused), data: refused.data, message: refused.msg }).toEqual({
    result: 'paperUnfinished',
    data: lacking(),
    message: `还有题没写完，写完才能布置、分享，或打印答案和答题卡：第 ${worldItems.length + 1} 题（缺选项、答案）`,
  })
  await save(finished(draft, answers), 1)
  const last = questionsOf((await stored()).elements).at(-1)
  expect(last?.items.map(({ stem, key }) => ({ stem, key }))).toEqual([
    { stem: 'Why do owls hunt at night?', key: answers.key },
  ])
  expect(resultId(await assign())).toBe('ok')
})

test('a paper that is assigned before may get such a question in its next version, which is not assigned yet', async () => {
  await save(finished(draft, answers), 1)
  await assign()
  const { data } = await save(finished(await stored(), { key: { kind: 'single', choice: null } }), 2)
  const input = saveInput(world, { paperId: data.paperId })
  const next = resultId(await world.teacher.call(assigning.save, input))
  expect({ isNewVersion: data.isNewVersion, next, before: resultId(await assign()) }).toEqual({
    isNewVersion: true,
    next: 'paperUnfinished',
    before: 'ok',
  })
})

test('such a paper is printed without answers, in both versions; what needs its keys names the question', async () => {
  const asked = { paperId, ...usualPrint }
  const sheet = { paperId, version: 'A' } as const
  const printed = [
    await world.teacher.call(print.pages, asked),
    await world.teacher.call(print.pages, { ...asked, version: 'B' }),
  ]
  expect(printed.map(resultId)).toEqual(['ok', 'ok'])
  const refused = [
    await world.teacher.call(print.pages, { ...asked, answers: 'end' }),
    await world.teacher.call(print.sheetPages, sheet),
    await world.teacher.call(print.sheetMap, { ...sheet, sheetOwner: 'number' }),
  ]
  expect(refused.map((one) => ({ result: resultId(one), data: one.data }))).toEqual(
    refused.map(() => ({ result: 'paperUnfinished', data: lacking() })),
  )
})

test('such a paper is shared neither with colleagues nor with the school', async () => {
  const refused = [
    await world.teacher.call(paperSharing.share, { paperId, uids: [world.colleague.uid] }),
    await world.teacher.call(paperSharing.publish, { paperId }),
  ]
  expect(refused.map((one) => ({ result: resultId(one), data: one.data }))).toEqual(
    refused.map(() => ({ result: 'paperUnfinished', data: lacking() })),
  )
})

test('its preview counts such a question, and says what it lacks', async () => {
  const { itemCount, unfinished } = await world.teacher.get(paperArea.detail, { paperId })
  expect({ itemCount, unfinished }).toEqual({
    itemCount: worldItems.length + 1,
    unfinished: lacking().questions,
  })
})

test('a copy of such a paper has the question too', async () => {
  const copy = await world.teacher.get(paperEditing.copy, { paperId })
  expect((await openedBy(world.teacher, copy.paperId)).paper.elements).toEqual(draft.elements)
})
