import type { ToastKind } from './toast-log.ts'

/** What a toast offers to do next. */
export interface NextStep {
  readonly label: string
  readonly onSelect: () => void
}

/** The toast that stands there. */
export interface ShownToast {
  /** Grows with every toast, so that a new one starts its own time. */
  readonly number: number
  readonly kind: ToastKind
  readonly text: string | undefined
  readonly onUndo?: () => void
  readonly next?: NextStep
}
