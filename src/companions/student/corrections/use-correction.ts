import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { correction, type CorrectedItem } from '#api/contract/groups/correction.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useDraft } from '#parts/draft/use-draft.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { correctionsTexts } from './corrections.texts.ts'

const stale = { invalidates: [correction.open, correction.own] }

/** The content of an answer field, and sending it; until that succeeds, the text stays, also over a reload. */
export function useCorrection(assignmentId: number, { itemId, answer, state }: CorrectedItem) {
  const texts = useTexts(correctionsTexts)
  const draft = useDraft(`correction-${assignmentId}-${itemId}`, { answer: state === 'waiting' ? answer : '' })
  const value = draft.fields.answer
  const [isEmpty, setEmpty] = useState(false)
  const command = useCommand(correction.answer, stale)
  const submit = () => {
    setEmpty(!hasAnswer(value))
    if (!hasAnswer(value) || command.isPending) return
    command.mutate({ assignmentId, itemId, answer: value }, { onSuccess: () => draft.saved(draft.fields) })
  }
  const message = command.error === null ? null : messageOf(command.error)
  return {
    value,
    setValue: (typed: string) => {
      setEmpty(false)
      draft.change({ answer: typed })
    },
    submit,
    isBusy: command.isPending,
    failure: isEmpty ? texts.empty : message,
  }
}
