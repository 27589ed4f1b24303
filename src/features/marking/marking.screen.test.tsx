// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { cells, chosen, middle, notice, openMarking, ready, sheet } from './testing/open-marking.tsx'
import { itemOf, now, submissionOf, worldOf } from './testing/marking-service.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})

const saved = () => screen.findByText('已保存')
const total = () => screen.getByLabelText(/^总分/).textContent

test('three submissions are marked with keys only, and each mark reaches the service', async () => {
  const { keyboard, saves } = openMarking()
  await ready()
  expect(sheet()).toBe('陈思远的作答')
  await keyboard('53.3{Enter}')
  expect(sheet()).toBe('程可欣的作答')
  await keyboard('c要点齐全{Escape}420{Enter}')
  await keyboard('000{Enter}')
  await screen.findByRole('heading', { name: '全部批完' })
  await saved()
  expect(middle()).toBe(
    '全部批完第 1 题 3 份都有分了，均分 5.8回到任务列表看报告发布成绩发布中…点上面的格子可以重看任何一份，按 Z 回到刚批的一份',
  )
  const sent = saves().map(({ fields }) => [
    fields['submissionId'],
    fields['criteria'],
    fields['comment'],
    fields['rev'],
  ])
  expect(sent).toEqual([
    ['101', '50,35,30', '', '0'],
    ['102', '40,20,0', '要点齐全', '0'],
    ['103', '0,0,0', '', '0'],
  ])
  expect(new Set(saves().map(({ key }) => key)).size).toBe(3)
})

test('scores show as they are typed: total, keys, half, and the criterion advances', async () => {
  const { keyboard } = openMarking()
  await ready()
  await keyboard('5.3')
  expect({ total: total(), chosen: chosen() }).toEqual({ total: '8/ 15', chosen: ['5', '3', null] })
  await keyboard('.')
  expect(total()).toBe('8.5/ 15')
  expect(screen.getByRole('button', { name: '语言加 .5 分' }).getAttribute('aria-pressed')).toBe('true')
  await keyboard('{Shift>}{Tab}{/Shift}2')
  expect({ total: total(), chosen: chosen() }).toEqual({ total: '7/ 15', chosen: ['5', '2', null] })
})

test('Enter without all scores saves nothing and says what is missing', async () => {
  const { keyboard, saves } = openMarking()
  await ready()
  await keyboard('53{Enter}')
  expect(notice()).toBe('还有 1 项没有给分')
  expect({ sheet: sheet(), saves: saves() }).toEqual({ sheet: '陈思远的作答', saves: [] })
})

test('keys are letters while a comment is written, and scores again after Escape', async () => {
  const { keyboard } = openMarking()
  await ready()
  await keyboard('cS1z?')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '评语' }).value).toBe('S1z?')
  await keyboard('{Escape}5')
  expect({ sheet: sheet(), chosen: chosen() }).toEqual({ sheet: '陈思远的作答', chosen: ['5', null, null] })
})

test('Tab moves from criterion to criterion and then to the comment', async () => {
  const { keyboard } = openMarking()
  await ready()
  await keyboard('{Tab}{Tab}4')
  expect(chosen()).toEqual([null, null, '4'])
  await keyboard('{Tab}好')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '评语' }).value).toBe('好')
})

test('Tab after a digit, which advances by itself, skips no criterion and types no comment', async () => {
  const { keyboard } = openMarking()
  await ready()
  await keyboard('5{Tab}3{Tab}{Tab}4{Tab}好')
  expect(chosen()).toEqual(['5', '3', '4'])
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '评语' }).value).toBe('好')
})

test('a skipped submission is marked as such and comes up again at the end', async () => {
  const { keyboard } = openMarking()
  await ready()
  await keyboard('s533{Enter}')
  expect(cells()).toEqual(['陈思远，跳过', '程可欣，已批 11 分', '邓子墨，待批'])
  await keyboard('533{Enter}')
  expect(sheet()).toBe('陈思远的作答')
})

