import { act, fireEvent, screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { fakeNetwork } from '#api/ports/network.ts'
import { createStore } from '#api/ports/readable.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import type { Language } from '#domain/portal/language.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { browserPageLocks, type LockRequests } from '#api/ports/page-locks.ts'
import { createServiceClock } from '../service-clock.ts'
import { StudentApp } from '../student-app.tsx'
import { StudentProviders } from '../student-providers.tsx'
import { createQueryClient, type StudentServices } from '../student-services.ts'
import { begin, FakeService } from './fake-service.ts'

export interface World {
  readonly service?: FakeService
  readonly storage?: TextStorage
  /** The browser's own, shared by its pages. */
  readonly locks?: LockRequests
  readonly hash?: string
}

/** Advances fake time by milliseconds and lets everything due happen. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

/** Clicks the element with this role and name, and lets the response arrive. */
export async function click(role: 'button' | 'radio' | 'checkbox' | 'link', name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole(role, { name }))
  await pass(10)
}

export function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

/** The button of the open dialog with exactly this label. */
export const inDialog = (name: string): HTMLElement => {
  const found = [...screen.getByRole('dialog').querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  )
  if (found === undefined) throw new Error(`The dialog has no button ${name}`)
  return found
}

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent

/** The student page over a fake service, in fake time. Opening it again with the same world is a reload. */
export async function openPage({
  service = new FakeService(),
  storage = memoryStorage(),
  locks,
  hash = '',
}: World = {}) {
  // Before fake time starts, because module loading does not follow it.
  await import('../student-pages.tsx')
  vi.useFakeTimers({ now: begin })
  onTestFinished(() => {
    vi.useRealTimers()
    window.location.hash = ''
  })
  window.location.hash = hash
  const network = fakeNetwork()
  const uid = createStore<number | null>(null)
  const sessionLosses = createStore(0)
  const services: StudentServices = {
    call: service.callFor(uid.get, () => sessionLosses.set(sessionLosses.get() + 1)),
    queryClient: createQueryClient(),
    storage,
    network,
    locks: browserPageLocks(locks),
    clock: createServiceClock(Date.now),
    language: createStore<Language>('zh-CN'),
    uid,
    sessionLosses,
  }
  const { unmount } = renderUi(
    <StudentProviders services={services}>
      <StudentApp />
    </StudentProviders>,
  )
  await act(async () => {
    await import('../student-pages.tsx')
  })
  await pass(10)
  return { service, storage, network, unmount }
}
