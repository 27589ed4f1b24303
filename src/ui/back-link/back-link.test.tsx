// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { BackLink } from './back-link.tsx'

test('the way back is a link named by where it leads', () => {
  renderUi(<BackLink href="#/my-paper" label="返回我的试卷" />)
  expect(screen.getByRole('link', { name: '返回我的试卷' }).getAttribute('href')).toBe('#/my-paper')
})
