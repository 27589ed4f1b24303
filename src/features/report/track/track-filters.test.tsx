// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { TrackFilters } from './track-filters.tsx'
import { stretchOf } from './track-stretch.ts'

function Filters() {
  const { query } = useNavigation()
  return <TrackFilters stretch={stretchOf(3, query)} />
}

const from = () => screen.getByLabelText<HTMLInputElement>('从')

test('a year can be typed digit by digit; only the complete day enters the address', () => {
  const { address } = openScreen(<Filters />, {}, { endDate: '2026-11-30' })
  const shown = ['0002-11-01', '0020-11-01', '0202-11-01', '2026-11-01'].map((value) => {
    fireEvent.change(from(), { target: { value } })
    return { from: from().value, inAddress: address.get()['startDate'] ?? null }
  })
  expect(shown).toEqual([
    { from: '0002-11-01', inAddress: null },
    { from: '0020-11-01', inAddress: null },
    { from: '0202-11-01', inAddress: null },
    { from: '2026-11-01', inAddress: '2026-11-01' },
  ])
})

test('an unfinished day gives way to the one in the address, and an empty field takes it out', () => {
  const { address } = openScreen(<Filters />, {}, { startDate: '2026-11-01' })
  fireEvent.change(from(), { target: { value: '0002-11-01' } })
  fireEvent.blur(from())
  expect(from().value).toBe('2026-11-01')
  fireEvent.change(from(), { target: { value: '' } })
  expect({ from: from().value, address: address.get() }).toEqual({ from: '', address: {} })
})

test('days that do not exist are no period', () =>
  expect(stretchOf(3, { startDate: '2026-02-30', endDate: '2026-02-28' })).toEqual({
    courseId: 3,
    anonymous: false,
    endDate: '2026-02-28',
  }))

test('a last day before the first one is reported', () => {
  openScreen(<Filters />, {}, { startDate: '2026-11-30', endDate: '2026-11-01' })
  expect(screen.getByText('早于开始的日期').id).toBe(
    screen.getByLabelText('到').getAttribute('aria-describedby')?.trim() ?? '',
  )
})
