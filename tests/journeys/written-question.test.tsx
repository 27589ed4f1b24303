// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { newQuestion } from '#domain/paper/new-question.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { draftOf, writeDraft } from '#machines/paper-editing/draft.ts'
import { typeRichText } from '#parts/rich-text-editor/testing/type-rich-text.ts'
import { question } from '#server/database/schema/questions.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { textsOf } from '#tests/support/documents/page-texts.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'
import { addPaper, worldItems } from '#tests/support/worlds/world.ts'

let journey: Journey
/** A paper of the teacher's with five questions in one section, a new one for each test. */
let paperId: number

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

beforeEach(async () => {
  const { service, world } = journey
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
})

const open = () => openPortal(journey, `/paper-editor?paperId=${paperId}`)

const opened = () => openedBy(journey.world.teacher, paperId)

const stored = async (): Promise<readonly PaperQuestion[]> => questionsOf((await opened()).paper.elements)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Begins a question of a kind, and returns its form. */
async function begin(kind: string, printed: string) {
  fireEvent.click(await screen.findByRole('button', { name: '写一道新题' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: kind }))
  return formOf(printed)
}

const formOf = async (printed: string) =>
  within(await screen.findByRole('region', { name: `正在编辑第 ${printed} 题` }))

type Form = Awaited<ReturnType<typeof formOf>>

async function type(form: Form, field: string, text: string, at = 0): Promise<void> {
  const fields = await form.findAllByRole('textbox', { name: field })
  const element = fields[at] ?? expect.fail(`There is no field ${field}`)
  act(() => typeRichText(element, text))
  act(() => element.blur())
}

async function fillChoice(form: Form): Promise<void> {
  await type(form, '题目', 'Owls hunt ____ night.')
  for (const [index, text] of ['at', 'in', 'on', 'by'].entries()) await type(form, `选项 ${'ABCD'[index]}`, text)
  fireEvent.click(form.getByRole('radio', { name: 'A' }))
}

const saved = () => screen.findByText('已保存')

test('a question written behind the open one is stored as the teacher’s own once it is complete', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: '编辑第 2 题' }))
  const form = await begin('单项选择', '3')
  await fillChoice(form)
  fireEvent.click(form.getByRole('button', { name: '完成' }))
  await saved()
  await waitFor(async () => expect((await stored()).length).toBe(6))
  const written = (await stored())[2] ?? expect.fail('The question was not stored')
  const [row] = await journey.service.db
    .select({ ownerId: question.ownerId, type: question.type })
    .from(question)
    .where(eq(question.questionId, written.questionId))
  expect({ stem: written.items[0]?.stem, key: written.items[0]?.key, row }).toEqual({
    stem: 'Owls hunt ____ night.',
    key: { kind: 'single', choice: 'A' },
    row: { ownerId: journey.world.teacher.uid, type: 1 },
  })
})

test('what is missing is said by name, in the form and below the bar, while the draft is stored and cannot be assigned', async () => {
  await open()
  const form = await begin('书面表达', '6')
  form.getByText('还没写完：缺题干')
  await type(form, '参考答案', 'My model.')
  await screen.findByText(/^还没写完：第 6 题（缺题干）。草稿照样保存/)
  const assign = screen.getByRole<HTMLButtonElement>('button', { name: '布置' })
  expect({ isClosed: assign.disabled, why: assign.title }).toEqual({
    isClosed: true,
    why: '写完这些题再布置：第 6 题（缺题干）',
  })
  await saved()
  await waitFor(async () => {
    const key = (await stored())[5]?.items[0]?.key
    expect(key?.kind === 'written' && key.model).toBe('My model.')
  })
  await type(form, '题目', 'Write about owls.')
  await waitFor(() => expect(screen.queryByText(/^还没写完：第 6 题/)).toBeNull())
  expect(assign.disabled).toBe(false)
  await saved()
  await waitFor(async () => expect((await stored())[5]?.items[0]?.stem).toBe('Write about owls.'))
})

test('a question closed before it is complete says on the sheet what is missing, and in its fields when reopened', async () => {
  await open()
  const form = await begin('单项选择', '6')
  await type(form, '题目', 'Owls hunt ____ night.')
  fireEvent.click(form.getByRole('button', { name: '完成' }))
  const cover = await screen.findByRole('button', { name: '编辑第 6 题' })
  expect(textsOf('note')).toEqual(['还没写完：缺选项、答案'])
  fireEvent.click(cover)
  const again = await formOf('6')
  await again.findAllByRole('textbox', { name: '题目' })
  expect(again.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '有空的选项，请补上或删去',
    '至少选一个选项。',
  ])
})

