import type { Language } from '#domain/portal/language.ts'
import type { PathName, PathValues } from '#domain/paths/named-paths.ts'

/** How an area was closed (specification §4): only OK runs the opener's success callback. */
export const closeStatus = { ok: 1, fail: -1 } as const

export type CloseStatus = (typeof closeStatus)[keyof typeof closeStatus]

export interface AreaContext {
  readonly user: { readonly uid: number; readonly realname: string; readonly subjectId: number | null }
  readonly courseId: number | null
  readonly language: Language
}

/** Location below an area's prefix. */
export interface AreaLocation {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** A value that can be read and observed. */
export interface Readable<Value> {
  readonly get: () => Value
  readonly subscribe: (listener: () => void) => () => void
}

/** State of the area the page wants; `fetching` while its code is being loaded. */
export type AreaState = 'there' | 'fetching' | 'failed'

/** What the shell offers an embedded area. */
export interface AreaHost {
  readonly container: HTMLElement
  /** The area's prefix in the shell's paths; `location` is relative to it. */
  readonly prefix: string
  readonly location: Readable<AreaLocation>
  readonly context: Readable<AreaContext>
  /** Goes to a path of the shell, for example `/course/3/tasks`; `replace` leaves no history entry. */
  readonly push: (path: string, options?: { readonly replace?: boolean }) => void
  /** Goes to a named path (`namedPath`); throws if the name is unknown or a parameter is missing. */
  readonly pushNamed: (name: PathName, params?: PathValues, query?: PathValues) => void
  /** Goes to another area, which may close itself: `onOk` gets its result if it closed with OK (specification §4). */
  readonly open: (path: string, onOk: (result: unknown) => void) => void
  /** Goes back to where the area was opened from. */
  readonly close: (status: CloseStatus, result?: unknown) => void
  readonly draft: { readonly load: () => unknown; readonly save: (json: unknown) => boolean }
}

/** An embedded area, with single-spa's verbs. */
export interface AreaModule {
  readonly mount: (host: AreaHost) => Promise<void>
  readonly unmount: () => Promise<void>
}
