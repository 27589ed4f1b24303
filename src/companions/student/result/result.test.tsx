// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { student } from '#api/contract/groups/student.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { FakeService } from '../testing/fake-service.ts'
import { click, openPage, pass } from '../testing/open-page.tsx'

const cards = () => screen.getAllByRole('article')

test('a published score shows the total and every item with both answers, and is reported as seen once', async () => {
  const { service } = await openPage({ hash: '#/result/7' })
  await pass(5000)
  const total = screen.getByText('9.5')
  expect({ total: total.textContent, fullMarks: total.nextElementSibling?.textContent }).toEqual({
    total: '9.5/ 16 分',
    fullMarks: '4 题中拿满分 1 题',
  })
  const [choice, several, word, written] = cards().map(({ textContent }) => textContent)
  expect(choice).toContain('2 / 2 分')
  expect(choice).toContain('选对了')
  expect({ hasSingleRule: choice?.includes('给分规则'), severalRule: several?.match(/给分规则.*0 分/)?.[0] }).toEqual({
    hasSingleRule: false,
    severalRule: '给分规则全部选对得 2 分；少选得 1 分；有错选得 0 分',
  })
  expect(word).toContain('你的答案没有作答正确答案garden解析见第一段。')
  expect(written).toContain('你的答案I like it.参考答案Our garden is small.评分标准内容7.5 / 10 分老师的评语注意时态。')
  expect(service.inputsOf(student.resultSeen)).toEqual([{ assignmentId: 7 }])
})

test('mistakes can come first', async () => {
  await openPage({ hash: '#/result/7' })
  const names = () => cards().map((card) => card.getAttribute('aria-label'))
  expect(names()).toEqual(['第 1 题', '第 2 题', '第 3 题', '第 4 题'])
  await click('checkbox', '错题在前')
  expect(names()).toEqual(['第 2 题', '第 3 题', '第 4 题', '第 1 题'])
})

test('a score that cannot be fetched says why', async () => {
  const service = new FakeService()
  service.fail(student.result, 'offline', 'offline', 'offline')
  await openPage({ service, hash: '#/result/7' })
  await pass(10_000)
  expect(screen.getByRole('alert').textContent).toBe('加载失败网络连接失败刷新试试')
  expect(service.inputsOf(student.resultSeen)).toEqual([])
})

test('a device that knows it is offline does not wait for a score; it is fetched when the network returns', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const service = new FakeService()
  service.fail(student.result, 'offline', 'offline', 'offline')
  onlineManager.setOnline(false)
  await openPage({ service, hash: '#/result/7' })
  await pass(10_000)
  expect(screen.getByRole('alert').textContent).toBe('加载失败网络连接失败刷新试试')
  act(() => onlineManager.setOnline(true))
  await pass(1000)
  expect(cards().length).toBe(4)
})

const tick = { kind: 'tick' as const, x: 500, y: 400 }

const area = { x: 30, y: 110, w: 30, h: 3 }

/** A word and a composition on one page of a sheet; the composition has a tick drawn on it. */
function onPaper(): FakeService {
  const service = new FakeService()
  const mark = (itemId: number, score: number, full: number) => ({ itemId, no: itemId - 100, area, score, full })
  service.pages = [{ scanPageId: 5, sheetPage: 1, marks: [mark(103, 0, 20), mark(104, 100, 100)] }]
  service.notes = { sentBack: null, drawn: [{ itemId: 104, shapes: [tick] }] }
  return service
}

const regionOf = (name: string) => screen.getByRole('region', { name })

test('what was returned on paper is shown with its marks and drawings, and can be enlarged', async () => {
  const service = onPaper()
  const { answers } = service.result
  service.result = {
    ...service.result,
    answers: answers.map((one) => (one.itemId === 104 ? { ...one, value: onSheet } : one)),
  }
  await openPage({ service, hash: '#/result/7' })
  const names = within(regionOf('批过的答题卡'))
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('aria-label') ?? picture.getAttribute('alt'))
  expect(names).toEqual(['答题卡第 1 页', '第 3 题 0/2 分', '第 4 题 10/10 分', '老师在作答上的批注'])
  await click('button', '放大看')
  expect(regionOf('答题卡第 1 页，可以左右移动').tabIndex).toBe(0)
  expect(screen.getAllByRole('img', { name: '老师在作答上的批注' }).length).toBe(1)
})

