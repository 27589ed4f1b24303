import type { PaperQuestion } from '#domain/paper/paper.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { keepableOf, rebased } from './question-draft.ts'

/** Milliseconds without typing after which the typed text is committed to the paper. */
const pause = 800

export type ChangeQuestion = (change: (question: PaperQuestion) => PaperQuestion) => void

export interface QuestionTyping {
  readonly change: ChangeQuestion
  /** For a field that shows typed text by itself: the form follows once that text is painted. */
  readonly changeTyped: ChangeQuestion
  /** Changes the question on the paper without waiting, after what was typed; the form follows the paper. */
  readonly changeAtOnce: ChangeQuestion
  /** The question changed in the paper: undone, given new ids by a save, rescored, or kept. */
  readonly rebase: (question: PaperQuestion) => void
  /** A field, or the page, is left: tells the form and keeps what was typed. */
  readonly leave: () => void
  /** Starts keeping what is typed. Returns how to stop, which keeps the rest. */
  readonly connect: (onKeep: (question: PaperQuestion) => void) => () => void
}

/** The form of a question. */
export interface TypedForm {
  /** For its fields, at once. */
  readonly show: (question: PaperQuestion) => void
  /** For all of it, whenever there is time. */
  readonly showPainted: (question: PaperQuestion) => void
}

/**
 * A question while it is typed, ahead of the form that shows it: a keystroke must be on the screen before the form is
 * rendered again.
 */
export function questionTyping(question: PaperQuestion, form: TypedForm): QuestionTyping {
  let [base, typed, shown] = [question, question, question]
  let keep: (question: PaperQuestion) => void = () => {}
  let cancelPaint: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function showPainted(): void {
    cancelPaint = null
    shown = typed
    form.showPainted(typed)
  }

  function show(): void {
    if (shown === typed) return
    shown = typed
    form.show(typed)
  }

  function keepTyped(): void {
    clearTimeout(timer)
    if (typed === base) return
    const keepable = keepableOf(typed, base)
    if (!isSameValue(keepable, base)) keep(keepable)
  }

  function become(next: PaperQuestion): void {
    typed = next
    cancelPaint ??= afterPaint(showPainted)
    clearTimeout(timer)
    if (typed !== base) timer = setTimeout(keepTyped, pause)
  }

  function leave(): void {
    show()
    keepTyped()
  }

  return {
    change: (changed) => {
      become(changed(typed))
      show()
    },
    changeTyped: (changed) => become(changed(typed)),
    changeAtOnce: (changed) => {
      leave()
      keep(changed(keepableOf(typed, base)))
    },
    rebase: (next) => {
      if (next === base) return
      const moved = rebased(typed, base, next)
      base = next
      become(moved)
      show()
    },
    leave,
    connect: (onKeep) => {
      keep = onKeep
      return () => {
        cancelPaint?.()
        cancelPaint = null
        keepTyped()
      }
    },
  }
}
