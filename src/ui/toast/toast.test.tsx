// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Language } from '#domain/portal/language.ts'
import { LanguageProvider } from '../language/language-context.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import { type Toast, useToast } from './toast-context.ts'
import { createToastLog, type ToastLog } from './toast-log.ts'
import { ToastProvider } from './toast-provider.tsx'
import { useToastPage } from './use-toast-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

function startToasts(log: ToastLog = createToastLog(), language: Language = 'zh-CN'): Toast {
  const given: Toast[] = []
  const Caller = () => {
    given.push(useToast())
    return null
  }
  renderUi(
    <LanguageProvider value={language} onChange={() => {}}>
      <ToastProvider log={log}>
        <Caller />
      </ToastProvider>
    </LanguageProvider>,
  )
  const toast = given[0]
  if (toast === undefined) throw new Error('the caller was not rendered')
  return toast
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

const visible = () =>
  [...screen.getByRole('log').children, ...screen.queryAllByRole('alert')].map((bar) => bar.textContent)

test('a toast stays for two seconds', () => {
  const toast = startToasts()
  act(() => toast.success('已布置给七(2)班 40 人'))
  pass(1999)
  expect(visible()).toEqual(['已布置给七(2)班 40 人'])
  pass(1)
  expect(visible()).toEqual([])
})

test('an offer to undo goes when the next about the same thing is made, and others stay', () => {
  const toast = startToasts()
  act(() => toast.undo('已从校本试卷撤回', () => {}, { about: '试卷 6' }))
  act(() => toast.undo('已删除“乙”', () => {}))
  act(() => toast.undo('已在校本试卷里', () => {}, { about: '试卷 6' }))
  expect(visible()).toEqual(['已删除“乙”撤销10 秒', '已在校本试卷里撤销10 秒'])
})

test('a new toast replaces the old one and has its own two seconds', () => {
  const toast = startToasts()
  act(() => toast.success('已保存'))
  pass(1500)
  act(() => toast.error('二维码没取到，请点刷新'))
  expect(visible()).toEqual(['二维码没取到，请点刷新'])
  pass(1999)
  expect(visible()).toEqual(['二维码没取到，请点刷新'])
  pass(1)
  expect(visible()).toEqual([])
})

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('the time stands still while %s is on the toast', (_name, enter, leave) => {
  const toast = startToasts()
  act(() => toast.success('已保存'))
  pass(1500)
  const [bar] = screen.getByRole('log').children
  if (bar === undefined) throw new Error('Nothing is shown')
  enter(bar)
  pass(60_000)
  expect(visible()).toEqual(['已保存'])
  leave(bar)
  pass(499)
  expect(visible()).toEqual(['已保存'])
  pass(1)
  expect(visible()).toEqual([])
})

const kinds = () => screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))

test('an error is an alert, the others stand in the one log, each with the name of its kind', () => {
  const toast = startToasts()
  act(() => toast.error('没有网络'))
  expect(screen.getByRole('alert').textContent).toBe('没有网络')
  expect(kinds()).toEqual(['错误提示'])
  act(() => toast.warning('网络断开，评分先存在本机'))
  expect(screen.getByRole('log').textContent).toBe('网络断开，评分先存在本机')
  expect(screen.queryAllByRole('status')).toEqual([])
  expect(kinds()).toEqual(['操作提示'])
})

test('without a text a toast shows the title of its kind', () => {
  const toast = startToasts()
  act(() => toast.success())
  expect(visible()).toEqual(['操作成功'])
})

test.each([
  ['zh-CN', ['操作成功', '操作提示', '错误提示']],
  ['en', ['Done', 'Please note', 'Something went wrong']],
] as const)('the titles of the kinds in %s', (language, titles) => {
  const toast = startToasts(createToastLog(), language)
  const shown = [toast.success, toast.warning, toast.error].map((say) => {
    act(() => say())
    return visible()
  })
  expect(shown).toEqual(titles.map((title) => [title]))
})

test('every toast is logged with its time, the newest first, the last fifty', () => {
  vi.setSystemTime(1_000)
  const log = createToastLog()
  const toast = startToasts(log)
  act(() => toast.error())
  pass(500)
  act(() => toast.undo('已移出 3 题', () => {}))
  expect(log.get()).toEqual([
    { number: 2, kind: 'undo', text: '已移出 3 题', shownAt: 1500 },
    { number: 1, kind: 'error', text: undefined, shownAt: 1000 },
  ])
  for (let count = 3; count <= 51; count += 1) act(() => toast.success(`第 ${count} 条`))
  expect(log.get().map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => 51 - index))
  act(log.clear)
  expect({ logged: log.get(), visible: visible() }).toEqual({ logged: [], visible: [] })
})

