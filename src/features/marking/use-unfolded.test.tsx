// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { useUnfolded } from './use-unfolded.ts'

/** A question above a sheet 400 high, with answers of the given heights. */
function Question({ index, heights }: { readonly index: number; readonly heights: readonly number[] }) {
  const box = useRef<HTMLElement>(null)
  const { isOpen, toggle } = useUnfolded(box, index)
  const measured = (page: HTMLElement | null) => {
    if (page === null) return
    Object.defineProperty(page, 'clientHeight', { configurable: true, value: 400 })
    Object.defineProperty(page, 'scrollHeight', { configurable: true, value: heights[index] })
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
          <div key={index} ref={measured} />
        </article>
      </div>
    </div>
  )
}

/** Whether the question is unfolded at these indices, visited in order. */
function openAt(heights: readonly number[], before: () => void = () => {}): readonly boolean[] {
  const { rerender } = renderUi(<Question index={0} heights={heights} />)
  return heights.map((_height, index) => {
    rerender(
      <PodiumTheme env="test">
        <Question index={index} heights={heights} />
      </PodiumTheme>,
    )
    if (index === 0) before()
    return isOpen()
  })
}

const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true'

test('a question is unfolded while the answers leave room, and folded from the first one that does not', () => {
  expect(openAt([300, 400, 401, 200, 500])).toEqual([true, true, false, false, false])
})

test('the teacher’s choice is kept, however long the answers are', () => {
  expect(openAt([500, 200, 500], () => fireEvent.click(screen.getByRole('button')))).toEqual([true, true, true])
})
