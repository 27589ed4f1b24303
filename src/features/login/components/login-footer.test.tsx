// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { LoginFooter } from './login-footer.tsx'

afterEach(() => document.head.replaceChildren())

function renderIn(mode: string | null) {
  if (mode !== null) document.head.innerHTML = `<meta name="podium-mode" content="${mode}">`
  renderUi(<LoginFooter />)
  return screen.queryByRole('link', { name: '演示账号' })?.getAttribute('href')
}

test('the product’s version and that of its client are shown separately', () => {
  renderUi(<LoginFooter />)
  expect(screen.getByRole('contentinfo').firstElementChild?.textContent).toBe('版本 0.2.0，网页端 6.1.1')
})

test('the demo links to its accounts', () => expect(renderIn('demo')).toBe('#/demo'))

test.each(['production', '__MODE__', null])('a page of mode %s does not', (mode) =>
  expect(renderIn(mode)).toBeUndefined(),
)
