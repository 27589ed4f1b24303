// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { useUnfolded } from './use-unfolded.ts'

/** A question above a sheet 400 high, on which the answers are as long as given. */
function Question({ place, heights }: { readonly place: number; readonly heights: readonly number[] }) {
  const box = useRef<HTMLElement>(null)
  const { isOpen, toggle } = useUnfolded(box, place)
  const measured = (page: HTMLElement | null) => {
    if (page === null) return
    Object.defineProperty(page, 'clientHeight', { configurable: true, value: 400 })
    Object.defineProperty(page, 'scrollHeight', { configurable: true, value: heights[place] })
  }
  return (
    <div>
      <section ref={box}>
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          fold
        </button>
      </section>
      <div data-marking-sheet="">
        <article>
          <div key={place} ref={measured} />
        </article>
      </div>
    </div>
  )
}

/** Whether the question stands open at these places, one after the other. */
function openAt(heights: readonly number[], before: () => void = () => {}): readonly boolean[] {
  const { rerender } = renderUi(<Question place={0} heights={heights} />)
  return heights.map((_height, place) => {
    rerender(
      <PodiumTheme env="test">
        <Question place={place} heights={heights} />
      </PodiumTheme>,
    )
    if (place === 0) before()
    return isOpen()
  })
}

const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true'

test('a question stands open as long as the answers leave room, and folded behind the first that leaves none', () => {
  expect(openAt([300, 400, 401, 200, 500])).toEqual([true, true, false, false, false])
})

test('what the teacher chose stays, however long the answers are', () => {
  expect(openAt([500, 200, 500], () => fireEvent.click(screen.getByRole('button')))).toEqual([true, true, true])
})
