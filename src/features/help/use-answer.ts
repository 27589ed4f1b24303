import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { feedback } from '#api/contract/groups/feedback.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useDraft } from '#parts/draft/use-draft.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { helpTexts } from './help.texts.ts'
import type { SchoolFeedback } from './help.types.ts'

/** Answering feedback: a half-written answer is kept until it has been sent. */
export function useAnswer(one: SchoolFeedback, onDone: () => void) {
  const texts = useTexts(helpTexts)
  const toast = useToast()
  const { fields, change, drop } = useDraft(`answer-${one.feedbackId}`, { answer: one.answer })
  const [isMissing, setIsMissing] = useState(false)
  const command = useCommand(feedback.answer, { invalidates: [feedback.ofSchool, feedback.list] })
  const send = () => {
    const answer = fields.answer.trim()
    setIsMissing(answer === '')
    if (answer === '' || command.isPending) return
    command.mutate(
      { feedbackId: one.feedbackId, answer },
      {
        onSuccess: () => {
          drop()
          toast.success(texts.answeredToast(one.realname))
          onDone()
        },
      },
    )
  }
  return {
    fields,
    isMissing,
    isBusy: command.isPending,
    failure: command.error === null ? null : messageOf(command.error),
    change: (changes: Partial<typeof fields>) => {
      change(changes)
      setIsMissing(false)
    },
    send,
  }
}