test('arrows show other submissions without saving; entered scores are kept', async () => {
  const { keyboard, saves } = openMarking()
  await ready()
  await keyboard('53{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(sheet()).toBe('邓子墨的作答')
  await keyboard('{ArrowLeft}{ArrowLeft}')
  expect({ chosen: chosen(), saves: saves() }).toEqual({ chosen: ['5', '3', null], saves: [] })
})

test('another answer is shown from its beginning', async () => {
  const { keyboard } = openMarking()
  await ready()
  const page = screen.getByRole('article').lastElementChild
  if (page !== null) fireEvent.scroll(page, { target: { scrollTop: 40 } })
  await keyboard('{ArrowRight}')
  expect({ sheet: sheet(), scrollTop: screen.getByRole('article').lastElementChild?.scrollTop }).toEqual({
    sheet: '程可欣的作答',
    scrollTop: 0,
  })
})

test('Z undoes the last save and reopens its submission with the scores', async () => {
  const { keyboard, saves, world } = openMarking()
  await ready()
  await keyboard('533{Enter}')
  await saved()
  await keyboard('zz')
  expect({ sheet: sheet(), chosen: chosen() }).toEqual({ sheet: '陈思远的作答', chosen: ['5', '3', '3'] })
  await waitFor(() => expect(world.submissions[9]?.[0]?.score).toBeNull())
  await keyboard('4{Enter}')
  await waitFor(() => expect(saves().map(({ fields }) => fields['criteria'])).toEqual(['50,30,30', '40,30,30']))
  expect(saves().at(-1)?.fields['rev']).toBe('2')
})

test('? lists all keys, and keys do nothing below the dialog', async () => {
  const { keyboard } = openMarking()
  await ready()
  await keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: '批改用的按键' })
  expect([...dialog.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' ')).toBe(
    '0–9 . Tab Enter ← → PgDn PgUp S G Shift 1–9 F B T Z C ← ↑ ↓ → Enter ?',
  )
  await keyboard('5')
  expect(chosen()).toEqual([null, null, null])
})

test('without a network marking continues; the marks are sent when it is back', async () => {
  const world = worldOf()
  world.fault = 'lost'
  const { keyboard, saves, network } = openMarking({ world })
  await ready()
  await keyboard('533{Enter}422{Enter}')
  await screen.findByText('先存在本机 2 份')
  expect(within(screen.getByRole('banner')).getByRole('status').textContent).toBe('先存在本机 2 份')
  expect({ sheet: sheet(), cells: cells() }).toEqual({
    sheet: '邓子墨的作答',
    cells: ['陈思远，已批 11 分', '程可欣，已批 8 分', '邓子墨，待批'],
  })
  world.fault = null
  network.set(true)
  await saved()
  const keys = saves().map(({ key }) => key)
  expect(world.submissions[9]?.map(({ score }) => score)).toEqual([110, 80, null])
  expect({ isRepeated: keys[0] === keys[1], differentKeys: new Set(keys).size }).toEqual({
    isRepeated: true,
    differentKeys: 2,
  })
})

test('a reload loses no unsent mark and goes on sending with the same key', async () => {
  const world = worldOf()
  world.fault = 'lost'
  const before = openMarking({ world })
  await ready()
  await before.keyboard('533{Enter}422{Enter}')
  await screen.findByText('先存在本机 2 份')
  before.unmount()
  world.fault = null
  const after = openMarking({ world, storage: before.storage })
  await ready()
  expect(sheet()).toBe('邓子墨的作答')
  await saved()
  expect(world.submissions[9]?.map(({ criteria }) => criteria)).toEqual([[50, 30, 30], [40, 20, 20], null])
  expect(after.saves()[0]?.key).toBe(before.saves()[0]?.key)
  after.unmount()
  openMarking({ world, storage: before.storage })
  await ready()
  expect(screen.queryByText(/先存在本机/)).toBeNull()
})

/** Somebody gives the first submission 9 points meanwhile. */
async function disputed(otherMarker: string | null = '王芳') {
  const world = worldOf()
  const opened = openMarking({ world })
  await ready()
  world.submissions[9] =
    world.submissions[9]?.with(0, submissionOf(0, { score: 90, criteria: [40, 30, 20], otherMarker, rev: 1 })) ?? []
  await opened.keyboard('533{Enter}4')
  await screen.findByRole('alert')
  return opened
}

