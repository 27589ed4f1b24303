// @vitest-environment jsdom
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Form } from './form.tsx'

test('sending a form does not leave the page', () => {
  const submit = vi.fn()
  renderUi(<Form aria-label="注册" onSubmit={submit} />)
  const form = screen.getByRole('form', { name: '注册' })
  const event = createEvent.submit(form)
  fireEvent(form, event)
  expect(submit).toHaveBeenCalledOnce()
  expect(event.defaultPrevented).toBe(true)
})
