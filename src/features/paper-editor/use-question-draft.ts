import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { type QuestionTyping, questionTyping } from './question-typing.ts'
import { useHandIn } from './use-hand-in.ts'

export interface QuestionDraft extends Pick<QuestionTyping, 'change' | 'changeTyped' | 'changeAtOnce'> {
  /** As the fields show it. */
  readonly question: PaperQuestion
  /** As of the last painted frame: laying out the sheet can wait until a keystroke is on the screen. */
  readonly printable: PaperQuestion
}

/**
 * A question while it is edited in a form. It is committed to the paper, as one editing step, after a pause, and when a
 * field is left or it has to be handed in.
 */
export function useQuestionDraft(
  form: RefObject<HTMLElement | null>,
  question: PaperQuestion,
  onKeep: (question: PaperQuestion) => void,
): QuestionDraft {
  const [shown, setShown] = useState({ question, printable: question })
  const [typing] = useState(() =>
    questionTyping(question, {
      show: (typed) => setShown(({ printable }) => ({ question: typed, printable })),
      showPainted: (typed) => startTransition(() => setShown({ question: typed, printable: typed })),
    }),
  )
  const { change, changeTyped, changeAtOnce } = typing
  const keep = useEffectEvent(onKeep)
  // In the layout phase, which ends before the machine is stopped.
  useLayoutEffect(() => typing.connect((typed) => keep(typed)), [typing])
  useLayoutEffect(() => typing.rebase(question), [typing, question])
  useHandIn(typing.leave)
  useEffect(() => {
    const element = form.current
    element?.addEventListener('focusout', typing.leave)
    return () => element?.removeEventListener('focusout', typing.leave)
  }, [form, typing])
  return { ...shown, change, changeTyped, changeAtOnce }
}
