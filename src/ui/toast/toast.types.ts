import type { ToastKind } from './toast-log.ts'

/** What a toast offers to do next. */
export interface NextStep {
  readonly label: string
  readonly onSelect: () => void
}

export interface OfferDetails {
  readonly next?: NextStep | undefined
  /** What an offer is about: the next one about it replaces it. */
  readonly about?: string
}

/** The current toast. */
export interface ShownToast extends OfferDetails {
  /** Incremented with every toast, so that a new one starts its own timer. */
  readonly number: number
  readonly kind: ToastKind
  readonly text: string | undefined
  readonly onUndo?: () => void
}
