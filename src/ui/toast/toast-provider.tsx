import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { ToastBar } from './toast-bar.tsx'
import { type Toast, ToastContext } from './toast-context.ts'
import { createToastLog, type ToastLog } from './toast-log.ts'
import type { ShownToast } from './toast.types.ts'
import css from './toast.module.css'

export interface ToastProviderProps {
  /** The log of the toasts of all React roots of the page; by default a log of this root alone. */
  readonly log?: ToastLog
  readonly children: ReactNode
}

/** Holds the page's single toast: a new one replaces the old, and each is kept in the log. */
export function ToastProvider({ log, children }: ToastProviderProps) {
  const [ownLog] = useState(createToastLog)
  const usedLog = log ?? ownLog
  const [shown, setShown] = useState<ShownToast | null>(null)
  const toasts = useMemo(() => {
    const show = (next: Omit<ShownToast, 'number'>) => {
      usedLog.add({ kind: next.kind, text: next.text, shownAt: Date.now() })
      setShown((old) => ({ ...next, number: (old?.number ?? 0) + 1 }))
    }
    const toast: Toast = {
      success: (text, next) => show({ kind: 'success', text, ...(next && { next }) }),
      warning: (text) => show({ kind: 'warning', text }),
      error: (text) => show({ kind: 'error', text }),
      undo: (text, onUndo, next) => show({ kind: 'undo', text, onUndo, ...(next && { next }) }),
    }
    const leave = () => setShown((now) => (now?.onUndo === undefined && now?.next === undefined ? now : null))
    return { toast, log: usedLog, leave }
  }, [usedLog])
  // What the log drops for the next person must not stay on their screen.
  useEffect(() => usedLog.subscribe(() => usedLog.get().length === 0 && setShown(null)), [usedLog])
  const close = useCallback((number: number) => setShown((now) => (now?.number === number ? null : now)), [])
  const bar = shown === null ? null : <ToastBar key={shown.number} shown={shown} onClose={close} />
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={css['place']}>
        {/* present before its content, or screen readers would not announce it */}
        <div aria-live="polite">{shown?.kind === 'error' ? null : bar}</div>
        {shown?.kind === 'error' ? bar : null}
      </div>
    </ToastContext>
  )
}
