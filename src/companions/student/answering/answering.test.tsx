// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { student } from '#api/contract/groups/student.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { fakeLocks } from '#api/ports/fake-locks.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { FakeService, lan, ming } from '../testing/fake-service.ts'
import { click, inDialog, openPage, pass, type } from '../testing/open-page.tsx'
import { readKept } from './kept-sheet.ts'

const sheet = { hash: '#/test/7' }
const saves = (service: FakeService) => service.inputsOf(student.saveDraft)
const optionB = /They measure the plants/
const isChecked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

/** Which item of how many is shown, and how many are answered or flagged. */
const progress = () =>
  [...(screen.getByText(/^第 . 题，共/).parentElement?.children ?? [])].map(({ textContent }) => textContent)

const handedInAt = (time: string, name = 'Unit 5 阅读练习（一）') =>
  `已交上${name}交卷时间今天 ${time}已答1 / 4 题老师发布成绩以后，在作业列表里能看到分数和解析。`

async function confirmHandIn() {
  await click('button', '交卷')
  fireEvent.click(inDialog('交卷'))
  await pass(10)
}

test('an answer is kept on this device at once and sent to the service a second later, changes only', async () => {
  const service = new FakeService()
  service.draft = { 103: 'garden' }
  const { storage } = await openPage({ ...sheet, service })
  await click('radio', optionB)
  expect(readKept(storage, ming.uid, 7).kept?.unsaved).toEqual({ 101: 'B' })
  await pass(1000)
  expect(saves(service)).toEqual([{ assignmentId: 7, answers: { 101: 'B' } }])
  expect(service.draft).toEqual({ 101: 'B', 103: 'garden' })
  expect(screen.getByRole('status').textContent).toBe('答案已自动保存 19:00，断网也不会丢')
})

test('without network the answer stays on this device, survives a reload, and wins over the older draft', async () => {
  const service = new FakeService()
  service.draft = { 101: 'A' }
  service.fail(student.saveDraft, 'offline', 'offline', 'offline')
  const { storage, unmount } = await openPage({ ...sheet, service })
  await click('radio', optionB)
  await pass(1000)
  expect(screen.getByRole('status').textContent).toBe('断网中，已存在本机')
  unmount()
  service.faults.clear()
  await openPage({ ...sheet, service, storage })
  expect(isChecked(optionB)).toBe(true)
  await pass(1000)
  expect(service.draft).toEqual({ 101: 'B' })
})

test('when the network returns, waiting answers are sent at once', async () => {
  const service = new FakeService()
  service.fail(student.saveDraft, 'offline')
  const { network } = await openPage({ ...sheet, service })
  await click('radio', optionB)
  await pass(1000)
  network.set(false)
  await pass(10)
  expect(saves(service)).toHaveLength(1)
  network.set(true)
  await pass(10)
  expect(service.draft).toEqual({ 101: 'B' })
})

test('every kind of item accepts its answer, and the composition is counted in words', async () => {
  const { service } = await openPage(sheet)
  await click('radio', optionB)
  await click('button', '下一题')
  await click('checkbox', optionB)
  await click('checkbox', /They open the garden/)
  await click('button', '下一题')
  type('第 3 题的答案', 'gar\nden')
  await click('button', '下一题')
  type('第 4 题的答案', "I don't\nknow.")
  expect(descriptionOf(screen.getByLabelText('第 4 题的答案'))).toBe('3 词 · 要求 80–100')
  await pass(1000)
  expect(service.draft).toEqual({ 101: 'B', 102: 'AB', 103: 'gar den', 104: "I don't\nknow." })
  expect(progress()).toEqual(['第 4 题，共 4 题', '已答 4'])
  expect(screen.getByRole('img', { name: '4 题中已答 4 题' }).querySelector('li')).toBe(null)
})

test('the dialog counts, shows what is unanswered, and leads to the first such item', async () => {
  await openPage(sheet)
  await click('radio', optionB)
  await click('button', '标记第 1 题待复查')
  await click('button', '交卷')
  const { textContent } = screen.getByRole('dialog', { name: '交卷' })
  expect(textContent).toContain('已答 1 题，未答 3 题。')
  expect(textContent).toContain('还有 1 题标了待复查。')
  fireEvent.click(inDialog('去答第 2 题'))
  await pass(200)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(progress()).toEqual(['第 2 题，共 4 题', '已答 1，第 1 题待复查'])
})

