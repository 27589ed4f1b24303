import type { ReadingGroupRow } from '#api/contract/schemas/scans.ts'

/** One answer on one page. */
export interface PlacedReading {
  readonly scanPageId: number
  readonly row: string
}

/** A decision, in a form that can be undone. */
export interface Decision {
  readonly itemId: number
  readonly readings: readonly PlacedReading[]
}

export interface ScanReviewInput {
  readonly scanId: number
  /** Whether each piece of handwriting is separate. */
  readonly isApart: boolean
  /** The reading to begin with, by its key; null for the first. */
  readonly beginWith: string | null
}

export type LoadRequest = Omit<ScanReviewInput, 'beginWith'>

export interface ScanReviewContext extends ScanReviewInput {
  readonly groups: readonly ReadingGroupRow[]
  /** The group in view. */
  readonly index: number
  /** The chosen meaning; null until there is one. */
  readonly answer: string | null
  /** The readings the decision applies to. */
  readonly ticked: readonly string[]
  /** Readings reviewed one by one although the engines agree. */
  readonly apart: readonly string[]
  /** Readings removed from their group: the engines are wrong about them. */
  readonly doubted: readonly string[]
  readonly undoable: readonly Decision[]
  /** Readings that come into view with the groups: the one to begin with, or those whose decision was just undone. */
  readonly wanted: readonly string[]
  readonly failure: string | null
  readonly published: Published | null
}

export interface Published {
  readonly publishedCount: number
  readonly heldCount: number
  /** Students whose scores were withdrawn. */
  readonly withdrawnCount?: number | undefined
}

export type ScanReviewEvent =
  | { readonly type: 'answer.choose'; readonly answer: string | null }
  | { readonly type: 'reading.toggle'; readonly key: string }
  | { readonly type: 'group.go'; readonly index: number }
  | { readonly type: 'group.decide' | 'group.skip' | 'group.split' | 'decision.undo' | 'groups.reload' }
  | {
      readonly type: 'sheets.publish'
      readonly missingAsOpen: boolean
      readonly replaceUids: readonly number[]
    }

export interface DecideRequest {
  readonly scanId: number
  readonly readings: readonly PlacedReading[]
  readonly answer: string
}

export interface UndecideRequest {
  readonly scanId: number
  readonly readings: readonly PlacedReading[]
}

export interface PublishRequest {
  readonly scanId: number
  readonly missingAsOpen: boolean
  readonly replaceUids: readonly number[]
}

interface Refused {
  readonly kind: 'refused'
  readonly message: string
}

export type DecideAnswer = { readonly kind: 'decided' } | Refused

export type PublishAnswer = ({ readonly kind: 'published' } & Published) | Refused
