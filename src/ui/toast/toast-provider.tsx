import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { useTexts } from '../language/language-context.tsx'
import { type Toast, ToastContext } from './toast-context.ts'
import css from './toast.module.css'
import { toastTexts } from './toast.texts.ts'

type Kind = 'success' | 'warning' | 'error'

interface Shown {
  /** Grows with every toast, so that a new one starts its own time. */
  readonly number: number
  readonly kind: Kind | 'undo'
  readonly text: string | undefined
  readonly onUndo?: () => void
}

const shownFor = { plain: 2000, undo: 10_000 } as const

const icons: Record<Shown['kind'], IconName> = { success: 'check', warning: 'warning', error: 'close', undo: 'undo' }

/** Holds the one toast of the page: a new one replaces the old. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const toast = useMemo<Toast>(() => {
    const show = (next: Omit<Shown, 'number'>) => setShown((old) => ({ ...next, number: (old?.number ?? 0) + 1 }))
    return {
      success: (text) => show({ kind: 'success', text }),
      warning: (text) => show({ kind: 'warning', text }),
      error: (text) => show({ kind: 'error', text }),
      undo: (text, onUndo) => show({ kind: 'undo', text, onUndo }),
    }
  }, [])
  const close = useCallback((number: number) => setShown((now) => (now?.number === number ? null : now)), [])
  const bar = shown === null ? null : <ToastBar key={shown.number} shown={shown} onClose={close} />
  return (
    <ToastContext value={toast}>
      {children}
      <div className={css['place']}>
        {/* there before its content, or screen readers would not announce it */}
        <div aria-live="polite">{shown?.kind === 'error' ? null : bar}</div>
        {shown?.kind === 'error' ? bar : null}
      </div>
    </ToastContext>
  )
}

interface ToastBarProps {
  readonly shown: Shown
  readonly onClose: (number: number) => void
}

function ToastBar({ shown, onClose }: ToastBarProps) {
  const { kind, number, onUndo } = shown
  const texts = useTexts(toastTexts)
  const close = useCallback(() => onClose(number), [onClose, number])
  const secondsLeft = useSecondsLeft(onUndo === undefined ? shownFor.plain : shownFor.undo, close)
  const title = kind === 'undo' ? undefined : texts[kind]
  return (
    <div className={css['toast']} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} className={css[kind]} {...(title === undefined ? {} : { label: title })} />
      <span className={css['text']}>{shown.text ?? title}</span>
      {onUndo !== undefined && (
        <>
          <button
            type="button"
            className={css['undo']}
            onClick={() => {
              onUndo()
              close()
            }}
          >
            {texts.undo}
          </button>
          <span className={css['seconds']} aria-hidden="true">
            {texts.seconds(secondsLeft)}
          </span>
        </>
      )}
    </div>
  )
}

/** Whole seconds left of `duration` milliseconds, counted from the first showing; calls `onEnd` once they are over. */
function useSecondsLeft(duration: number, onEnd: () => void): number {
  const [left, setLeft] = useState(duration)
  useEffect(() => {
    const end = Date.now() + duration
    const second = setInterval(() => setLeft(end - Date.now()), 1000)
    const whole = setTimeout(onEnd, duration)
    return () => {
      clearInterval(second)
      clearTimeout(whole)
    }
  }, [duration, onEnd])
  return Math.max(1, Math.round(left / 1000))
}
