// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { CaptchaGate } from './captcha-gate.tsx'

vi.mock('#parts/captcha/captcha.dialog.tsx', () => {
  throw new Error('the network is gone')
})

// The process moves on to other files.
afterAll(() => vi.doUnmock('#parts/captcha/captcha.dialog.tsx'))

test('a puzzle whose code fails to load is reported', async () => {
  const onMissing = vi.fn<() => void>()
  const nothing = () => {}
  renderUi(
    <CaptchaGate
      purpose="sms:login"
      subject="13800000001"
      onSolved={nothing}
      onClose={nothing}
      onMissing={onMissing}
    />,
  )
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
})
