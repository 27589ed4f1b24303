import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { commentMark, scoresMark, sheetMark } from './use-marking-keys.ts'
import type { Marking } from './use-marking.ts'

/**
 * Keeps the keyboard on the score keys of the current criterion whenever submission or criterion change, so that Enter never
 * meets a button that was clicked before. `isShown` once the submission in view is there.
 */
export function useWorkplaceFocus(
  workplace: RefObject<HTMLElement | null>,
  { phase, context, send }: Marking,
  isShown: boolean,
) {
  const isOpen = phase === 'open' && isShown
  const focus = useCallback(
    (selector: string) => workplace.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    [workplace],
  )
  const onScores = useCallback(() => {
    const keys = `[${scoresMark}][aria-current="true"] [role="radiogroup"]`
    focus(`${keys} :checked, ${keys}:not(:has(:checked)) input`)
  }, [focus])
  const onComment = useCallback(() => focus(`[${commentMark}] textarea`), [focus])
  const focused = useRef('')
  const wanted = `${phase} ${context.place} ${context.criterion}`
  useEffect(() => {
    // What comes into view anew takes the keyboard, also where it stood before.
    if (!isOpen) focused.current = ''
    const isInDialog = document.activeElement?.closest('[role="dialog"]') != null
    if (focused.current === wanted || !isOpen || isInDialog) return
    focused.current = wanted
    onScores()
  }, [wanted, isOpen, onScores])
  const onScroll = useCallback(
    (direction: 1 | -1) => {
      const page = workplace.current?.querySelector<HTMLElement>(`[${sheetMark}] article > :last-child`)
      page?.scrollBy({ top: direction * 0.8 * page.clientHeight })
    },
    [workplace],
  )
  useCurrentFromFocus(workplace, context.criterion, send)
  return { onScores, onComment, onScroll }
}

/** The criterion that the keyboard or the mouse went into becomes the current one. */
function useCurrentFromFocus(workplace: RefObject<HTMLElement | null>, current: number, send: Marking['send']): void {
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const block = target instanceof Element ? target.closest(`[${scoresMark}]`) : null
    const criterion = Number(block?.getAttribute(scoresMark) ?? current)
    if (criterion !== current) send({ type: 'criterion.go', criterion })
  })
  useEffect(() => {
    const place = workplace.current
    const listen = (event: FocusEvent) => onFocus(event)
    place?.addEventListener('focusin', listen)
    return () => place?.removeEventListener('focusin', listen)
  }, [workplace])
}
