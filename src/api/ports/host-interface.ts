import * as z from 'zod/mini'
import { bridgeInterface, hasDesktopFlag, isAssistantClient } from '#domain/portal/desktop-host.ts'
import { isVersion } from '#domain/portal/version.ts'
import type { DesktopBridge, HostTicket, HostUser } from './desktop-bridge.ts'
import { browserSaveFile } from './download.ts'

/** A file for the host, which cannot access the page's memory. */
export interface HostFile {
  readonly name: string
  readonly type: string
  readonly base64: string
}

/**
 * What a desktop host exposes under the global name, before the page's scripts: the whole contract with hosts, version
 * 1. Methods are called without `this`. Their results are validated before use.
 */
export interface HostInterface {
  readonly interfaceVersion: number
  /** The host's own version, two to four numbers: the page's calls carry it in `X-Teacher-Agent`. */
  readonly version: string
  /** The client's user group, as a prefix, and the client: "teacher-windows", "assistant-pad". */
  readonly clientType: string
  readonly isSignedIn: () => Promise<boolean>
  readonly onLogin: (listener: (isSignedIn: boolean) => void) => () => void
  readonly takeTicket: () => Promise<HostTicket | null>
  readonly backToLogin: () => boolean
  readonly close: () => void
  readonly openExternal: (url: string) => void
  /** True once the host has accepted it; retried otherwise. */
  readonly setUser: (user: HostUser | null) => Promise<boolean>
  readonly tellCourse: (courseId: number | null) => void
  readonly onCourse: (listener: (courseId: number) => void) => () => void
  /** True once the person has the file. */
  readonly download: (file: HostFile) => Promise<boolean>
}

/** What was found under the global name; `version` is the host's, if readable. */
export type FoundBridge =
  | { readonly kind: 'bridge'; readonly bridge: DesktopBridge }
  | { readonly kind: 'outdated'; readonly version: string }
  | { readonly kind: 'broken' }

const method = <Method extends (...values: never[]) => unknown>() =>
  z.custom<Method>((value) => typeof value === 'function')

const announced = z.object({ interfaceVersion: z.int(), version: z.string().check(z.refine(isVersion)) })

const hostInterface = z.object({
  version: z.string(),
  clientType: z.string().check(z.minLength(1)),
  isSignedIn: method<() => unknown>(),
  onLogin: method<(listener: (value: unknown) => void) => unknown>(),
  takeTicket: method<() => unknown>(),
  backToLogin: method<() => unknown>(),
  close: method<() => unknown>(),
  openExternal: method<HostInterface['openExternal']>(),
  setUser: method<(user: HostUser | null) => unknown>(),
  tellCourse: method<HostInterface['tellCourse']>(),
  onCourse: method<(listener: (value: unknown) => void) => unknown>(),
  download: method<(file: HostFile) => unknown>(),
})

type CheckedHost = z.output<typeof hostInterface>

const hostTicket = z.nullable(z.object({ token: z.string(), ut: z.string() }))

const courseId = z.int().check(z.positive())

/** Examines what a host put into the page; never throws. */
export function readDesktopBridge(value: unknown): FoundBridge {
  const facts = z.safeParse(announced, value)
  if (!facts.success) return { kind: 'broken' }
  const { interfaceVersion, version } = facts.data
  if (interfaceVersion < bridgeInterface) return { kind: 'outdated', version }
  const host = z.safeParse(hostInterface, value)
  return host.success ? { kind: 'bridge', bridge: bridgeTo(host.data) } : { kind: 'broken' }
}

/** The portal's side of a host: exceptions and invalid results are logged to the console and go no further. */
function bridgeTo(host: CheckedHost): DesktopBridge {
  const { version, clientType } = host
  return {
    version,
    isAssistant: isAssistantClient(clientType),
    hasFlag: hasDesktopFlag(version),
    isSignedIn: async () => (await guarded('isSignedIn', host.isSignedIn)) === true,
    onLogin: (listener) => listening('onLogin', host.onLogin, z.boolean(), listener),
    takeTicket: async () => {
      const answer = z.safeParse(hostTicket, await guarded('takeTicket', host.takeTicket))
      return answer.success ? answer.data : null
    },
    backToLogin: () => guarded('backToLogin', host.backToLogin) === true,
    close: () => void guarded('close', host.close),
    openExternal: (url) => void guarded('openExternal', () => host.openExternal(url)),
    setUser: async (user) => {
      if ((await host.setUser(user)) !== true) throw new Error('The desktop host did not take the user')
    },
    tellCourse: (id) => void guarded('tellCourse', () => host.tellCourse(id)),
    onCourse: (listener) => listening('onCourse', host.onCourse, courseId, listener),
    saveFile: (name, blob) => void saveThrough(host, name, blob),
  }
}

/** The result of a host's method; undefined if it fails, now or later. */
function guarded(name: string, ask: () => unknown): unknown {
  const complain = (error: unknown) => console.warn(`The desktop host failed at ${name}`, error)
  try {
    const answer = ask()
    return answer instanceof Promise ? answer.catch(complain) : answer
  } catch (error) {
    complain(error)
    return undefined
  }
}

/** Subscribes to the host's events, ignoring invalid ones. */
function listening<Value>(
  name: string,
  listen: (listener: (value: unknown) => void) => unknown,
  schema: z.ZodMiniType<Value>,
  listener: (value: Value) => void,
): () => void {
  const stop = guarded(name, () =>
    listen((value) => {
      const heard = z.safeParse(schema, value)
      if (heard.success) listener(heard.data)
    }),
  )
  return () => void (typeof stop === 'function' && guarded(name, () => Reflect.apply(stop, undefined, [])))
}

/** Passes a file to the host; the browser saves what the host does not accept. */
async function saveThrough(host: CheckedHost, name: string, blob: Blob): Promise<void> {
  const file = { name, type: blob.type, base64: await base64Of(blob) }
  if ((await guarded('download', () => host.download(file))) !== true) browserSaveFile(name, blob)
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A file cannot be read')))
    reader.readAsDataURL(blob)
  })
