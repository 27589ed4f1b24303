import { act, fireEvent, screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { createStore } from '#api/ports/readable.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import type { Language } from '#domain/portal/language.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { PhoneApp } from '../phone-app.tsx'
import { PhoneProviders } from '../phone-providers.tsx'
import { begin, type FakePhoneService, qrId as scannedCode } from './fake-phone-service.ts'

/** Advances fake time by milliseconds and lets everything due happen. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(10)
}

export const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent

/** The phone page over a fake service, in fake time; opened with the code by default. */
export async function openPhone(
  service: FakePhoneService,
  qrId: string | null = scannedCode,
  storage = memoryStorage(),
  now = begin,
) {
  // Before fake time starts, because module loading does not follow it.
  await Promise.all([import('#parts/captcha/captcha.dialog.tsx'), import('#api/contract/password-digest.ts')])
  vi.useFakeTimers({ now })
  onTestFinished(() => void vi.useRealTimers())
  const uid = createStore<number | null>(null)
  const language = createStore<Language>('zh-CN')
  const services = { call: service.callFor(uid.get), clock: { now: () => Date.now() }, language, storage, uid }
  renderUi(
    <PhoneProviders services={services}>
      <PhoneApp qrId={qrId} />
    </PhoneProviders>,
  )
  await pass(10)
  return { language }
}
