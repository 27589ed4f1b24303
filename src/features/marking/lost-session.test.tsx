// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMarking, ready } from './testing/open-marking.tsx'

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('why an answer is sent back is there again after the session was lost, until it is given up', async () => {
  const { keyboard, withdraw } = openMarking()
  const openReason = async () => {
    await ready()
    await keyboard('b')
    return (await dialog('退回 陈思远 的答卷')).getByLabelText<HTMLTextAreaElement>(/退回理由/)
  }
  fireEvent.change(await openReason(), { target: { value: '字数不够' } })
  withdraw()
  expect((await openReason()).value).toBe('字数不够')
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect((await openReason()).value).toBe('')
})

test('a line of the rubric is there again after the session was lost', async () => {
  const { withdraw } = openMarking()
  const openLine = async () => {
    await ready()
    fireEvent.click(screen.getByRole('button', { name: '加一条' }))
    const line = await dialog('加一条评分语')
    return [/^评语/, /^加减分/].map((label) => line.getByLabelText<HTMLInputElement>(label))
  }
  const [text, delta] = await openLine()
  fireEvent.change(text ?? document.body, { target: { value: '主谓不一致' } })
  fireEvent.change(delta ?? document.body, { target: { value: '-1' } })
  withdraw()
  expect((await openLine()).map(({ value }) => value)).toEqual(['主谓不一致', '-1'])
})
