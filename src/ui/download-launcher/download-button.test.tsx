// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ConfirmProvider } from '../dialog/confirm-provider.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import { DownloadButton } from './download-button.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

function renderButton(start: () => Promise<void>): void {
  renderUi(
    <ConfirmProvider>
      <DownloadButton start={start} messageOf={(error) => (error instanceof Error ? error.message : '')}>
        下载PC端
      </DownloadButton>
    </ConfirmProvider>,
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const click = () => fireEvent.click(screen.getByRole('button', { name: /下载/ }))

const label = () => screen.getByRole('button', { name: /下载/ }).getAttribute('aria-busy')

test('it says for two seconds that it is starting, and cannot be started twice meanwhile', async () => {
  const start = vi.fn(() => Promise.resolve())
  renderButton(start)
  click()
  click()
  await pass(1999)
  expect({ label: label(), starts: start.mock.calls.length }).toEqual({ label: 'true', starts: 1 })
  await pass(1)
  expect(label()).toBeNull()
  click()
  expect(start.mock.calls.length).toBe(2)
})

test('a download that has not started after two seconds can be launched again', async () => {
  const start = vi.fn(() => new Promise<void>(() => {}))
  renderButton(start)
  click()
  await pass(2000)
  click()
  expect({ label: label(), starts: start.mock.calls.length }).toEqual({ label: 'true', starts: 2 })
  await pass(1999)
  expect(label()).toBe('true')
})

test('a failure is shown with the message of the service, and the next start is possible half a second later', async () => {
  const start = vi.fn(() => Promise.reject(new Error('安装包正在更新，请十分钟后再下载')))
  renderButton(start)
  click()
  await pass(0)
  const notice = screen.getByRole('dialog', { name: '下载失败' })
  expect(notice.textContent).toContain('安装包正在更新，请十分钟后再下载')
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  await pass(499)
  expect(label()).toBeNull()
  click()
  expect(start.mock.calls.length).toBe(1)
  await pass(500)
  click()
  expect(start.mock.calls.length).toBe(2)
})

test('a download after a failed one is busy for its own two seconds', async () => {
  const start = vi.fn(() => new Promise<void>(() => {}))
  start.mockRejectedValueOnce(new Error('安装包正在更新，请十分钟后再下载'))
  renderButton(start)
  click()
  await pass(1000)
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  click()
  await pass(1999)
  expect(label()).toBe('true')
  await pass(1)
  expect(label()).toBeNull()
})
