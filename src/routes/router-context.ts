import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client/client.ts'
import type { AreaId } from '#domain/areas.ts'

/** What the routes get from the app. */
export interface RouterContext {
  readonly call: Call
  readonly queryClient: QueryClient
  /** The class chosen last by this teacher; null when none was. */
  readonly lastCourse: (uid: number) => number | null
  readonly keepCourse: (uid: number, courseId: number) => void
  /** Tells the app which class is in hand. */
  readonly inHand: (courseId: number | null) => void
  /** Tells the app who is signed in. */
  readonly signedIn: (uid: number) => void
  readonly showArea: (id: AreaId, container: HTMLElement) => void
  readonly hideArea: () => void
  /** Whether the wanted area could not be loaded or mounted. */
  readonly areaFailed: { readonly get: () => boolean; readonly subscribe: (listener: () => void) => () => void }
  readonly retryArea: () => void
}
