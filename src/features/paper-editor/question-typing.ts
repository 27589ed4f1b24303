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
  /** Starts keeping what is typed. Returns a function that stops, after keeping the rest. */
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
  let [base, typed] = [question, question]
  let keep: (question: PaperQuestion) => void = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const shown = shownBy(form, () => typed)

  function keepTyped(): void {
    clearTimeout(timer)
    if (typed === base) return
    const keepable = keepableOf(typed, base)
    if (!isSameValue(keepable, base)) keep(keepable)
  }

  function become(next: PaperQuestion): void {
    typed = next
    shown.showAfterPaint()
    clearTimeout(timer)
    if (typed !== base) timer = setTimeout(keepTyped, pause)
  }

  function leave(): void {
    shown.show()
    keepTyped()
  }

  return {
    change: (changed) => {
      become(changed(typed))
      shown.show()
    },
    changeTyped: (changed) => become(changed(typed)),
    changeAtOnce: (changed) => {
      leave()
      // It is on the paper: the change must not be taken for one that came in between.
      base = keepableOf(typed, base)
      keep(changed(base))
    },
    rebase: (next) => {
      if (next === base) return
      const moved = rebased(typed, base, next)
      base = next
      become(moved)
      shown.show()
    },
    leave,
    connect: (onKeep) => {
      keep = onKeep
      return () => {
        shown.stop()
        keepTyped()
      }
    },
  }
}

/** What a form shows of the question that is typed. */
function shownBy(form: TypedForm, typed: () => PaperQuestion) {
  let shown = typed()
  let cancelPaint: (() => void) | null = null
  return {
    show: () => {
      if (shown === typed()) return
      shown = typed()
      form.show(shown)
    },
    /** Shows what is typed by then. */
    showAfterPaint: () => {
      cancelPaint ??= afterPaint(() => {
        cancelPaint = null
        shown = typed()
        form.showPainted(shown)
      })
    },
    stop: () => {
      cancelPaint?.()
      cancelPaint = null
    },
  }
}
