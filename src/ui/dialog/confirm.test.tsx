// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { type Ask, useAlert, useConfirm } from './confirm-context.ts'
import { ConfirmProvider } from './confirm-provider.tsx'
import { Dialog } from './dialog.tsx'

const question = { body: '要删除“期末完形专练（一）”吗？', confirmLabel: '删除', destroy: true }

function startAsking(): Ask {
  const given: Ask[] = []
  const Caller = () => {
    given.push({ confirm: useConfirm(), alert: useAlert() })
    return null
  }
  renderUi(
    <ConfirmProvider>
      <Caller />
    </ConfirmProvider>,
  )
  const ask = given[0]
  if (ask === undefined) throw new Error('the caller was not rendered')
  return ask
}

/** The promise wrapped in a record, because an async function would await it. */
function askFor<T>(start: () => Promise<T>) {
  const answers: Promise<T>[] = []
  act(() => {
    answers.push(start())
  })
  return { answer: Promise.race(answers) }
}

const escape = () => act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }))

test('the action resolves to true and closes the dialog', async () => {
  const ask = startAsking()
  const { answer } = askFor(() => ask.confirm(question))
  expect(screen.getByRole('dialog', { name: '删除' }).textContent).toContain(question.body)
  fireEvent.click(screen.getByRole('button', { name: '删除' }))
  expect(await answer).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['取消', () => fireEvent.click(screen.getByRole('button', { name: '取消' }))],
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['Escape', escape],
])('a question that is left by %s counts as answered with no', async (_name, close) => {
  const ask = startAsking()
  const { answer } = askFor(() => ask.confirm(question))
  await close()
  expect(await answer).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [{ body: '给七(2)班？', title: '提醒未交学生', confirmLabel: '发送提醒' }, '提醒未交学生'],
  [{ body: '给七(2)班？', confirmLabel: '发送提醒' }, '发送提醒'],
  [{ body: '给七(2)班？' }, '操作提示'],
])('%j is titled by the act: %s', (asked, title) => {
  const ask = startAsking()
  askFor(() => ask.confirm(asked))
  expect(screen.getByRole('heading').textContent).toBe(title)
})

test('a second question waits for the first one', async () => {
  const ask = startAsking()
  const first = askFor(() => ask.confirm({ body: '第一个？' }))
  const second = askFor(() => ask.confirm({ body: '第二个？' }))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(await first.answer).toBe(true)
  expect(screen.getByRole('dialog').textContent).toContain('第二个？')
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(await second.answer).toBe(false)
})

test('a notice has one button and the title of its tone', async () => {
  const ask = startAsking()
  const { answer } = askFor(() => ask.alert({ tone: 'success', body: '已发布 38 人的成绩，学生端现在可以看到。' }))
  expect(screen.getByRole('dialog').textContent).toBe('操作成功已发布 38 人的成绩，学生端现在可以看到。确定')
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(await answer).toBeUndefined()
})

test('a question above a dialog keeps its form, and Escape closes only the question', async () => {
  function ReminderDialog() {
    const [opened, setOpened] = useState(true)
    const confirm = useConfirm()
    return (
      <Dialog opened={opened} onClose={() => setOpened(false)} title="提醒未交学生">
        <input aria-label="提醒内容" />
        <button type="button" onClick={() => void confirm({ body: '现在发送吗？' })}>
          发送
        </button>
      </Dialog>
    )
  }
  renderUi(
    <ConfirmProvider>
      <ReminderDialog />
    </ConfirmProvider>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '请按时提交。' } })
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(screen.getAllByRole('dialog')).toHaveLength(2)
  await escape()
  expect(screen.getByRole('dialog').textContent).toBe('提醒未交学生发送')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('请按时提交。')
  await escape()
  expect(screen.queryByRole('dialog')).toBeNull()
})
