// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { basket } from '#api/contract/groups/basket.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { draftOf, writeDraft } from '#machines/paper-editing/draft.ts'
import { paper as paperTable, paperItem } from '#server/database/schema/papers.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { typeRichText } from '#parts/rich-text-editor/testing/type-rich-text.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'
import { addPaper, worldItems } from '#tests/support/worlds/world.ts'
import { textsOf } from '#tests/support/documents/page-texts.ts'

const born = new Date('2026-09-01T00:00:00Z')

let journey: Journey
/** A paper of the teacher's, a new one for each test. */
let paperId: number

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

beforeEach(async () => {
  const { service, world } = journey
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
})

const open = (query: string) => openPortal(journey, `/paper-editor?${query}`)

const opened = (id = paperId) => openedBy(journey.world.teacher, id)

const saved = () => screen.findByText('已保存')

const titleButton = (title: string) => screen.findByRole('button', { name: `${title}，修改试卷名称` })

async function rename(from: string, to: string): Promise<void> {
  fireEvent.click(await titleButton(from))
  const field = screen.getByRole('textbox', { name: '试卷名称' })
  fireEvent.change(field, { target: { value: to } })
  fireEvent.blur(field)
}

const draft = () => localStorage.getItem(storageKeys.paper(journey.world.teacher.uid, paperId))

/** An earlier page left a change of the title that has not reached the service. */
async function leaveDraft(paperTitle: string): Promise<void> {
  const { paper, rev } = await opened()
  const unsaved = { key: 'unsent', paper: { ...paper, paperTitle }, saved: paper, rev }
  localStorage.setItem(
    storageKeys.paper(journey.world.teacher.uid, paperId),
    writeDraft(draftOf(unsaved, null, journey.service.clock.now.getTime())) ?? '',
  )
}

/** Somebody stores the paper under another title, directly at the service. */
async function renameElsewhere(paperTitle: string): Promise<void> {
  const { paper, rev } = await opened()
  await journey.world.teacher.get(paperEditing.save, { paperId, rev, ...sentAs({ ...paper, paperTitle }) })
}

test('a paper is made from the basket, which is emptied once the paper is stored', async () => {
  const { service, world } = journey
  const rows = await service.db
    .select({ questionId: paperItem.questionId })
    .from(paperItem)
    .where(eq(paperItem.paperId, paperId))
    .orderBy(asc(paperItem.no))
  const questionIds = rows.slice(0, 3).map(({ questionId }) => questionId)
  await world.teacher.get(basket.add, { subjectId: 203, questionIds })
  await open('subjectId=203&from=basket')
  await titleButton('未命名试卷')
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/paper-editor\?paperId=\d+$/))
  await saved()
  const made = await opened(Number(/\d+$/.exec(window.location.hash)?.[0]))
  expect(questionsOf(made.paper.elements).map(({ questionId }) => questionId)).toEqual(questionIds)
  await waitFor(async () => expect((await world.teacher.get(basket.list, { subjectId: 203 })).list).toEqual([]))
})

test('a change is kept in the browser at once, and stored a little later', async () => {
  await open(`paperId=${paperId}`)
  await rename('第五单元检测', '期中测验')
  expect(draft()).toContain('期中测验')
  await saved()
  const { paper, rev } = await opened()
  expect({ title: paper.paperTitle, rev, draft: draft() }).toEqual({ title: '期中测验', rev: 1, draft: null })
})

test('a step can be undone and redone', async () => {
  await open(`paperId=${paperId}`)
  await rename('第五单元检测', '期中测验')
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  await titleButton('第五单元检测')
  fireEvent.click(screen.getByRole('button', { name: '重做' }))
  await titleButton('期中测验')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '重做' }).disabled).toBe(true)
})

test('a question is edited in place, and becomes the teacher’s own', async () => {
  await open(`paperId=${paperId}`)
  fireEvent.click(await screen.findByRole('button', { name: '编辑第 1 题' }))
  const form = within(screen.getByRole('region', { name: '正在编辑第 1 题' }))
  const stem = await form.findByRole('textbox', { name: '题目' })
  act(() => typeRichText(stem, 'He ____ to $x^2$.'))
  fireEvent.blur(stem)
  await saved()
  const { paper, rev } = await opened()
  const stored = questionsOf(paper.elements)[0]?.items[0]?.stem
  expect({ stem: stored, rev }).toEqual({ stem: 'He ____ to $x^2$.', rev: 1 })
})

