import type { ClassChannel } from './class-channel.ts'
import type { SaveFile } from './download.ts'

/** A ticket of the host's own sign-in: single use. */
export interface HostTicket {
  readonly token: string
  /** Kind of ticket; "desktop" from the desktop host. */
  readonly ut: string
}

/** The user of the window, as shown by the host. */
export interface HostUser {
  readonly uid: number
  readonly realname: string
}

/**
 * The desktop host as the portal sees it, with the host's own errors handled. The host signs people in; the portal has
 * no login there. Current classes are exchanged both ways.
 */
export interface DesktopBridge extends ClassChannel {
  /** The host's version, for example "6.4.0". */
  readonly version: string
  /** The client is an assistant's. */
  readonly isAssistant: boolean
  /** The host is above 6.4.0 and has the features introduced since. */
  readonly hasFlag: boolean
  /** Whether somebody is signed in in the host. */
  readonly isSignedIn: () => Promise<boolean>
  /** Calls back when somebody signs in or out in the host; returns an unsubscribe function. */
  readonly onLogin: (listener: (isSignedIn: boolean) => void) => () => void
  /** Null if nobody is signed in in the host. */
  readonly takeTicket: () => Promise<HostTicket | null>
  /** Shows the host's login; returns false if the host has none. */
  readonly backToLogin: () => boolean
  readonly close: () => void
  /** Opens an address in the system's browser. */
  readonly openExternal: (url: string) => void
  /** Reports who is working here, null for nobody. Rejects if the host did not accept it. */
  readonly setUser: (user: HostUser | null) => Promise<void>
  readonly saveFile: SaveFile
}

/** What a page reveals about the host of its window. */
export type HostFacts = Pick<DesktopBridge, 'version' | 'isAssistant' | 'hasFlag'>

/** A host for tests, which supplies these tickets in turn and records what it was asked to do. */
export function fakeDesktopBridge(
  tickets: readonly HostTicket[],
  hasLogin = true,
): DesktopBridge & {
  readonly acts: readonly string[]
  readonly users: readonly (HostUser | null)[]
  readonly courses: readonly (number | null)[]
  readonly sayCourse: (courseId: number) => void
  readonly sayLogin: (isSignedIn: boolean) => void
} {
  const acts: string[] = []
  const users: (HostUser | null)[] = []
  const courses: (number | null)[] = []
  const left = [...tickets]
  const [onCourse, sayCourse] = fakeSignal<number>()
  const [onLogin, sayLogin] = fakeSignal<boolean>()
  return {
    version: '6.4.1',
    isAssistant: false,
    hasFlag: true,
    isSignedIn: () => Promise.resolve(left.length > 0),
    onLogin,
    takeTicket: () => Promise.resolve(left.shift() ?? null),
    backToLogin: () => {
      acts.push('backToLogin')
      return hasLogin
    },
    close: () => void acts.push('close'),
    openExternal: (url) => void acts.push(`open ${url}`),
    setUser: (user) => Promise.resolve(void users.push(user)),
    tellCourse: (courseId) => void courses.push(courseId),
    onCourse,
    saveFile: (name) => void acts.push(`save ${name}`),
    acts,
    users,
    courses,
    sayCourse,
    sayLogin,
  }
}

/** An event the test can emit, and its subscription. */
function fakeSignal<Value>(): readonly [(listener: (value: Value) => void) => () => void, (value: Value) => void] {
  const listeners = new Set<(value: Value) => void>()
  const listen = (listener: (value: Value) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const say = (value: Value) => {
    for (const listener of listeners) listener(value)
  }
  return [listen, say]
}
