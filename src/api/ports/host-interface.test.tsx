// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { hangLimit } from '#tests/support/runs/hang-limit.ts'
import type { DesktopBridge } from './desktop-bridge.ts'
import { type HostInterface, readDesktopBridge } from './host-interface.ts'

afterEach(() => void vi.restoreAllMocks())

const host: HostInterface = {
  interfaceVersion: 1,
  version: '6.10.0',
  clientType: 'teacher-windows',
  isSignedIn: () => Promise.resolve(true),
  onLogin: () => () => {},
  takeTicket: () => Promise.resolve({ token: 't', ut: 'desktop' }),
  backToLogin: () => true,
  close: () => {},
  openExternal: () => {},
  setUser: () => Promise.resolve(true),
  tellCourse: () => {},
  onCourse: () => () => {},
  download: () => Promise.resolve(true),
}

function bridgeTo(changes: Readonly<Record<string, unknown>>): DesktopBridge {
  const found = readDesktopBridge({ ...host, ...changes })
  if (found.kind !== 'bridge') throw new Error(`The bridge is ${found.kind}`)
  return found.bridge
}

/** Captures warnings on the console. */
const complaints = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

test.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'podium'],
  ['an object of another kind', {}],
  ['a version that is none', { ...host, version: 'six' }],
  ['an interface without a number', { ...host, interfaceVersion: '1' }],
  ['half an interface', { ...host, interfaceVersion: 1.5 }],
  ['no type of client', { ...host, clientType: '' }],
  ...Object.keys(host)
    .filter((name) => typeof Reflect.get(host, name) === 'function')
    .flatMap((name) => [
      [`no ${name}`, { ...host, [name]: undefined }] as const,
      [`a ${name} that is no method`, { ...host, [name]: 'yes' }] as const,
    ]),
])('%s is no bridge', (_name, value) => {
  expect(readDesktopBridge(value)).toEqual({ kind: 'broken' })
})

test('an older interface is outdated, whatever it lacks; a newer one is a bridge', () => {
  expect(readDesktopBridge({ interfaceVersion: 0, version: '5.9.0' })).toEqual({ kind: 'outdated', version: '5.9.0' })
  expect(readDesktopBridge({ ...host, interfaceVersion: 2, more: () => {} }).kind).toBe('bridge')
})

test.each([
  [{ version: '6.4.0' }, { version: '6.4.0', hasFlag: false, isAssistant: false }],
  [{ version: '6.10.0' }, { version: '6.10.0', hasFlag: true, isAssistant: false }],
  [
    { version: '6.4.1', clientType: 'assistant-pad' },
    { version: '6.4.1', hasFlag: true, isAssistant: true },
  ],
])('%j says %j', (changes, expected) => {
  const { version, hasFlag, isAssistant } = bridgeTo(changes)
  expect({ version, hasFlag, isAssistant }).toEqual(expected)
})

const failing = () => {
  throw new Error('host')
}

test('exceptions of a host are logged to the console and go no further', async () => {
  const warn = complaints()
  const names = Object.keys(host).filter((name) => name !== 'setUser' && typeof Reflect.get(host, name) === 'function')
  const bridge = bridgeTo(Object.fromEntries(names.map((name) => [name, failing])))
  bridge.close()
  bridge.openExternal('https://podium.example/')
  bridge.tellCourse(3)
  bridge.onCourse(() => {})()
  bridge.onLogin(() => {})()
  expect({
    isSignedIn: await bridge.isSignedIn(),
    backToLogin: bridge.backToLogin(),
    ticket: await bridge.takeTicket(),
  }).toEqual({ isSignedIn: false, backToLogin: false, ticket: null })
  expect(warn.mock.calls.length).toBe(8)
})

test.each([
  ['a text', 't'],
  ['a ticket without a kind', { token: 't' }],
  ['nothing', undefined],
])('%s is no ticket', async (_name, answer) => {
  expect(await bridgeTo({ takeTicket: () => Promise.resolve(answer) }).takeTicket()).toBeNull()
})

test('an unavailable ticket is none, and a good one is passed on', async () => {
  complaints()
  expect(await bridgeTo({ takeTicket: () => Promise.reject(new Error('host')) }).takeTicket()).toBeNull()
  expect(await bridgeTo({}).takeTicket()).toEqual({ token: 't', ut: 'desktop' })
})

test('a user the host does not accept is refused: by false, by nothing, by failing', async () => {
  const answers = [() => Promise.resolve(false), () => undefined, failing, () => Promise.reject(new Error('host'))]
  for (const setUser of answers) await expect(bridgeTo({ setUser }).setUser(null)).rejects.toThrow(/host/)
  await expect(bridgeTo({}).setUser({ uid: 7, realname: '王老师' })).resolves.toBeUndefined()
})

test('only valid classes and clear answers of the host are heard, until it is stopped', () => {
  const listeners = new Set<(value: unknown) => void>()
  const listen = (listener: (value: unknown) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const bridge = bridgeTo({ onCourse: listen, onLogin: listen })
  const heard: unknown[] = []
  const stops = [bridge.onCourse((id) => heard.push(id)), bridge.onLogin((is) => heard.push(is))]
  const say = (value: unknown) => listeners.forEach((listener) => listener(value))
  for (const value of [3, '3', -1, 2.5, null, true, 'yes', {}]) say(value)
  expect(heard).toEqual([3, true])
  for (const stop of stops) stop()
  expect(listeners.size).toBe(0)
})

test('a file is passed to the host as base64; one it does not accept is saved by the browser', async () => {
  complaints()
  URL.createObjectURL = () => 'blob:saved'
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const download = vi.fn<HostInterface['download']>(() => Promise.resolve(true))
  const file = new Blob(['成绩'], { type: 'text/plain' })
  bridgeTo({ download }).saveFile('成绩.txt', file)
  await vi.waitFor(() => expect(download.mock.calls.length).toBe(1), { timeout: hangLimit })
  const [sent] = download.mock.calls[0] ?? []
  expect(sent).toEqual({ name: '成绩.txt', type: 'text/plain', base64: Buffer.from('成绩').toString('base64') })
  expect(clicked.mock.calls.length).toBe(0)
  bridgeTo({ download: () => Promise.resolve(false) }).saveFile('成绩.txt', file)
  await vi.waitFor(() => expect(clicked.mock.calls.length).toBe(1), { timeout: hangLimit })
})