test('a bank question with the same text as the one being typed is offered, and can be viewed', async () => {
  const { db } = journey.service
  const [first] = await db
    .select({ item })
    .from(item)
    .innerJoin(paperItem, eq(paperItem.itemId, item.itemId))
    .where(eq(paperItem.paperId, paperId))
    .orderBy(asc(paperItem.no))
    .limit(1)
  const { itemId: _itemId, ...like } = first?.item ?? expect.fail('The paper has no items')
  const [made] = await db
    .insert(question)
    .values({ subjectId: 203, type: 1, difficulty: 1, passage: '', createdAt: born })
    .returning()
  const questionId = idOf(made?.questionId)
  await db.insert(item).values({ ...like, questionId, stem: 'Owls ____ at night.' })
  await indexQuestions(db, [questionId])
  await open(`paperId=${paperId}`)
  fireEvent.click(await screen.findByRole('button', { name: '编辑第 1 题' }))
  const form = within(screen.getByRole('region', { name: '正在编辑第 1 题' }))
  const stem = await form.findByRole('textbox', { name: '题目' })
  act(() => typeRichText(stem, 'Owls ____ by night.'))
  act(() => typeRichText(stem, 'Owls ____ at night.'))
  fireEvent.click(await form.findByRole('button', { name: '题库里有相同的题' }))
  const look = within(await screen.findByRole('dialog', { name: '题库里相同的题' }))
  expect(look.getByText(/at night/).textContent).toMatch(/Owls/)
})

test('a question drawn from a pattern gets new numbers in place', async () => {
  const { service } = journey
  const rows = await service.db.select().from(paperItem).where(eq(paperItem.paperId, paperId)).orderBy(paperItem.no)
  const questionIds = rows.map(({ questionId }) => questionId)
  const subjectId = subjects.juniorMaths
  await service.db.update(paperTable).set({ subjectId }).where(eq(paperTable.paperId, paperId))
  await service.db.update(question).set({ subjectId }).where(inArray(question.questionId, questionIds))
  await service.db
    .update(question)
    .set({ code: 'ma-like-terms-1' })
    .where(eq(question.questionId, idOf(questionIds[0])))
  await open(`paperId=${paperId}`)
  fireEvent.click(await screen.findByRole('button', { name: '编辑第 1 题' }))
  fireEvent.click(screen.getByRole('button', { name: '换一题' }))
  fireEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '换一组数字' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await saved()
  const [changed] = questionsOf((await opened()).paper.elements)
  expect(changed?.passage).toMatch(/^若单项式/)
  expect(changed?.items).toHaveLength(3)
})

test('scores are typed and stepped; an invalid score is refused with a reason', async () => {
  await open(`paperId=${paperId}`)
  fireEvent.click(await screen.findByRole('button', { name: '编辑第 2 题' }))
  fireEvent.click(screen.getByRole('button', { name: '第 2 题加 1 分' }))
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '第 2 题分值' })
  expect(field().value).toBe('6')
  fireEvent.change(field(), { target: { value: '6.3' } })
  fireEvent.blur(field())
  expect(field().value).toBe('6')
  expect(textsOf('status')).toContain('分值应为 0 到 999.5 分，最小单位 0.5 分')
})

test('changes made elsewhere are merged, and the teacher decides about conflicts', async () => {
  await open(`paperId=${paperId}`)
  await titleButton('第五单元检测')
  await renameElsewhere('别处的名称')
  await rename('第五单元检测', '我的名称')
  const choice = within(await screen.findByRole('region', { name: '试卷名称有两个版本' }))
  expect(textsOf('status')).toContain('选定版本后保存')
  fireEvent.click(choice.getByRole('button', { name: '用别处的' }))
  fireEvent.click(screen.getByRole('button', { name: '合并并继续编辑' }))
  await titleButton('别处的名称')
  expect(textsOf('status')).toContain('这份试卷在别处改过，已和您的改动合并。')
  expect((await opened()).rev).toBe(1)
})

test('when both have changed a question, both versions are kept, the local one after the other', async () => {
  await open(`paperId=${paperId}`)
  await titleButton('第五单元检测')
  const { paper, rev } = await opened()
  const [first = expect.fail('The paper has no questions')] = questionsOf(paper.elements)
  const theirs = mapLeaves(paper, (leaf) => (leaf === first ? { ...first, passage: 'Theirs' } : leaf))
  await journey.world.teacher.get(paperEditing.save, { paperId, rev, ...sentAs(theirs) })
  fireEvent.click(screen.getByRole('button', { name: '编辑第 1 题' }))
  const stem = await screen.findByRole('textbox', { name: '题目' })
  act(() => typeRichText(stem, 'Mine'))
  fireEvent.blur(stem)
  fireEvent.click(await screen.findByRole('button', { name: '保留两题' }))
  fireEvent.click(screen.getByRole('button', { name: '合并并继续编辑' }))
  await saved()
  const kept = questionsOf((await opened()).paper.elements)
  expect(kept.slice(0, 2).map(({ passage, items }) => ({ passage, stem: items[0]?.stem }))).toEqual([
    { passage: 'Theirs', stem: first.items[0]?.stem },
    { passage: first.passage, stem: 'Mine' },
  ])
  expect(new Set(kept.map(({ questionId }) => Math.abs(questionId))).size).toBe(questionsOf(paper.elements).length + 1)
})

