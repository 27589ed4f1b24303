// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { MarkersDialog } from './markers.dialog.tsx'

async function rowsOf(score: number, steps: readonly number[]) {
  const list = [{ uid: 1, realname: '林知夏', count: 3, sum: 3 * score, steps }]
  const { unmount } = openScreen(<MarkersDialog assignmentId={5} itemId={9} no={1} onClose={() => {}} />, {
    [marking.markers.path]: () => ({ score, list }),
  })
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row')
  unmount()
  return rows.map((row) => row.textContent)
}

test('each band of a marker’s scores says from which to which mark it goes, in half points', async () => {
  const few = Array.from({ length: 10 }, (_, step) => step)
  expect(await rowsOf(150, few)).toEqual([
    '0–10',
    '1.5–2.51',
    '3–42',
    '4.5–5.53',
    '6–74',
    '7.5–8.55',
    '9–106',
    '10.5–11.57',
    '12–138',
    '13.5–159',
  ])
  // Two points have five marks, each a band of its own.
  expect(await rowsOf(20, [0, 0, 1, 0, 0, 2, 0, 3, 0, 4])).toEqual(['00', '0.51', '12', '1.53', '24'])
})
