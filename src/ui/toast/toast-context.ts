import { createContext, use } from 'react'

export interface Toast {
  /** Without words it says 操作成功. */
  readonly success: (text?: string) => void
  /** Without words it says 操作提示. */
  readonly warning: (text?: string) => void
  /** Without words it says 错误提示. An error that needs an act is no toast. */
  readonly error: (text?: string) => void
  /** Says what was done and offers for ten seconds to take it back. */
  readonly undo: (text: string, onUndo: () => void) => void
}

export const ToastContext = createContext<Toast | null>(null)

/** Shows short messages at the bottom; needs a ToastProvider above. */
export function useToast(): Toast {
  const toast = use(ToastContext)
  if (toast === null) throw new Error('useToast needs a ToastProvider above it')
  return toast
}
