// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useScrollToTop } from './use-scroll-to-top.ts'

function Facts({ of }: { readonly of: number }) {
  return <dl ref={useScrollToTop(of)} />
}

test('facts of something else are scrolled to, the first ones and a repetition are not', () => {
  const { container, rerender } = render(<Facts of={1} />)
  const list = container.querySelector('dl')
  if (list === null) throw new Error('No facts')
  const scrolls = vi.fn<(options: ScrollIntoViewOptions) => void>()
  Object.assign(list, { scrollIntoView: scrolls })
  rerender(<Facts of={1} />)
  const same = scrolls.mock.calls.length
  rerender(<Facts of={2} />)
  expect({ same, other: scrolls.mock.calls }).toEqual({ same: 0, other: [[{ block: 'nearest' }]] })
})
