// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { SecretField } from './secret-field.tsx'

function Form() {
  const [value, setValue] = useState('')
  return <SecretField name="password" label="密码" value={value} onChange={setValue} autoComplete="current-password" />
}

test('typed text is hidden until somebody wants to see it, and can be hidden again', () => {
  renderUi(<Form />)
  const field = screen.getByLabelText<HTMLInputElement>('密码')
  fireEvent.change(field, { target: { value: 'Podium@2026' } })
  const seen = () => ({
    type: field.type,
    value: field.value,
    button: screen.getByRole('button').getAttribute('aria-label'),
  })
  expect(seen()).toEqual({ type: 'password', value: 'Podium@2026', button: '显示输入的内容' })
  fireEvent.click(screen.getByRole('button'))
  expect(seen()).toEqual({ type: 'text', value: 'Podium@2026', button: '隐藏输入的内容' })
  fireEvent.click(screen.getByRole('button'))
  expect(seen()).toEqual({ type: 'password', value: 'Podium@2026', button: '显示输入的内容' })
})

test('errors are described by the field itself, or by text elsewhere', () => {
  const field = (error: string | false) => (
    <SecretField
      name="password"
      label="密码"
      value=""
      onChange={() => {}}
      autoComplete="current-password"
      describedBy="elsewhere"
      isInvalid
      error={error}
    />
  )
  const { unmount } = renderUi(field(false))
  const input = () => screen.getByLabelText('密码')
  expect({
    describedBy: input().getAttribute('aria-describedby'),
    invalid: input().getAttribute('aria-invalid'),
  }).toEqual({ describedBy: 'elsewhere', invalid: 'true' })
  unmount()
  renderUi(field('密码不能为空'))
  expect(input().getAttribute('aria-describedby')).toBe(`${input().id}-error`)
})
