import type { Clock } from '#api/ports/clock.ts'
import type { LockRequests } from '#api/ports/page-locks.ts'
import type { OpenDraftView } from '#api/ports/draft-view.ts'
import type { NetworkState } from '#api/ports/network.ts'
import type { PageVisibility } from '#api/ports/page-visibility.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import type { LazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** Parts injected by the app, because features may not import each other. */
export interface PaperEditorParts {
  readonly PrintPreview: LazyPart<object>
}

/** What the editor needs from outside the page. */
export interface PaperEditorPorts {
  readonly storage: TextStorage
  readonly network: NetworkState
  readonly visibility: PageVisibility
  readonly clock: Clock
  /** Undefined in browsers without locks. */
  readonly locks: LockRequests | undefined
  readonly openView: OpenDraftView
}

/** Which paper to open, and for whom. */
export interface PaperOpening {
  readonly uid: number
  /** Null for a new paper. */
  readonly paperId: number | null
  /** For a new paper. */
  readonly subjectId: number
  /** The current class, with the subject it is taught. */
  readonly course: { readonly courseId: number; readonly subjectId: number | null } | null
  readonly newTitle: string
}

/** What the service reports about a paper besides its content. */
export interface PaperFacts {
  readonly isOwn: boolean
  readonly ownerName: string
  readonly canEdit: boolean
  /** A class has it: saving creates a new version. */
  readonly isAssigned: boolean
}

/** Where the paper is written while it is not written here; a computer may be a colleague's. */
export type Elsewhere =
  | { readonly at: 'tab' }
  | {
      readonly at: 'computer'
      /** Null if it is the teacher's own. */
      readonly writerName: string | null
    }

/** The save state of the paper. */
export type SavedPhase = 'saved' | 'saving' | 'offline' | 'signedOut' | 'refused'

/** Shows the current draft to other tabs; the text is only built if there are any. */
export type ShowDraft = (textOf: () => string | null) => void