test('drawings lie on their page of the sheet; an old drawing lies on the first page of its answer', async () => {
  const service = onPaper()
  const [first] = service.pages
  service.pages = [1, 2, 3].map((sheetPage) => ({
    scanPageId: 4 + sheetPage,
    sheetPage,
    marks: sheetPage === 1 ? [] : (first?.marks ?? []),
  }))
  const words = { kind: 'text' as const, text: '好句', x: 300, y: 500, sheetPage: 3 }
  service.notes = { sentBack: null, drawn: [{ itemId: 104, shapes: [tick, words] }] }
  const { answers } = service.result
  service.result = {
    ...service.result,
    answers: answers.map((one) => (one.itemId === 104 ? { ...one, value: onSheet } : one)),
  }
  await openPage({ service, hash: '#/result/7' })
  const pages = ['答题卡第 1 页', '答题卡第 2 页', '答题卡第 3 页'].map((name) => {
    const drawn = screen.getByRole('img', { name }).parentElement?.querySelector(':scope > svg')
    return { paths: drawn?.querySelectorAll('path').length ?? 0, words: drawn?.textContent ?? '' }
  })
  expect(pages).toEqual([
    { paths: 0, words: '' },
    { paths: 1, words: '' },
    { paths: 0, words: '好句' },
  ])
})

test('a drawing over a typed answer lies over its text', async () => {
  const service = onPaper()
  service.pages = []
  await openPage({ service, hash: '#/result/7' })
  expect(screen.queryByRole('region', { name: '批过的答题卡' })).toBeNull()
  const drawn = regionOf('老师在作答上的批注')
  expect(drawn.textContent).toContain('I like it.')
  expect(within(drawn).getByRole('img').getAttribute('viewBox')).toBe('0 0 1000 1000')
})

test('a sheet that cannot be fetched says why and is fetched on retry; the scores stay', async () => {
  const service = onPaper()
  service.notes = { sentBack: null, drawn: [] }
  service.fail(student.pages, 'offline', 'offline', 'offline')
  await openPage({ service, hash: '#/result/7' })
  await pass(10_000)
  expect({ alert: screen.getByRole('alert').textContent, cards: cards().length }).toEqual({
    alert: '加载失败网络连接失败刷新试试',
    cards: 4,
  })
  await click('button', '刷新试试')
  expect(regionOf('批过的答题卡').textContent).toBe('批过的答题卡放大看−2✓')
})

test('pending corrections are one press away; once all are done they can be reviewed', async () => {
  const service = new FakeService()
  const own = { assignmentId: 7, assignmentName: 'Unit 5 阅读练习（一）', toDoCount: 2, waitingCount: 1, rightCount: 0 }
  service.corrections = [own]
  const { unmount } = await openPage({ service, hash: '#/result/7' })
  expect(screen.getByRole('link', { name: '去订正 2 题' }).getAttribute('href')).toBe('#/corrections/7')
  unmount()
  service.corrections = [{ ...own, toDoCount: 0 }]
  await openPage({ service, hash: '#/result/7' })
  expect(screen.getByRole('link', { name: '看订正' }).getAttribute('href')).toBe('#/corrections/7')
})

test('the report can be saved as a file; a failure says why and can be repeated', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const service = new FakeService()
  service.fail(report.ownHandout, 'offline')
  await openPage({ service, hash: '#/result/7' })
  await click('button', '保存成绩单（PDF）')
  const failure = screen.getByRole('alert').textContent
  await click('button', '保存成绩单（PDF）')
  expect({ failure, alert: screen.queryByRole('alert'), saved }).toEqual({
    failure: '网络连接失败',
    alert: null,
    saved: ['七(1)班-学生报告.pdf'],
  })
})
