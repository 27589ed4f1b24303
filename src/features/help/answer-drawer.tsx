import { useId } from 'react'
import { feedbackLimits } from '#domain/portal/feedback.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { there } from '#ui/fetched/fetched.tsx'
import { TextFields } from '#ui/form-dialog/text-fields.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'
import { FeedbackFacts } from './feedback-facts.tsx'
import { helpTexts } from './help.texts.ts'
import type { SchoolFeedback } from './help.types.ts'
import { useAnswer } from './use-answer.ts'

export interface AnswerDrawerProps {
  readonly one: SchoolFeedback
  /** When it was read (milliseconds since 1970). */
  readonly readAt: number
  readonly onClose: () => void
}

/** Feedback in full, and the answer to it; a half-written answer is restored the next time it is opened. */
export function AnswerDrawer({ one, readAt, onClose }: AnswerDrawerProps) {
  const texts = useTexts(helpTexts)
  const id = useId()
  const { fields, isMissing, isBusy, failure, change, send } = useAnswer(one, onClose)
  return (
    <RecordDrawer
      title={texts.drawer(one.realname)}
      width={520}
      record={there(one)}
      onClose={onClose}
      acts={
        <BusyButton type="submit" form={id} variant="filled" busy={isBusy} busyLabel={texts.answering}>
          {texts.reply}
        </BusyButton>
      }
    >
      {(feedback) => (
        <>
          <FeedbackFacts one={feedback} readAt={readAt} />
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
              onChange={change}
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
            {failure !== null && <ErrorText announced>{failure}</ErrorText>}
          </form>
        </>
      )}
    </RecordDrawer>
  )
}
