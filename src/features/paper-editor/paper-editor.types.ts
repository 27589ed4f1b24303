import type { LockRequests } from '#api/ports/page-locks.ts'
import type { OpenDraftView } from '#api/ports/draft-view.ts'
import type { NetworkState } from '#api/ports/network.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import type { LazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** What the app gives the area, because features do not know each other. */
export interface PaperEditorParts {
  readonly PrintPreview: LazyPart<object>
}

/** What the editor takes from outside the page. */
export interface PaperEditorPorts {
  readonly storage: TextStorage
  readonly network: NetworkState
  /** Undefined where the browser has none. */
  readonly locks: LockRequests | undefined
  readonly openView: OpenDraftView
}

/** Which paper is opened, and for whom. */
export interface PaperOpening {
  readonly uid: number
  /** Null for a new paper. */
  readonly paperId: number | null
  /** Of a new paper. */
  readonly subjectId: number
  readonly newTitle: string
}

/** What the service says of a paper beside its content. */
export interface PaperFacts {
  readonly isOwn: boolean
  /** A class has it: what is saved becomes a new version. */
  readonly isAssigned: boolean
}

/** How safe the paper is. */
export type SavedPhase = 'saved' | 'saving' | 'offline' | 'signedOut' | 'refused'

/** Shows the other tabs what is written, where there are any: only then it is made. */
export type ShowDraft = (textOf: () => string | null) => void
