import { createContext, use } from 'react'
import type { ToastLog } from './toast-log.ts'
import type { NextStep, OfferDetails } from './toast.types.ts'

export interface Toast {
  /** Without a text it says 操作成功. */
  readonly success: (text?: string, next?: NextStep) => void
  /** Without a text it says 操作提示. */
  readonly warning: (text?: string) => void
  /** Without a text it says 错误提示. An error that needs action does not belong in a toast. */
  readonly error: (text?: string) => void
  /**
   * Says what was done and offers to undo it for ten seconds, or until the next about the same, which makes an earlier
   * offer untrue.
   */
  readonly undo: (text: string, onUndo: () => void, more?: OfferDetails) => void
}

export interface Toasts {
  readonly toast: Toast
  readonly log: ToastLog
  /** Closes a toast with an offer, which applies only to the page where it was made. */
  readonly leave: () => void
}

export const ToastContext = createContext<Toasts | null>(null)

export function useToasts(): Toasts {
  const toasts = use(ToastContext)
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}

/** Shows short messages at the bottom; needs a ToastProvider above. */
export const useToast = (): Toast => useToasts().toast

/** The log of toasts so far; needs a ToastProvider above. */
export const useToastLog = (): ToastLog => useToasts().log
