import type { ClassChannel } from './class-channel.ts'
import type { SaveFile } from './download.ts'

/** A ticket of the host's own sign-in: single use. */
export interface HostTicket {
  readonly token: string
  /** Kind of ticket; "desktop" from the desktop host. */
  readonly ut: string
}

/** Who works in the window, as the host shows it. */
export interface HostUser {
  readonly uid: number
  readonly realname: string
}

/**
 * The desktop host as the portal sees it, whatever the host itself does wrong. The host signs people in; the portal has no
 * login there. Courses go both ways.
 */
export interface DesktopBridge extends ClassChannel {
  /** The host's version, for example "6.4.0". */
  readonly version: string
  /** The client is an assistant's. */
  readonly isAssistant: boolean
  /** The host is above 6.4.0 and offers what came after it. */
  readonly hasFlag: boolean
  /** Somebody is signed in in the host. */
  readonly isSignedIn: () => Promise<boolean>
  /** Calls back when somebody signs in or out in the host; returns an unsubscribe function. */
  readonly onLogin: (listener: (isSignedIn: boolean) => void) => () => void
  /** Null when nobody is signed in in the host. */
  readonly takeTicket: () => Promise<HostTicket | null>
  /** Shows the host's login; a host without one answers false. */
  readonly backToLogin: () => boolean
  readonly close: () => void
  /** Opens an address in the system's browser. */
  readonly openExternal: (url: string) => void
  /** Tells the host who works here, null for nobody. Rejects where it was not taken. */
  readonly setUser: (user: HostUser | null) => Promise<void>
  readonly saveFile: SaveFile
}

/** What a page says of the host in whose window it stands. */
export type HostFacts = Pick<DesktopBridge, 'version' | 'isAssistant' | 'hasFlag'>

/** A host for tests, which hands in these tickets one after the other and notes what it was asked to do. */
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

/** Something that a test says, and who listens. */
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
