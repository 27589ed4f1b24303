import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { MarkingContext } from '#machines/marking/marking.types.ts'
import { commentMark, scoresMark, sheetMark } from './use-marking-keys.ts'
import type { Marking } from './use-marking.ts'

/** Focus movements within the workplace. */
export interface WorkplaceFocus {
  /** Focuses the score keys of the current criterion. */
  readonly onScores: () => void
  readonly onComment: () => void
  /** Scrolls the sheet: 1 down, −1 up. */
  readonly onScroll: (direction: 1 | -1) => void
}

export function useWorkplaceFocus(workplace: RefObject<HTMLElement | null>, marking: Marking): WorkplaceFocus {
  useCurrentFromFocus(workplace, marking)
  return useMemo(() => {
    const find = (selector: string) => workplace.current?.querySelector<HTMLElement>(selector)
    const focus = (selector: string) => find(selector)?.focus({ preventScroll: true })
    const scores = `[${scoresMark}][aria-current="true"] [role="radiogroup"]`
    return {
      onScores: () => focus(`${scores} :checked, ${scores}:not(:has(:checked)) input`),
      onComment: () => focus(`[${commentMark}] textarea`),
      onScroll: (direction) => {
        const page = find(`[${sheetMark}] article > :last-child`)
        page?.scrollBy({ top: direction * 0.8 * page.clientHeight })
      },
    }
  }, [workplace])
}

/**
 * Keeps the focus on the score keys of the current criterion whenever the submission or criterion changes, and when the
 * keys appear, so that Enter never triggers a button clicked before.
 */
export function useKeptFocus({ index, criterion }: Pick<MarkingContext, 'index' | 'criterion'>, onScores: () => void) {
  const focused = useRef('')
  const wanted = `${index} ${criterion}`
  useEffect(() => {
    const isInDialog = document.activeElement?.closest('[role="dialog"]') != null
    if (focused.current === wanted || isInDialog) return
    focused.current = wanted
    onScores()
  }, [wanted, onScores])
}

/** The criterion that receives the focus becomes the current one. */
function useCurrentFromFocus(workplace: RefObject<HTMLElement | null>, { now, send }: Marking): void {
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const current = now().criterion
    const block = target instanceof Element ? target.closest(`[${scoresMark}]`) : null
    const criterion = Number(block?.getAttribute(scoresMark) ?? current)
    if (criterion !== current) send({ type: 'criterion.go', criterion })
  })
  useEffect(() => {
    const element = workplace.current
    const listen = (event: FocusEvent) => onFocus(event)
    element?.addEventListener('focusin', listen)
    return () => element?.removeEventListener('focusin', listen)
  }, [workplace])
}
