// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { CaptchaGate } from './captcha-gate.tsx'

vi.mock('../../captcha/captcha.dialog.tsx', () => {
  throw new Error('the network is gone')
})

test('a puzzle whose code does not come is told', async () => {
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
