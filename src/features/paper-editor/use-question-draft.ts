import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { isKeepable, rebased } from './question-draft.ts'

/** Milliseconds without a key after which what was typed becomes part of the paper. */
const pause = 800

export type ChangeQuestion = (change: (question: PaperQuestion) => PaperQuestion) => void

export interface QuestionDraft {
  readonly question: PaperQuestion
  /** Stays the same, so that what did not change is not drawn anew. */
  readonly change: ChangeQuestion
}

/**
 * A question as it is typed in a form. It becomes part of the paper, as one step of the editing, after a pause, and when a
 * field or the page is left.
 */
export function useQuestionDraft(
  form: RefObject<HTMLElement | null>,
  question: PaperQuestion,
  onKeep: (question: PaperQuestion) => void,
): QuestionDraft {
  const [draft, setDraft] = useState({ base: question, typed: question })
  const now = draft.base === question ? draft : { base: question, typed: rebased(draft.typed, draft.base, question) }
  if (now !== draft) setDraft(now)
  const { base, typed } = now
  const keep = useEffectEvent(() => {
    if (typed !== base && isKeepable(typed)) onKeep(typed)
  })
  useEffect(() => {
    const isChanged = typed !== base
    const timer = isChanged ? setTimeout(() => keep(), pause) : undefined
    return () => clearTimeout(timer)
  }, [typed, base])
  useEffect(() => {
    const place = form.current
    const leave = () => keep()
    place?.addEventListener('focusout', leave)
    // Before the editing hears of it, which saves then.
    document.addEventListener('visibilitychange', leave, { capture: true })
    return () => {
      place?.removeEventListener('focusout', leave)
      document.removeEventListener('visibilitychange', leave, { capture: true })
    }
  }, [form])
  // In the layout phase, before the editing is stopped.
  useLayoutEffect(() => () => keep(), [])
  const change = useCallback<ChangeQuestion>(
    (changed) => setDraft((before) => ({ base: before.base, typed: changed(before.typed) })),
    [],
  )
  return { question: typed, change }
}
