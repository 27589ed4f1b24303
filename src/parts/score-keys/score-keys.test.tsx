// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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

const nameOf = (key: Element | null) => key?.getAttribute('aria-label') ?? null
const keys = () => screen.getAllByRole('radio').map(nameOf)
const chosen = () => nameOf(screen.queryByRole('radio', { checked: true }))
const focused = () => nameOf(document.activeElement)
const half = () => screen.getByRole('button', { name: '语言加 .5 分' })
const press = (key: string) => {
  const stop = screen.queryByRole('radio', { checked: true }) ?? screen.getByRole('radio', { name: '0' })
  fireEvent.keyDown(stop, { key })
}

test('there is a key for every point, in a group named after what is scored', () => {
  renderUi(<Keys max={35} />)
  expect(screen.getByRole('radiogroup').getAttribute('aria-label')).toBe('语言')
  expect(keys()).toEqual(['0', '1', '2', '3'])
  const shown = screen.getByRole('radiogroup').querySelectorAll('[aria-hidden="true"]')
  expect([...shown].map(({ textContent }) => textContent)).toEqual(['0', '1', '2', '3'])
})

test('a key sets its score, arrows move from there and stop at both ends', () => {
  renderUi(<Keys max={30} />)
  expect(chosen()).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '2' }))
  expect(chosen()).toBe('2')
  press('ArrowRight')
  press('ArrowRight')
  expect({ chosen: chosen(), focused: focused() }).toEqual({ chosen: '3', focused: '3' })
  press('Home')
  press('ArrowLeft')
  expect({ chosen: chosen(), focused: focused() }).toEqual({ chosen: '0', focused: '0' })
})

test('a half shows as its point and the pressed key of the half', () => {
  renderUi(<Keys max={30} />)
  fireEvent.click(screen.getByRole('radio', { name: '2' }))
  fireEvent.click(half())
  expect({ chosen: chosen(), pressed: half().getAttribute('aria-pressed') }).toEqual({ chosen: '2', pressed: 'true' })
  fireEvent.click(half())
  expect({ chosen: chosen(), pressed: half().getAttribute('aria-pressed') }).toEqual({ chosen: '2', pressed: 'false' })
})

test('choosing its point again removes the half', () => {
  renderUi(<Keys max={30} />)
  fireEvent.click(screen.getByRole('radio', { name: '2' }))
  fireEvent.click(half())
  fireEvent.click(screen.getByRole('radio', { name: '2' }))
  expect({ chosen: chosen(), pressed: half().getAttribute('aria-pressed') }).toEqual({ chosen: '2', pressed: 'false' })
})

test('the keys are a single tab stop: the chosen point, or the first', async () => {
  renderUi(<Keys max={30} />)
  const { tab } = userEvent.setup({ delay: null })
  const stopsOfTab = async () => {
    const stops: (string | null)[] = []
    do {
      await tab()
      stops.push(focused())
    } while (document.activeElement !== document.body)
    return stops
  }
  expect(await stopsOfTab()).toEqual(['0', null])
  press('End')
  expect(await stopsOfTab()).toEqual([null])
  expect(await stopsOfTab()).toEqual(['3', null])
})

test('choosing a point moves no tab stop, so that no layout is needed', () => {
  renderUi(<Keys max={30} />)
  const watch = new MutationObserver(() => {})
  watch.observe(document.body, { attributes: true, childList: true, subtree: true })
  fireEvent.click(screen.getByRole('radio', { name: '2' }))
  const changed = new Set(watch.takeRecords().map(({ attributeName }) => attributeName))
  expect({ chosen: chosen(), tabindex: changed.has('tabindex') }).toEqual({ chosen: '2', tabindex: false })
})

test('digits are left to the screen', () => {
  renderUi(<Keys max={30} />)
  press('3')
  expect(chosen()).toBeNull()
})
