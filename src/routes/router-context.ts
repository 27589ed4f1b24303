import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client/client.ts'
import type { AreaState, Readable } from '#api/ports/area.ts'
import type { HostFacts } from '#api/ports/desktop-bridge.ts'
import type { Store } from '#api/ports/readable.ts'
import type { AreaId } from '#domain/paths/areas.ts'

/** Who stands at the door of the portal; `newPassword` is a teacher who has to choose one before anything else. */
export type Visitor = 'teacher' | 'newPassword' | 'student' | 'nobody'

/** The class that a teacher works with, as its statechart says. */
export interface CurrentClass {
  /** Null for a teacher without classes, and where nobody works. */
  readonly id: Readable<number | null>
  /** A teacher without classes opens the first one. */
  readonly isOpening: Readable<boolean>
  /** Begins for a teacher with these classes. Returns a function that ends it. */
  readonly begin: (uid: number, courseIds: readonly number[]) => () => void
  /** Nobody works any more. */
  readonly end: () => void
  /** The list of classes has come anew. */
  readonly list: (courseIds: readonly number[]) => void
  readonly choose: (courseId: number) => void
  readonly openFirst: () => void
  readonly cancelFirst: () => void
}

/** What the routes get from the app. */
export interface RouterContext {
  readonly call: Call
  readonly queryClient: QueryClient
  /** The portal stands in another page's frame, which has menus of its own. */
  readonly isEmbedded: boolean
  readonly currentClass: CurrentClass
  /** Who is signed in; `asksAnew` where that may have changed. Rejects when the service does not answer. */
  readonly identify: (asksAnew: boolean) => Promise<Visitor>
  /** Tells the app that the teacher has signed out. */
  readonly signedOut: () => void
  /** Tells the app that the teacher has a new password, which ended every session. */
  readonly passwordChanged: () => void
  /** No page of the portal was shown yet since it was started, or since the sign-in. */
  readonly arriving: Store<boolean>
  /** In the desktop host. */
  readonly isDesktop: boolean
  /** What there is to say of that host; null in a browser. */
  readonly host: HostFacts | null
  /** Whether a page of an area is built. */
  readonly isAreaBuilt: (id: AreaId, page: string) => boolean
  readonly showArea: (id: AreaId, container: HTMLElement) => void
  readonly hideArea: () => void
  readonly areaState: Readable<AreaState>
  readonly retryArea: () => void
}
