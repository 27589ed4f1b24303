import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { isKeepable, rebased } from './question-draft.ts'

/** Milliseconds without typing after which the typed text is committed to the paper. */
const pause = 800

export type ChangeQuestion = (change: (question: PaperQuestion) => PaperQuestion) => void

export interface QuestionDraft {
  readonly question: PaperQuestion
  /** Stable, so that unchanged parts are not re-rendered. */
  readonly change: ChangeQuestion
}

/**
 * A question while it is edited in a form. It is committed to the paper, as one editing step, after a pause, and when a
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
    // Before the machine gets the event, upon which it saves.
    document.addEventListener('visibilitychange', leave, { capture: true })
    return () => {
      place?.removeEventListener('focusout', leave)
      document.removeEventListener('visibilitychange', leave, { capture: true })
    }
  }, [form])
  // In the layout phase, before the machine is stopped.
  useLayoutEffect(() => () => keep(), [])
  const change = useCallback<ChangeQuestion>(
    (changed) => setDraft((before) => ({ base: before.base, typed: changed(before.typed) })),
    [],
  )
  return { question: typed, change }
}
