// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { SkipLink } from './skip-link.tsx'

test('the focus moves to the main part, and the address stays the same', () => {
  window.location.hash = '#/wrong-note?page=2'
  renderUi(
    <>
      <SkipLink here="#/wrong-note?page=2" />
      <nav>
        <a href="#/">首页</a>
      </nav>
      <main>正文</main>
    </>,
  )
  const [first] = screen.getAllByRole('link')
  const link = screen.getByRole('link', { name: '跳到正文' })
  expect(first).toBe(link)
  expect(link.getAttribute('href')).toBe('#/wrong-note?page=2')
  expect(fireEvent.click(link)).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(window.location.hash).toBe('#/wrong-note?page=2')
})
