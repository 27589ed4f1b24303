import type { ToastKind } from './toast-log.ts'

/** The toast that stands there. */
export interface ShownToast {
  /** Grows with every toast, so that a new one starts its own time. */
  readonly number: number
  readonly kind: ToastKind
  readonly text: string | undefined
  readonly onUndo?: () => void
}
