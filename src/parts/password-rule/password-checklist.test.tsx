// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { PasswordChecklist } from './password-checklist.tsx'

test.each([
  ['', ['8–15 个字符，还没有', '小写字母，还没有', '大写字母，还没有', '数字，还没有', '特殊字符，如 @ # !，还没有']],
  [
    'podium26',
    ['8–15 个字符，已满足', '小写字母，已满足', '大写字母，还没有', '数字，已满足', '特殊字符，如 @ # !，还没有'],
  ],
  [
    'Podium@2026 ',
    [
      '8–15 个字符，已满足',
      '小写字母，已满足',
      '大写字母，已满足',
      '数字，已满足',
      '特殊字符，如 @ # !，已满足',
      '不能有空格、汉字',
    ],
  ],
])('of %j it says what is there and what is not', (password, lines) => {
  renderUi(<PasswordChecklist id="rule" password={password} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines)
})
