// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Tenths } from '#domain/values/score.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ScoreKeys } from './score-keys.tsx'

function Keys({ max }: { readonly max: Tenths }) {
  const [score, setScore] = useState<Tenths | null>(null)
  const onHalf = () => setScore((score ?? 0) % 10 === 5 ? (score ?? 0) - 5 : (score ?? 0) + 5)
  return <ScoreKeys label="语言" max={max} value={score} onChange={setScore} halfLabel="语言加 .5 分" onHalf={onHalf} />
}

const keys = () => screen.getAllByRole('radio').map((key) => key.textContent)
const chosen = () => screen.queryByRole('radio', { checked: true })?.textContent ?? null
const half = () => screen.getByRole('button', { name: '语言加 .5 分' })
const press = (key: string) => {
  const stop = screen.getAllByRole('radio').find(({ tabIndex }) => tabIndex === 0)
  if (stop !== undefined) fireEvent.keyDown(stop, { key })
}

test('there is a key for every point, in a group named after what is scored', () => {
  renderUi(<Keys max={35} />)
  expect(screen.getByRole('radiogroup', { name: '语言' })).toBeTruthy()
  expect(keys()).toEqual(['0', '1', '2', '3'])
})

test('a key gives its score, arrows move from there and stop at both ends', () => {
  renderUi(<Keys max={30} />)
  expect(chosen()).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '2' }))
  expect(chosen()).toBe('2')
  press('ArrowRight')
  press('ArrowRight')
  expect([chosen(), document.activeElement?.textContent]).toEqual(['3', '3'])
  press('Home')
  press('ArrowLeft')
  expect([chosen(), document.activeElement?.textContent]).toEqual(['0', '0'])
})

test('a half shows as its point and the pressed key of the half', () => {
  renderUi(<Keys max={30} />)
  fireEvent.click(screen.getByRole('radio', { name: '2' }))
  fireEvent.click(half())
  expect([chosen(), half().getAttribute('aria-pressed')]).toEqual(['2', 'true'])
  fireEvent.click(half())
  expect([chosen(), half().getAttribute('aria-pressed')]).toEqual(['2', 'false'])
})

test('the keys are one stop of the Tab key: the chosen point, or the first', () => {
  renderUi(<Keys max={30} />)
  const stops = () => [...screen.getAllByRole('radio'), half()].map((key) => key.tabIndex)
  expect(stops()).toEqual([0, -1, -1, -1, -1])
  press('End')
  expect(stops()).toEqual([-1, -1, -1, 0, -1])
})

test('digits are left to the screen', () => {
  renderUi(<Keys max={30} />)
  press('3')
  expect(chosen()).toBeNull()
})
