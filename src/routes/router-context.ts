import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client/client.ts'
import type { AreaState, Readable } from '#api/ports/area.ts'
import type { HostFacts } from '#api/ports/desktop-bridge.ts'
import type { Store } from '#api/ports/readable.ts'
import type { AreaId } from '#domain/paths/areas.ts'

/** The session's state as the routes see it; `newPassword` is a teacher who must first choose a new password. */
export type Visitor = 'teacher' | 'newPassword' | 'student' | 'nobody'

/** The teacher's current class, from its statechart. */
export interface CurrentClass {
  /** Null for a teacher without classes, and if no teacher is active. */
  readonly id: Readable<number | null>
  /** A teacher without classes opens the first one. */
  readonly isOpening: Readable<boolean>
  /** Starts for a teacher with these classes. Returns a function that ends it. */
  readonly begin: (uid: number, courseIds: readonly number[]) => () => void
  /** No teacher is active any more. */
  readonly end: () => void
  /** The list of classes was refetched. */
  readonly list: (courseIds: readonly number[]) => void
  readonly choose: (courseId: number) => void
  readonly openFirst: () => void
  readonly cancelFirst: () => void
}

/** What the app provides to the routes. */
export interface RouterContext {
  readonly call: Call
  readonly queryClient: QueryClient
  /** The portal is in another page's frame, which has its own menus. */
  readonly isEmbedded: boolean
  readonly currentClass: CurrentClass
  /** Who is signed in; `asksAnew` if that may have changed. Rejects if the service does not respond. */
  readonly identify: (asksAnew: boolean) => Promise<Visitor>
  /** Tells the app that the teacher has signed out. */
  readonly signedOut: () => void
  /** Tells the app that the teacher has a new password, which ended every session. */
  readonly passwordChanged: () => void
  /** No page of the portal has been shown yet since it started, or since the sign-in. */
  readonly arriving: Store<boolean>
  /** In the desktop host. */
  readonly isDesktop: boolean
  /** The state of that host to show; null in a browser. */
  readonly host: HostFacts | null
  /** Whether a page of an area is built. */
  readonly isAreaBuilt: (id: AreaId, page: string) => boolean
  readonly showArea: (id: AreaId, container: HTMLElement) => void
  readonly hideArea: () => void
  readonly areaState: Readable<AreaState>
  readonly retryArea: () => void
}
