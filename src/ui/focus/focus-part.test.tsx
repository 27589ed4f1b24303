// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { focusPart } from './focus-part.ts'

/** A part of the page that begins so many pixels below the window's top. */
function part(top: number) {
  renderUi(
    <section aria-label="list">
      <button type="button">布置</button>
    </section>,
  )
  const element = screen.getByRole('region')
  const scrollIntoView = vi.fn<() => void>()
  Object.defineProperty(element, 'scrollIntoView', { value: scrollIntoView })
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 600))
  focusPart(element)
  return { element, scrolled: scrollIntoView.mock.calls.length }
}

test('a part that begins above the window is scrolled into view, and nothing else moves', () => {
  const above = part(-300)
  expect({ isFocused: document.activeElement === above.element, scrolled: above.scrolled }).toEqual({
    isFocused: true,
    scrolled: 1,
  })
})

test('a part that begins in the window stays where it is', () => {
  const here = part(120)
  expect({ isFocused: document.activeElement === here.element, scrolled: here.scrolled }).toEqual({
    isFocused: true,
    scrolled: 0,
  })
})

test('once the focus has moved on, the part itself is no longer focusable', () => {
  const { element } = part(0)
  screen.getByRole('button').focus()
  expect(element.hasAttribute('tabindex')).toBe(false)
})

test('without such a part nothing happens', () => {
  const { element } = part(0)
  focusPart(null)
  expect(document.activeElement).toBe(element)
})