test.each([
  ['an empty question', async () => {}],
  [
    'one with a text and another item',
    async (form: Form) => {
      await type(form, '题干或短文', 'Owls are quiet birds.')
      fireEvent.click(form.getByRole('button', { name: '加一小题' }))
      await screen.findByText('7 题，39 分')
    },
  ],
])('%s that is given up leaves nothing behind', async (_, write) => {
  await open()
  await write(await begin('阅读理解', '6'))
  press('不写了')
  await screen.findByText('5 题，35 分')
  await saved()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '撤销' }).disabled).toBe(true)
  const { rev, paper } = await opened()
  expect({ rev, questions: questionsOf(paper.elements).length, elements: paper.elements.length }).toEqual({
    rev: 0,
    questions: 5,
    elements: 1,
  })
})

test('giving up a question keeps what was changed in the meantime', async () => {
  await open()
  await begin('阅读理解', '6')
  fireEvent.click(screen.getByRole('button', { name: '第 6 题加 1 分' }))
  fireEvent.click(screen.getByRole('button', { name: /，修改试卷名称$/ }))
  const title = screen.getByRole('textbox', { name: '试卷名称' })
  fireEvent.change(title, { target: { value: '期中测验' } })
  fireEvent.blur(title)
  press('不写了')
  await saved()
  const { paper } = await opened()
  expect({ title: paper.paperTitle, questions: questionsOf(paper.elements).length }).toEqual({
    title: '期中测验',
    questions: 5,
  })
})

test('writing can be undone and redone', async () => {
  await open()
  const form = await begin('单项选择', '6')
  await type(form, '题目', 'Owls hunt ____ night.')
  press('撤销')
  await waitFor(() => expect(textsOf('note')).toEqual(['还没写完：缺题干、选项、答案']))
  press('重做')
  await waitFor(() => expect(textsOf('note')).toEqual(['还没写完：缺选项、答案']))
})

test('a question that was begun on another computer is there as it was typed, and finished here', async () => {
  const { paper, rev } = await opened()
  const begun = newQuestion(paper, 'singleChoice', 'new-1')
  const half = { ...begun, items: begun.items.map((one) => ({ ...one, stem: 'Owls hunt ____ night.' })) }
  const draft = { ...paper, elements: [...paper.elements, half] }
  await journey.world.teacher.get(paperEditing.save, { paperId, rev, ...sentAs(draft) })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: '接着写' }))
  const form = await formOf('6')
  const [stem] = await form.findAllByRole('textbox', { name: '题目' })
  expect(stem?.textContent).toBe('Owls hunt ____ night.')
  await fillChoice(form)
  await waitFor(async () => expect((await stored())[5]?.items[0]?.key).toEqual({ kind: 'single', choice: 'A' }))
})

test('a question that an earlier page could not store is there when the paper is opened again', async () => {
  const { paper, rev } = await opened()
  const begun = newQuestion(paper, 'grammarFill', 'new-1')
  const changed = { ...paper, elements: [...paper.elements, { ...begun, passage: 'Owls [[1]] at night.' }] }
  localStorage.setItem(
    storageKeys.paper(journey.world.teacher.uid, paperId),
    writeDraft(
      draftOf({ key: 'unsent', paper: changed, saved: paper, rev }, null, journey.service.clock.now.getTime()),
    ) ?? '',
  )
  await open()
  fireEvent.click(await screen.findByRole('button', { name: '编辑第 6 题' }))
  const form = await formOf('6')
  await form.findByText('至少写一个答案。')
  fireEvent.change(form.getByRole('textbox', { name: '认可的答案' }), { target: { value: 'hunt' } })
  fireEvent.blur(form.getByRole('textbox', { name: '认可的答案' }))
  await saved()
  expect((await stored()).map(({ passage }) => passage).at(-1)).toBe('Owls [[1]] at night.')
})

test('a reading gets more items and fewer, and the numbers follow', async () => {
  await open()
  const form = await begin('阅读理解', '6')
  fireEvent.click(form.getByRole('button', { name: '加一小题' }))
  const two = await formOf('6–7')
  await type(two, '题目', 'Why?', 1)
  await screen.findByText('7 题，39 分')
  fireEvent.click(two.getByRole('button', { name: '删除第 1 小题' }))
  const one = await formOf('6')
  const stems = await one.findAllByRole('textbox', { name: '题目' })
  expect(stems.map(({ textContent }) => textContent)).toEqual(['Why?'])
  expect(one.queryByRole('button', { name: /^删除第/ })).toBeNull()
})
