import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { classNames } from '../class-names.ts'
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

/** More of them at once would cover the page. */
const mostShown = 3

/**
 * Shows the page's toasts: a new one replaces the message before it, but not the latest offers, which stand until they
 * expire. Each is kept in the log.
 */
export function ToastProvider({ log, children }: ToastProviderProps) {
  const [ownLog] = useState(createToastLog)
  const usedLog = log ?? ownLog
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const toasts = useMemo(() => {
    let count = 0
    const show = (next: Omit<ShownToast, 'number'>) => {
      usedLog.add({ kind: next.kind, text: next.text, shownAt: Date.now() })
      count += 1
      const shownNow = { ...next, number: count }
      const isTrue = ({ about }: ShownToast) => about === undefined || about !== next.about
      setShown((old) => [...old.filter((one) => isOffer(one) && isTrue(one)).slice(1 - mostShown), shownNow])
    }
    const toast: Toast = {
      success: (text, next) => show({ kind: 'success', text, ...(next && { next }) }),
      warning: (text) => show({ kind: 'warning', text }),
      error: (text) => show({ kind: 'error', text }),
      undo: (text, onUndo, more) => show({ kind: 'undo', text, onUndo, ...more }),
    }
    const leave = () => setShown((now) => now.filter((one) => !isOffer(one)))
    return { toast, log: usedLog, leave }
  }, [usedLog])
  // What the log drops for the next person must not stay on their screen.
  useEffect(() => usedLog.subscribe(() => usedLog.get().length === 0 && setShown([])), [usedLog])
  const close = useCallback((number: number) => setShown((now) => now.filter((one) => one.number !== number)), [])
  const barsOf = (toastsNow: readonly ShownToast[]) =>
    toastsNow.map((one) => <ToastBar key={one.number} shown={one} onClose={close} />)
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={classNames(css['stack'], 'print-hidden')}>
        {/* present before its content, or screen readers would not announce it */}
        <div role="log">{barsOf(shown.filter(({ kind }) => kind !== 'error'))}</div>
        {barsOf(shown.filter(({ kind }) => kind === 'error'))}
      </div>
    </ToastContext>
  )
}

const isOffer = ({ onUndo, next }: ShownToast): boolean => onUndo !== undefined || next !== undefined
