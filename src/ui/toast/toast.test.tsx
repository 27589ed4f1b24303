// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { type Toast, useToast } from './toast-context.ts'
import { ToastProvider } from './toast-provider.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

function startToasts(): Toast {
  const given: Toast[] = []
  const Caller = () => {
    given.push(useToast())
    return null
  }
  renderUi(
    <ToastProvider>
      <Caller />
    </ToastProvider>,
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
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map((bar) => bar.textContent)

test('a toast stays two seconds', () => {
  const toast = startToasts()
  act(() => toast.success('已布置给七(2)班 40 人'))
  pass(1999)
  expect(visible()).toEqual(['已布置给七(2)班 40 人'])
  pass(1)
  expect(visible()).toEqual([])
})

test('a new toast replaces the old and has its own two seconds', () => {
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

test('an error is an alert, the others are a status, each with the name of its kind', () => {
  const toast = startToasts()
  act(() => toast.error('没有网络'))
  expect(screen.getByRole('alert').textContent).toBe('没有网络')
  expect(screen.getByRole('img', { name: '错误提示' })).toBeTruthy()
  act(() => toast.warning('网络断开，评分先存在本机'))
  expect(screen.getByRole('status').textContent).toBe('网络断开，评分先存在本机')
  expect(screen.getByRole('img', { name: '操作提示' })).toBeTruthy()
})

test('without words a toast says the title of its kind', () => {
  const toast = startToasts()
  act(() => toast.success())
  expect(visible()).toEqual(['操作成功'])
})

test('undo counts ten seconds down and then ends without undoing', () => {
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

test('undo is done once and closes the toast', () => {
  const toast = startToasts()
  const onUndo = vi.fn()
  act(() => toast.undo('已移出 3 题', onUndo))
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  expect(onUndo).toHaveBeenCalledTimes(1)
  expect(visible()).toEqual([])
})