test('undo counts down ten seconds and then expires without undoing', () => {
  const toast = startToasts()
  const onUndo = vi.fn()
  act(() => toast.undo('已移出 3 题', onUndo))
  expect(visible()).toEqual(['已移出 3 题撤销10 秒'])
  pass(1000)
  expect(visible()).toEqual(['已移出 3 题撤销9 秒'])
  pass(8000)
  expect(visible()).toEqual(['已移出 3 题撤销1 秒'])
  pass(1000)
  expect(visible()).toEqual([])
  expect(onUndo).not.toHaveBeenCalled()
})

test('an offer stands through whatever is said after it, and each is taken on its own', () => {
  const toast = startToasts()
  const [undoFirst, undoSecond] = [vi.fn(), vi.fn()]
  act(() => toast.undo('已删除“甲”', undoFirst))
  pass(1000)
  act(() => toast.undo('已删除“乙”', undoSecond))
  act(() => toast.success('已保存'))
  act(() => toast.success('已复制'))
  expect(visible()).toEqual(['已删除“甲”撤销9 秒', '已删除“乙”撤销10 秒', '已复制'])
  const [first] = screen.getAllByRole('button', { name: '撤销' })
  if (first === undefined) throw new Error('nothing is offered')
  fireEvent.click(first)
  expect({
    visible: visible(),
    undoFirst: undoFirst.mock.calls.length,
    undoSecond: undoSecond.mock.calls.length,
  }).toEqual({ visible: ['已删除“乙”撤销10 秒', '已复制'], undoFirst: 1, undoSecond: 0 })
  pass(9999)
  expect(visible()).toEqual(['已删除“乙”撤销1 秒'])
  pass(1)
  expect(visible()).toEqual([])
})

test('of many offers the latest stand', () => {
  const toast = startToasts()
  for (const name of ['甲', '乙', '丙', '丁']) act(() => toast.undo(`已删除“${name}”`, vi.fn()))
  expect(visible()).toEqual(['乙', '丙', '丁'].map((name) => `已删除“${name}”撤销10 秒`))
})

test('undo runs once and closes the toast', () => {
  const toast = startToasts()
  const onUndo = vi.fn()
  act(() => toast.undo('已移出 3 题', onUndo))
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  expect(onUndo).toHaveBeenCalledTimes(1)
  expect(visible()).toEqual([])
})

test('a next step is offered for as long as an undo, and closes the toast', () => {
  const toast = startToasts()
  const onUndo = vi.fn()
  const onSelect = vi.fn()
  act(() => toast.success('“第五单元检测”已开始', { label: '提醒 38 人', onSelect }))
  pass(9999)
  expect(visible()).toEqual(['“第五单元检测”已开始提醒 38 人'])
  pass(1)
  expect(visible()).toEqual([])
  act(() => toast.undo('“第五单元检测”已结束', onUndo, { next: { label: '讲评', onSelect } }))
  expect(visible()).toEqual(['“第五单元检测”已结束讲评撤销10 秒'])
  fireEvent.click(screen.getByRole('button', { name: '讲评' }))
  expect({ visible: visible(), onSelect: onSelect.mock.calls.length, onUndo: onUndo.mock.calls.length }).toEqual({
    visible: [],
    onSelect: 1,
    onUndo: 0,
  })
})

/** Toasts of a page that can navigate. */
function startElsewhere() {
  const given: Toast[] = []
  const moves: ((page: string) => void)[] = []
  const Page = () => {
    const [page, setPage] = useState('/course/1/tasks')
    useToastPage(page)
    given.push(useToast())
    moves.push(setPage)
    return null
  }
  renderUi(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
  const [toast] = given
  const [move] = moves
  if (toast === undefined || move === undefined) throw new Error('the page was not rendered')
  return { toast, goTo: (page: string) => act(() => move(page)) }
}

test('an offer of a toast stays where it was made; a plain message survives navigation', () => {
  const { toast, goTo } = startElsewhere()
  act(() => toast.undo('“第五单元检测”已结束', () => {}))
  goTo('/course/1/tasks')
  expect(visible()).toEqual(['“第五单元检测”已结束撤销10 秒'])
  goTo('/correct-html')
  expect(visible()).toEqual([])
  act(() => toast.success('“第五单元检测”已开始', { label: '提醒 38 人', onSelect: () => {} }))
  goTo('/course/1/tasks')
  expect(visible()).toEqual([])
  act(() => toast.success('已保存'))
  goTo('/correct-html')
  expect(visible()).toEqual(['已保存'])
})
