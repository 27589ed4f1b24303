// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Tenths } from '#domain/score.ts'
import { renderUi } from '../testing/render-ui.tsx'
import { ScoreKeys, type ScoreKeysProps } from './score-keys.tsx'

function Keys(props: Pick<ScoreKeysProps, 'max' | 'step'>) {
  const [score, setScore] = useState<Tenths | null>(null)
  return <ScoreKeys label="语言" value={score} onChange={setScore} {...props} />
}

const keys = () => screen.getAllByRole('radio').map((key) => key.textContent)
const chosen = () => screen.queryByRole('radio', { checked: true })?.textContent ?? null
const press = (key: string) => fireEvent.keyDown(screen.getByRole('radiogroup', { name: '语言' }), { key })

test('there is a key for every point, or every half point', () => {
  const { unmount } = renderUi(<Keys max={30} />)
  expect(keys()).toEqual(['0', '1', '2', '3'])
  unmount()
  renderUi(<Keys max={15} step={5} />)
  expect(keys()).toEqual(['0', '0.5', '1', '1.5'])
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

test('the group is one stop of the Tab key: the chosen key, or the first', () => {
  renderUi(<Keys max={30} />)
  const stops = () => screen.getAllByRole('radio').map((key) => key.tabIndex)
  expect(stops()).toEqual([0, -1, -1, -1])
  press('End')
  expect(stops()).toEqual([-1, -1, -1, 0])
})

test('digits are left to the screen', () => {
  renderUi(<Keys max={30} />)
  press('3')
  expect(chosen()).toBeNull()
})
