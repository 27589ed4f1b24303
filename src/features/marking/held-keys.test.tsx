// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cells, chosen, openMarking } from './testing/open-marking.tsx'

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
  expect([saves().length, cells()]).toEqual([1, ['陈思远，已批 11 分', '程可欣，待批', '邓子墨，待批']])
})