test('each item appears below its section, a composition shows its range, and there is one button to hand in', async () => {
  await openPage(sheet)
  const handIns = () => screen.getAllByRole('button', { name: '交卷' }).length
  const seen = [[screen.getByText('阅读').tagName, handIns()]]
  await click('button', '答题卡')
  await click('button', '第 4 题, 未答')
  seen.push([screen.getByText('阅读').tagName, handIns()])
  expect(seen).toEqual([
    ['P', 1],
    ['P', 1],
  ])
  type('第 4 题的答案', 'Our garden is small.')
  expect(descriptionOf(screen.getByLabelText('第 4 题的答案'))).toBe('4 词 · 要求 80–100')
})

test('the overview shows the state of every item and leads to it', async () => {
  await openPage(sheet)
  await click('radio', optionB)
  await click('button', '答题卡')
  await click('button', '第 4 题, 未答')
  expect(progress()).toEqual(['第 4 题，共 4 题', '已答 1'])
  await click('button', '答题卡')
  const items = within(screen.getByRole('list', { name: '答题卡' })).getAllByRole('button')
  expect(items.map((item) => item.getAttribute('aria-label'))).toEqual([
    '第 1 题, 已答',
    '第 2 题, 未答',
    '第 3 题, 未答',
    '第 4 题, 未答, 当前题',
  ])
})

test('a double click hands in once and shows when and how much', async () => {
  const { service, storage } = await openPage(sheet)
  await click('radio', optionB)
  await click('button', '交卷')
  const button = inDialog('交卷')
  fireEvent.click(button)
  fireEvent.click(button)
  await pass(10)
  expect(service.inputsOf(student.submit)).toEqual([{ assignmentId: 7, answers: { 101: 'B' } }])
  expect(screen.getByRole('status').textContent).toBe(handedInAt('19:00:00'))
  expect(readKept(storage, ming.uid, 7).kept).toBeNull()
})

test('a hand-in whose response was lost is retried with the same key, and hands in once', async () => {
  const service = new FakeService()
  service.fail(student.submit, 'answerLost', 'offline')
  await openPage({ ...sheet, service })
  await click('radio', optionB)
  await confirmHandIn()
  expect(screen.getByRole('status').textContent).toBe(
    '正在确认是否交上Unit 5 阅读练习（一）答案已存在本机。连上网络后会自动确认，不会重复交。',
  )
  await pass(2000)
  await pass(4000)
  expect(screen.getByRole('status').textContent).toBe(handedInAt('19:00:06'))
  const keys = service.sent.filter(({ path }) => path === student.submit.path).map(({ key }) => key)
  expect(keys).toEqual([service.handedIn?.key, service.handedIn?.key, service.handedIn?.key])
})

test('a reload while handing in continues with the same intent and opens nothing', async () => {
  const service = new FakeService()
  service.fail(student.submit, 'never')
  const { storage, unmount } = await openPage({ ...sheet, service })
  await click('radio', optionB)
  await confirmHandIn()
  expect(screen.getByRole('status').textContent).toBe('正在交卷Unit 5 阅读练习（一）请稍等，先别关这一页。')
  unmount()
  await openPage({ ...sheet, service, storage })
  expect(screen.getByRole('status').textContent).toBe(handedInAt('19:00:00', ''))
  expect(service.inputsOf(student.open)).toHaveLength(1)
  const submits = service.sent.filter(({ path }) => path === student.submit.path)
  expect(submits.map(({ key, input }) => ({ key, input }))).toEqual([
    { key: service.handedIn?.key, input: { assignmentId: 7, answers: { 101: 'B' } } },
    { key: service.handedIn?.key, input: { assignmentId: 7, answers: { 101: 'B' } } },
  ])
})

test('full storage is reported, and answers still reach the service', async () => {
  const { service } = await openPage({ ...sheet, storage: memoryStorage(true) })
  await click('radio', optionB)
  await pass(1000)
  expect(screen.getByRole('status').textContent).toBe('本机存不下，答案只存到了服务器')
  expect(service.draft).toEqual({ 101: 'B' })
})

test('answers kept on this device that cannot be read are reported', async () => {
  const storage = memoryStorage()
  storage.write('podium.draft.answers.11.7', '{broken')
  await openPage({ ...sheet, storage })
  expect(screen.getByRole('main').firstElementChild?.textContent).toBe(
    '本机上次存的答案读不出来，下面是服务器上保存的答案。',
  )
})

