// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { LinkButton } from './link-button.tsx'

test('a button that opens another page is a link to its address', () => {
  renderUi(<LinkButton to="/member/addStudent">添加学生</LinkButton>)
  expect(screen.getByRole('link', { name: '添加学生' }).getAttribute('href')).toBe('#/member/addStudent')
})
