import { act, fireEvent, screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { verification } from '#api/contract/groups/verification.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import type { ErrorId } from '#api/contract/errors.ts'
import type { GlobalErrorId } from '#api/contract/result-codes.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { fakeVisibility } from '#api/ports/page-visibility.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { currentConsent } from '#domain/accounts/consent.ts'
import type { LoginArrival } from '#domain/accounts/login-arrival.ts'
import type { Language } from '#domain/portal/language.ts'
import { qrStatus } from '#domain/accounts/qr-rules.ts'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { LoginScreen } from '../login.screen.tsx'

export const start = Date.UTC(2026, 10, 20, 11)

export type Answer = (asked: EndpointData) => unknown

export const refuse =
  (id: ErrorId | GlobalErrorId, message: string, data: unknown = null): Answer =>
  (asked) => {
    throw new CallError(asked, { id, data }, message)
  }

export const give =
  (value: unknown): Answer =>
  () =>
    value

/** Never resolves. */
export const hang: Answer = () => new Promise(() => {})

export const qrCode = {
  url: 'http://127.0.0.1:4173/phone/#/scan?qrId=id-1',
  qrId: 'id-1',
  qrToken: 'token-1',
  expiresAt: new Date(start + 120_000).toISOString(),
}

export const puzzle = {
  captchaId: 'p1',
  picture: 'data:image/png;base64,AA==',
  piece: 'data:image/png;base64,AB==',
  pieceY: 40,
  pieceSize: 48,
  width: 320,
  height: 160,
}

/** What the service responds unless a test overrides it; the last response of a queue is repeated. */
const usual: readonly (readonly [EndpointData, Answer])[] = [
  [setup.currentTime, () => ({ now: new Date(Date.now()).toISOString() })],
  [qrLogin.loginUrl, give(qrCode)],
  [
    qrLogin.result,
    give({
      status: qrStatus.waiting,
      token: null,
      ticketType: null,
      who: null,
      matchNumber: null,
      expiresAt: qrCode.expiresAt,
    }),
  ],
  [verification.clientToken, give({ token: 'client' })],
  [verification.newCaptcha, give(puzzle)],
]

export interface LoginWorld {
  readonly answers?: readonly (readonly [EndpointData, ...Answer[]])[]
  readonly arrival?: LoginArrival
  readonly language?: Language
  /** The first-visit guide was answered before. */
  readonly isKnown?: boolean
  readonly isOnline?: boolean
  readonly isLoopback?: boolean
  readonly local?: ReturnType<typeof memoryStorage>
  readonly session?: ReturnType<typeof memoryStorage>
}

/** Lazy modules do not follow a test's fake clock: they are loaded before it starts. */
export const loadLazyParts = () =>
  Promise.all([
    import('../qr/qr-panel.tsx'),
    import('../qr/qr-help.dialog.tsx'),
    import('../qr/download.dialog.tsx'),
    import('../sms/sms-form.tsx'),
    import('#parts/captcha/captcha.dialog.tsx'),
    import('#parts/device-release/device-release.dialog.tsx'),
    import('../components/failure-note.tsx'),
    import('../guide/guide.tsx'),
    import('../messaging/messaging-status.tsx'),
    import('#parts/consent/documents/document.dialog.tsx'),
    import('#parts/password-sign-in/password-sign-in.ts'),
    import('#parts/sign-in/interruption-charts.ts'),
  ])

/** The sign-in page over a fake service, in fake time. */
export async function openLogin(world: LoginWorld = {}) {
  const { local = memoryStorage(), session = memoryStorage(), isKnown = true } = world
  vi.useFakeTimers({ now: start })
  onTestFinished(() => void vi.useRealTimers())
  if (isKnown) local.write(storageKeys.guide, currentConsent.join(','))
  const queues = new Map([...usual, ...(world.answers ?? [])].map(([{ path }, ...list]) => [path, [...list]]))
  const sent: (readonly [string, unknown])[] = []
  const call = (async (endpoint: EndpointData, input: unknown) => {
    sent.push([endpoint.path, input])
    const queue = queues.get(endpoint.path) ?? []
    const answer = queue.length > 1 ? queue.shift() : queue[0]
    if (answer === undefined) throw new Error(`${endpoint.path} has no answer`)
    return answer(endpoint)
  }) as Call
  const network = fakeNetwork(world.isOnline ?? true)
  const visibility = fakeVisibility()
  const leaveFor = vi.fn<(url: string) => void>()
  const onSignedIn = vi.fn<() => void>()
  const onGo = vi.fn<(path: string) => void>()
  const ports = {
    local,
    session,
    network,
    visibility,
    leaveFor,
    clock: { now: () => Date.now() },
    isLoopback: () => world.isLoopback ?? true,
  }
  renderUi(
    <LanguageProvider value={world.language ?? 'zh-CN'} onChange={() => {}}>
      <ClientProvider call={call}>
        <LoginScreen
          ports={ports}
          onSignedIn={onSignedIn}
          onGo={onGo}
          {...(world.arrival === undefined ? {} : { arrival: world.arrival })}
        />
      </ClientProvider>
    </LanguageProvider>,
  )
  await pass(1)
  const inputsOf = ({ path }: EndpointData) => sent.filter(([asked]) => asked === path).map(([, input]) => input)
  return { sent, inputsOf, network, visibility, local, session, leaveFor, onSignedIn, onGo }
}

/** Advances the fake time by milliseconds; everything due happens. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

type Role = 'button' | 'tab' | 'checkbox' | 'link'

/** Clicks the element with this role and name, and lets the response arrive. */
export async function click(role: Role, name: string | RegExp, within: HTMLElement | null = null): Promise<void> {
  const all = screen.getAllByRole(role, { name })
  const found = within === null ? all : all.filter((one) => within.contains(one))
  const [element] = found
  if (element === undefined || found.length > 1) throw new Error(`${found.length} of ${role} ${String(name)}`)
  fireEvent.click(element)
  await pass(10)
}

export const field = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name })

export const type = (element: HTMLInputElement, value: string) => fireEvent.change(element, { target: { value } })

export async function pressEnter(element: HTMLElement): Promise<void> {
  fireEvent.keyDown(element, { key: 'Enter' })
  await pass(10)
}

/** Moves the piece into place by keyboard and submits. */
export async function solveCaptcha(x: number): Promise<void> {
  const slider = screen.getByRole('slider')
  for (let at = 0; at < x; at += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' })
  await pressEnter(slider)
}