test('after a lost session the same student signs in over the page and continues', async () => {
  const { service } = await openPage(sheet)
  await click('radio', optionB)
  service.signedIn = null
  await pass(1000)
  expect(screen.getByRole('dialog', { name: '请重新登录' }).textContent).toBe(
    '请重新登录登录已失效。答案都还在，陈思远登录后接着做。换别的账号登录，这里的答案会留给原来的同学，不会交上去。' +
      '账号密码登录登录中…',
  )
  type('账号', ming.username)
  type('密码', 'Podium@2026')
  fireEvent.click(inDialog('登录登录中…'))
  await pass(300)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isChecked(optionB)).toBe(true)
  expect(service.draft).toEqual({ 101: 'B' })
})

test('another student gets a page of their own; the answers stay sealed for their owner', async () => {
  const { service, storage } = await openPage(sheet)
  await click('radio', optionB)
  service.signedIn = null
  await pass(1000)
  type('账号', lan.username)
  type('密码', 'Podium@2026')
  fireEvent.click(inDialog('登录登录中…'))
  await pass(20_000)
  expect(isChecked(optionB)).toBe(false)
  expect(service.draft).toEqual({})
  expect(service.sent.filter(({ path, uid }) => path === student.saveDraft.path && uid === lan.uid)).toEqual([])
  expect(readKept(storage, ming.uid, 7).kept?.unsaved).toEqual({ 101: 'B' })
  expect(readKept(storage, lan.uid, 7).kept).toBeNull()
})

test('the last five minutes are announced, and at the deadline the sheet is handed in', async () => {
  const service = new FakeService()
  service.minutes = 6
  await openPage({ ...sheet, service })
  await click('radio', optionB)
  await pass(58_000)
  expect(screen.queryByText(/到时间会自动交卷/)).toBeNull()
  await pass(3000)
  expect(screen.getByRole('alert').textContent).toBe('时间快到了，到时间会自动交卷。')
  expect(screen.getByRole('timer').textContent).toBe('还剩 04:59')
  await pass(5 * 60_000)
  expect(service.handedIn?.answers).toEqual({ 101: 'B' })
  expect(screen.getByRole('status').textContent).toBe(handedInAt('19:06:00'))
})

test('a deadline moved by the teacher reaches an open sheet within a minute', async () => {
  const service = new FakeService()
  service.minutes = 6
  await openPage({ ...sheet, service })
  await pass(61_000)
  expect(screen.getByRole('alert').textContent).toBe('时间快到了，到时间会自动交卷。')
  service.minutes = 30
  await pass(60_000)
  expect({ warning: screen.queryByText(/到时间会自动交卷/), timer: screen.getByRole('timer').textContent }).toEqual({
    warning: null,
    timer: '还剩 27:59',
  })
  await pass(10 * 60_000)
  expect(service.handedIn).toBeNull()
})

test('a sheet left open does not overwrite newer answers from another device', async () => {
  const service = new FakeService()
  service.draft = { 101: 'A' }
  await openPage({ ...sheet, service })
  service.draft = { 101: 'B', 103: 'garden' }
  await confirmHandIn()
  expect(service.handedIn?.answers).toEqual({ 101: 'B', 103: 'garden' })
})

test('a sheet that was handed in elsewhere says so', async () => {
  const service = new FakeService()
  service.handedIn = { key: 'other', answers: {} }
  await openPage({ ...sheet, service })
  expect(screen.getByRole('status').textContent).toBe('这份作业已经交过了有疑问请找老师。')
})

test('an assignment that cannot be opened offers another try', async () => {
  const service = new FakeService()
  service.fail(student.open, 'offline')
  await openPage({ ...sheet, service })
  expect(screen.getByRole('alert').textContent).toBe('加载失败网络连接失败刷新试试')
  await click('button', '刷新试试')
  expect(progress()).toEqual(['第 1 题，共 4 题', '已答 0'])
})

test('a second page of this browser with the same assignment says so until the first one is closed', async () => {
  const locks = fakeLocks()
  const first = await openPage({ ...sheet, locks })
  const notes = () => screen.queryAllByText('这份作业在另一个页面也打开着，请只留一页。')
  expect(notes()).toEqual([])
  await openPage({ ...sheet, locks })
  expect(notes()).toHaveLength(1)
  first.unmount()
  await pass(10)
  expect(notes()).toEqual([])
})
