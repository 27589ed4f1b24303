import { useEffect, useEffectEvent } from 'react'
import { isTogether, keyOfReading, lettersWith } from '#machines/scan-review/scan-review.rules.ts'
import type { ScanReview } from './use-scan-job.ts'

/** Marks the text field for typing a reading. */
export const writingMark = 'data-writing'

/** Marks controls that only select within the current group: Enter on them still decides. */
export const choosingMark = 'data-choosing'

export interface ReviewKeysOptions {
  readonly isOff: boolean
  /** Whether letters are shortcuts. */
  readonly usesLetters: boolean
}

/** Keyboard shortcuts of the review: letters and 0 choose, digits tick, Enter decides, the arrow skips, Z undoes. */
export function useReviewKeys(review: ScanReview, { isOff, usesLetters }: ReviewKeysOptions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!usesLetters && /^[a-z]$/i.test(event.key)) return
    if (isOff || event.isComposing || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event)) return
    const act = actOf(event.key, review)
    if (act === null || event.repeat) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Whether the key belongs to something else: a field, a dialog, a button that Enter activates. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null) return true
  if (key === 'Enter' && target.hasAttribute(writingMark)) return false
  if (target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])')) return true
  return key === 'Enter' && target.closest(`a, button:not([${choosingMark}])`) !== null
}

function actOf(key: string, { context, step, send }: ScanReview): (() => void) | null {
  if (key === 'z' || key === 'Z') return () => send({ type: 'decision.undo' })
  if (step !== 'reviewing') return null
  const group = context.groups[context.index]
  if (group === undefined) return null
  const letter = key.toUpperCase()
  const { choices, kind } = group.item
  const chosen = kind === 'multiple' ? lettersWith(context.answer ?? '', letter) : letter
  if (choices.includes(letter)) return () => send({ type: 'answer.choose', answer: chosen })
  if (key === '0' && !isTogether(group)) return () => send({ type: 'answer.choose', answer: '' })
  if (key === 'Enter') return () => send({ type: 'group.decide' })
  if (key === 'ArrowRight') return () => send({ type: 'group.skip' })
  const reading = /^[1-9]$/.test(key) ? group.readings[Number(key) - 1] : undefined
  return reading === undefined ? null : () => send({ type: 'reading.toggle', key: keyOfReading(reading) })
}
