import { createContext, use } from 'react'
import type { ToastLog } from './toast-log.ts'
import type { NextStep } from './toast.types.ts'

export interface Toast {
  /** Without words it says 操作成功. */
  readonly success: (text?: string, next?: NextStep) => void
  /** Without words it says 操作提示. */
  readonly warning: (text?: string) => void
  /** Without words it says 错误提示. An error that needs an act is no toast. */
  readonly error: (text?: string) => void
  /** Says what was done and offers for ten seconds to take it back. */
  readonly undo: (text: string, onUndo: () => void, next?: NextStep) => void
}

export interface Toasts {
  readonly toast: Toast
  readonly log: ToastLog
  /** Takes the toast away that offers something: what was said of a place is not offered at another. */
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

/** What the toasts said so far; needs a ToastProvider above. */
export const useToastLog = (): ToastLog => useToasts().log