test('an assigned paper stays as its classes have it, and the address moves to its new version', async () => {
  await assign(journey.service, { ...journey.world, paperId })
  await open(`paperId=${paperId}`)
  await screen.findByText(/^这份试卷已经布置过。/)
  await rename('第五单元检测', '期中测验')
  await screen.findByText('这份试卷已经布置过，改动存成了新版本，学生手里的不变。')
  const [row] = await journey.service.db.select().from(paperTable).where(eq(paperTable.paperId, paperId))
  expect(window.location.hash).toBe(`#/paper-editor?paperId=${row?.replacedById}`)
  expect(row?.paperTitle).toBe('第五单元检测')
})

test('somebody else’s paper is copied before it is edited', async () => {
  const { service, world } = journey
  const theirs = await addPaper(service.db, 1, world.colleague.uid, worldItems)
  await service.db.update(paperTable).set({ sharedWithSchool: true }).where(eq(paperTable.paperId, theirs.paperId))
  await open(`paperId=${theirs.paperId}`)
  await screen.findByRole('heading', { name: '这是别人的试卷' })
  fireEvent.click(screen.getByRole('button', { name: /复制后编辑/ }))
  await screen.findByRole('button', { name: /修改试卷名称$/ })
  const copied = Number(/\d+$/.exec(window.location.hash)?.[0])
  expect(copied).not.toBe(theirs.paperId)
  expect((await opened(copied)).isOwn).toBe(true)
})

test('changes that an earlier page could not store are restored, and stored', async () => {
  await leaveDraft('没存上的名称')
  await open(`paperId=${paperId}`)
  await titleButton('没存上的名称')
  expect(textsOf('status')).toContain('已接着上次没有保存的改动。')
  await saved()
  expect((await opened()).paper.paperTitle).toBe('没存上的名称')
})

test('if the paper was stored elsewhere since then, the teacher is asked first', async () => {
  await leaveDraft('没存上的名称')
  await renameElsewhere('别处的名称')
  await open(`paperId=${paperId}`)
  const question = within(await screen.findByRole('dialog', { name: '这台电脑上有没保存的改动' }))
  fireEvent.click(question.getByRole('button', { name: '不要这些改动' }))
  await titleButton('别处的名称')
  expect(draft()).toBeNull()
})

test('an unreadable draft is set aside, and the paper opens as it is stored', async () => {
  const key = storageKeys.paper(journey.world.teacher.uid, paperId)
  localStorage.setItem(key, '{"v":1}')
  await open(`paperId=${paperId}`)
  await titleButton('第五单元检测')
  expect(textsOf('status')).toContain('本机的草稿读不出来，已另外放好；下面是服务器上的试卷。')
  expect([localStorage.getItem(key), localStorage.getItem(`${key}.unreadable`)]).toEqual([null, '{"v":1}'])
})

test('leaving waits for requests under way', async () => {
  await open(`paperId=${paperId}`)
  await rename('第五单元检测', '离开前的名称')
  fireEvent.click(screen.getByRole('link', { name: '返回我的试卷' }))
  await waitFor(() => expect(window.location.hash).toBe('#/my-paper'))
  expect((await opened()).paper.paperTitle).toBe('离开前的名称')
})

test('sections are numbered, scored and removed; removing one with its questions can be undone', async () => {
  await open(`paperId=${paperId}`)
  fireEvent.click(await screen.findByRole('button', { name: '设置大题一、综合' }))
  fireEvent.change(screen.getByRole('textbox', { name: '分' }), { target: { value: '2' } })
  fireEvent.click(screen.getByRole('button', { name: '应用' }))
  fireEvent.change(screen.getByRole('textbox', { name: '起始题号' }), { target: { value: '21' } })
  fireEvent.blur(screen.getByRole('textbox', { name: '起始题号' }))
  const edits = screen.getAllByRole('button', { name: /^编辑第 \d+ 题$/ })
  const names = edits.map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['编辑第 21 题', '编辑第 22 题', '编辑第 23 题', '编辑第 24 题', '编辑第 25 题'])
  screen.getByText('5 题，10 分')
  fireEvent.click(screen.getByRole('button', { name: '删除大题' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除大题' }))
  await screen.findByText('0 题，0 分')
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  await screen.findByText('5 题，10 分')
})
