// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itemOf, worldOf } from './testing/marking-service.ts'
import { chosen, openMarking, ready, sheet } from './testing/open-marking.tsx'

const corrected = [
  { name: '书写', hint: '', max: 40 },
  { name: '内容', hint: '', max: 60 },
  { name: '语言', hint: '', max: 50 },
]

test('a mark by criteria that were corrected meanwhile is refused, then entered under the new ones, by which it is saved', async () => {
  const world = worldOf()
  const { keyboard, saves } = openMarking({ world })
  await ready()
  world.items = [{ ...itemOf(9, 1, corrected), keyRev: 2 }]
  await keyboard('333{Enter}')
  const refused = (await screen.findByRole('alert')).textContent
  expect(refused).toContain('这道题的评分标准刚改过；先看新的标准再评分')
  fireEvent.click(screen.getByRole('button', { name: '看现在的作答，重新评分' }))
  await ready()
  const names = screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))
  expect({ sheet: sheet(), chosen: chosen(), names }).toEqual({
    sheet: '陈思远的作答',
    chosen: ['3', '3', '3'],
    names: ['书写', '内容', '语言'],
  })
  await keyboard('123{Enter}')
  await waitFor(() => expect(saves().length).toBe(2))
  expect(saves().map(({ fields: { criteria, keyRev } }) => ({ criteria, keyRev }))).toEqual([
    { criteria: '30,30,30', keyRev: '1' },
    { criteria: '10,20,30', keyRev: '2' },
  ])
})
