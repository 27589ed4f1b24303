// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { paper as paperTable } from '#server/database/schema/papers.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'
import { addPaper, worldItems } from '#tests/support/worlds/world.ts'

let journey: Journey
/** A paper of the teacher's, a new one for each test. */
let paperId: number

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

beforeEach(async () => {
  ;({ paperId } = await addPaper(journey.service.db, 1, journey.world.teacher.uid, worldItems))
})

const open = (query: string) => openPortal(journey, `/paper-editor?${query}`)

async function rename(from: string, to: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `${from}，修改试卷名称` }))
  const field = screen.getByRole('textbox', { name: '试卷名称' })
  fireEvent.change(field, { target: { value: to } })
  fireEvent.blur(field)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const assignDialog = () => screen.findByRole('dialog', { name: '布置任务' })

const assignmentName = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLInputElement>('textbox', { name: '任务名' })

const hash = () => window.location.hash

test('one press saves the paper and opens the assign dialog; a paper assigned before is saved as a new version', async () => {
  await assign(journey.service, { ...journey.world, paperId })
  await open(`paperId=${paperId}`)
  await rename('第五单元检测', '期中测验')
  press('布置')
  expect(assignmentName(await assignDialog()).value).toBe('期中测验')
  const [row] = await journey.service.db.select().from(paperTable).where(eq(paperTable.paperId, paperId))
  expect(hash()).toBe(`#/my-paper/paper-lib?paperId=${row?.replacedById}`)
})

test('an unnamed paper must be named before it is assigned', async () => {
  await journey.service.db.update(paperTable).set({ paperTitle: '未命名试卷' }).where(eq(paperTable.paperId, paperId))
  await open(`paperId=${paperId}`)
  await screen.findByRole('button', { name: '未命名试卷，修改试卷名称' })
  press('布置')
  const naming = within(await screen.findByRole('dialog', { name: '给试卷起个名字' }))
  fireEvent.click(naming.getByRole('button', { name: '布置' }))
  expect(naming.getByText('请输入试卷名称').textContent).toBe('请输入试卷名称')
  fireEvent.change(naming.getByRole('textbox', { name: '试卷名称' }), { target: { value: ' 第五单元小测 ' } })
  fireEvent.click(naming.getByRole('button', { name: '布置' }))
  expect(assignmentName(await assignDialog()).value).toBe('第五单元小测')
  const [row] = await journey.service.db.select().from(paperTable).where(eq(paperTable.paperId, paperId))
  expect(row?.paperTitle).toBe('第五单元小测')
})

test('more questions are chosen for the very paper that is open', async () => {
  await open(`paperId=${paperId}`)
  const link = await screen.findByRole('link', { name: '继续选题' })
  expect(link.getAttribute('href')).toBe(`#/question-select?paperId=${paperId}`)
})

test('a new paper that is left immediately is stored, and its editor closes', async () => {
  await open(`subjectId=${subjects.juniorEnglish}`)
  await rename('未命名试卷', '期末测验')
  fireEvent.click(screen.getByRole('link', { name: '继续选题' }))
  await waitFor(() => expect(hash()).toContain('#/question-select'))
  const [row] = await journey.service.db.select().from(paperTable).orderBy(desc(paperTable.paperId)).limit(1)
  expect(row?.paperTitle).toBe('期末测验')
  expect(hash()).toBe(`#/question-select?paperId=${row?.paperId}`)
})
