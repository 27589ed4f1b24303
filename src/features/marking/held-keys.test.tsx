// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cells, chosen, openMarking, ready } from './testing/open-marking.tsx'

test('a key held down saves and types only once', async () => {
  const { saves } = openMarking()
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'))
  const hold = (key: string) => {
    for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key, repeat })
  }
  hold('5')
  expect(chosen()).toEqual(['5', null, null])
  for (const key of ['3', '3', 'Enter']) hold(key)
  await screen.findByText('已保存')
  expect({ saves: saves().length, cells: cells() }).toEqual({
    saves: 1,
    cells: ['陈思远，已批 11 分', '程可欣，待批', '邓子墨，待批'],
  })
})

test('letters that are switched off do nothing, and are not among the keys; digits and Enter go on working', async () => {
  const { keyboard } = openMarking()
  await ready()
  const hints = () => screen.getByRole('contentinfo', { name: '键盘' }).textContent
  expect(hints()).toBe(
    '键盘0–6给分并到下一项.半分Tab跳到下一项Enter保存并下一份←→上一份 / 下一份S跳过Z撤销C写评语?全部按键',
  )
  await keyboard('?')
  fireEvent.click(await screen.findByRole('switch', { name: /^字母也当快捷键/ }))
  const dialog = screen.getByRole('dialog', { name: '批改用的按键' })
  expect(within(dialog).queryByText('标记，或取消标记')).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await keyboard('sSgczbtf533{Enter}')
  expect(hints()).toBe('键盘0–6给分并到下一项.半分Tab跳到下一项Enter保存并下一份←→上一份 / 下一份?全部按键')
  expect(cells()).toEqual(['陈思远，已批 11 分', '程可欣，待批', '邓子墨，待批'])
})