test('the later of two markers sees both marks, whose the other is, and may keep the other one', async () => {
  const { keyboard, world } = await disputed()
  expect(screen.getByRole('alert').textContent).toBe(
    '这份答卷刚被改过分陈思远新的分是王芳给的评分标准新的我给的内容45语言33结构23总分911',
  )
  expect(sheet()).toBe('陈思远的作答')
  await keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('用新的 9 分')
  await keyboard('{Enter}')
  expect({ sheet: sheet(), chosen: chosen() }).toEqual({ sheet: '程可欣的作答', chosen: ['4', null, null] })
  expect(cells()[0]).toBe('陈思远，已批 9 分')
  expect(world.submissions[9]?.[0]?.score).toBe(90)
})

test('a mark of one’s own from another page is called that', async () => {
  await disputed(null)
  expect(screen.getByRole('alert').querySelector('p + p')?.textContent).toBe('新的分是您自己在别的页面给的')
})

test('or replaces it with their own', async () => {
  const { keyboard, world } = await disputed()
  await keyboard('{Tab}{Tab}{Enter}')
  const own = submissionOf(0, { score: 110, criteria: [50, 30, 30], rev: 2 })
  await waitFor(() => expect(world.submissions[9]?.[0]).toEqual(own))
})

test('a refused mark reopens its submission with the reason', async () => {
  const world = worldOf()
  const { keyboard } = openMarking({ world })
  await ready()
  world.fault = 'scoreOutOfRange'
  await keyboard('533{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('分数超出这一项的满分')
  world.fault = null
  await keyboard('{Tab}{Enter}')
  expect({ sheet: sheet(), chosen: chosen() }).toEqual({ sheet: '陈思远的作答', chosen: ['5', '3', '3'] })
  await keyboard('{Enter}')
  await waitFor(() => expect(world.submissions[9]?.[0]?.score).toBe(110))
})

test('leaving with unsent marks asks; with everything sent it does not', async () => {
  const world = worldOf()
  world.fault = 'lost'
  const { keyboard, pushed, network } = openMarking({ world })
  await ready()
  await keyboard('533{Enter}')
  await screen.findByText('先存在本机 1 份')
  screen.getByRole('link', { name: '结束批改' }).click()
  expect(descriptionOf(await screen.findByRole('dialog', { name: '离开' }))).toBe(
    '要离开批改吗？1 份评分还没有送出，会存在本机，下次打开这项任务时接着送',
  )
  screen.getByRole('button', { name: '留在这里' }).click()
  expect(pushed).toEqual([])
  world.fault = null
  network.set(true)
  await saved()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(false)
})

test('without an item in the address the first with unmarked submissions is shown and stored there', async () => {
  const world = {
    ...worldOf([submissionOf(0, { score: 0, criteria: [0, 0, 0] })]),
    items: [itemOf(9, 1), itemOf(8, 4)],
  }
  world.submissions[8] = [submissionOf(0)]
  openMarking({ world, itemId: null })
  await ready()
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('item 8')
})

test('with hidden names the page contains no name or number of a student', async () => {
  openMarking({ settings: { hidesNames: true } })
  await ready()
  expect(cells()).toEqual(['第 1 份，待批', '第 2 份，待批', '第 3 份，待批'])
  expect(document.body.innerHTML).not.toMatch(/陈思远|程可欣|邓子墨|qm07/)
})

test('it says why there is nothing to mark: nobody has handed in, or the service marks everything', async () => {
  const { unmount } = openMarking({ world: worldOf([]) })
  await waitFor(() => expect(middle()).toBe('没有要批的答卷还没有学生提交，交了就会出现在这里看任务'))
  unmount()
  const world = { ...worldOf(), items: [] }
  openMarking({ world })
  await waitFor(() => expect(middle()).toBe('没有要批的答卷这项任务的题目都由系统批改看任务'))
})
