import { useEffect, useEffectEvent } from 'react'
import { draftOf, submissionAt } from '#machines/marking/marking.rules.ts'
import type { MarkingContext } from '#machines/marking/marking.types.ts'
import { hasAdvanced } from '#machines/marking/score-typing.ts'
import { drawingMark, isDrawingKey } from '#parts/annotations/drawing-keys.ts'
import type { MarkingTools } from './use-marking-tools.ts'
import { type Marking, phaseOf } from './use-marking.ts'

export interface MarkingKeys {
  readonly marking: Marking
  readonly tools: MarkingTools
  /** Whether letters are shortcuts. */
  readonly usesLetters: boolean
  /** Focuses the comment. */
  readonly onComment: () => void
  /** Scrolls the sheet: 1 down, −1 up. */
  readonly onScroll: (direction: 1 | -1) => void
  /** Moves the focus back to the score keys. */
  readonly onScores: () => void
}

/** Attribute of the blocks in which Enter saves and Tab moves to the next criterion. */
export const scoresMark = 'data-marking-scores'
/** Attribute of the comment. */
export const commentMark = 'data-marking-comment'
/** Attribute of the sheet's container. */
export const sheetMark = 'data-marking-sheet'

/**
 * The marking keys, wherever the focus is on the page, except while somebody types or is in a dialog or a menu. They
 * take precedence over the keys of the score inputs, so that an arrow always means another submission.
 */
export function useMarkingKeys(keys: MarkingKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || isElsewhere(event)) return
    const isDone = isTyping(event) ? typingKey(event, keys) : pageKey(event, keys)
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

const targetOf = ({ target }: KeyboardEvent): Element | null => (target instanceof Element ? target : null)

const isElsewhere = (event: KeyboardEvent): boolean =>
  targetOf(event)?.closest('[role="dialog"], [role="menu"], [role="listbox"]') != null ||
  (isDrawingKey(event.key) && targetOf(event)?.matches(`[${drawingMark}]`) === true)

const isTyping = (event: KeyboardEvent): boolean =>
  targetOf(event)?.matches('textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])') === true

/** While writing a comment: Escape leaves it, Ctrl+Enter saves. */
function typingKey(event: KeyboardEvent, { marking, onScores }: MarkingKeys): boolean {
  if (targetOf(event)?.closest(`[${commentMark}]`) == null) return false
  if (event.key === 'Escape') onScores()
  else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) marking.send({ type: 'mark.save' })
  else return false
  return true
}

/** Returns true if the key was handled. */
function pageKey(event: KeyboardEvent, keys: MarkingKeys): boolean {
  if (event.ctrlKey || event.metaKey) return false
  if (event.key === 'Tab') return tabKey(event, keys)
  if (event.key === 'Enter' && isOnOtherControl(event)) return false
  const act = lineOf(event, keys) ?? actOf(event.key, keys) ?? letterActOf(event.key, keys)
  if (act === null) return false
  if (!event.repeat || /^(Arrow|Page)/.test(event.key)) act()
  return true
}

const isOnOtherControl = (event: KeyboardEvent): boolean => {
  const control = targetOf(event)?.closest('a, button')
  return control != null && control.closest(`[${scoresMark}]`) === null
}

/** Shift and a digit: a line of the rubric, whatever character the keyboard produces. */
function lineOf(event: KeyboardEvent, { tools, onScores }: MarkingKeys): (() => void) | null {
  const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? []
  if (!event.shiftKey || digit === undefined) return null
  return () => {
    onScores()
    tools.applyLine(Number(digit) - 1)
  }
}

function actOf(key: string, { marking, tools, onScroll, onScores }: MarkingKeys): (() => void) | null {
  const { send } = marking
  const onHelp = () => tools.setDialog('keys')
  const acts: Readonly<Record<string, () => void>> = {
    Enter: () => send({ type: 'mark.save' }),
    '.': () => send({ type: 'half.toggle' }),
    '。': () => send({ type: 'half.toggle' }),
    ArrowLeft: () => tools.step(-1),
    ArrowRight: () => tools.step(1),
    '?': onHelp,
    PageDown: () => onScroll(1),
    PageUp: () => onScroll(-1),
    '？': onHelp,
  }
  if (/^\d$/.test(key))
    return () => {
      onScores()
      send({ type: 'digit.type', digit: Number(key) })
    }
  return acts[key] ?? null
}

/** Letters, small or capital, unless somebody has switched them off. */
function letterActOf(key: string, { marking, tools, usesLetters, onComment }: MarkingKeys): (() => void) | null {
  const { send } = marking
  const acts: Readonly<Record<string, () => void>> = {
    s: () => send({ type: 'mark.skip' }),
    z: () => send({ type: 'mark.undo' }),
    g: () => send({ type: 'mark.saveSame' }),
    f: tools.flag,
    b: () => tools.sendBackBlockedBy === null && tools.setDialog('sendBack'),
    t: tools.changeOrder,
    c: onComment,
  }
  return usesLetters ? (acts[key.toLowerCase()] ?? null) : null
}

/**
 * Moves from criterion to criterion, and from the last one, once it has a score, to the comment; before the first one
 * the browser's own order applies.
 */
function tabKey(event: KeyboardEvent, { marking, onComment, onScores }: MarkingKeys): boolean {
  const target = targetOf(event)
  const isFree = target === null || target === document.body
  if (phaseOf(marking.actor.getSnapshot()) !== 'open' || (!isFree && target.closest(`[${scoresMark}]`) === null))
    return false
  const { criterion } = marking.now()
  if (event.shiftKey && criterion === 0) return false
  if (!event.shiftKey && leadsToComment(marking.now())) {
    onComment()
    return true
  }
  marking.send(event.shiftKey ? { type: 'criterion.go', criterion: criterion - 1 } : { type: 'criterion.next' })
  onScores()
  return true
}

/** The teacher is at the last criterion, and not just because of a digit typed before, and it has a score. */
function leadsToComment(context: MarkingContext): boolean {
  const submission = submissionAt(context)
  const isLast = context.criterion === context.criteria.length - 1 && !hasAdvanced(context)
  return isLast && submission !== null && draftOf(context, submission).scores[context.criterion] !== null
}
