import { useId, useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { feedback } from '#api/contract/areas/feedback.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useDraft } from '#parts/draft/use-draft.ts'
import { feedbackLimits } from '#domain/portal/feedback.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { TextFields } from '#ui/form-dialog/text-fields.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { FeedbackFacts } from './feedback-facts.tsx'
import { helpTexts } from './help.texts.ts'
import type { SchoolFeedback } from './help.types.ts'

export interface AnswerDrawerProps {
  readonly one: SchoolFeedback
  /** When it was read (milliseconds since 1970). */
  readonly readAt: number
  readonly onClose: () => void
}

/** A feedback in full, and the answer to it; a half-written answer is restored the next time it is opened. */
export function AnswerDrawer({ one, readAt, onClose }: AnswerDrawerProps) {
  const texts = useTexts(helpTexts)
  const toast = useToast()
  const id = useId()
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
          onClose()
        },
      },
    )
  }
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={texts.drawer(one.realname)}
      width={520}
      footer={
        <BusyButton type="submit" form={id} variant="filled" busy={command.isPending} busyLabel={texts.answering}>
          {texts.reply}
        </BusyButton>
      }
    >
      <FeedbackFacts one={one} readAt={readAt} />
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextFields
          values={fields}
          onChange={(changes) => {
            change(changes)
            setIsMissing(false)
          }}
          fields={[
            {
              name: 'answer',
              label: texts.answerLabel,
              hint: texts.answerHint,
              required: true,
              longest: feedbackLimits.answer,
              lines: { least: 4, most: 10 },
              fault: isMissing && texts.answerMissing,
            },
          ]}
        />
        {command.error !== null && <ErrorText announced>{messageOf(command.error)}</ErrorText>}
      </form>
    </SideDrawer>
  )
}
