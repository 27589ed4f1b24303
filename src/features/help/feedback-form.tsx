import { Checkbox, Flex, Radio, Textarea, TextInput } from '@mantine/core'
import { pageTrail } from '#api/ports/statechart-trail.ts'
import { feedbackLimits, feedbackTopics, type PageSurface } from '#domain/portal/feedback.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { helpTexts } from './help.texts.ts'
import { TrailSteps } from './trail-steps.tsx'
import { useWriteFeedback, type WriteFeedback } from './use-write-feedback.ts'

export interface FeedbackFormProps {
  readonly surface: PageSurface
}

/** The form for feedback about the portal. */
export function FeedbackForm({ surface }: FeedbackFormProps) {
  const texts = useTexts(helpTexts)
  const form = useWriteFeedback(surface)
  return (
    <Surface title={texts.write} padded>
      <Form gap={14} aria-label={texts.write} onSubmit={() => form.send()}>
        <Radio.Group label={texts.topic} value={form.topic} onChange={(topic) => form.change({ topic })}>
          <Flex wrap="wrap" rowGap={6} columnGap={20} pt={4}>
            {feedbackTopics.map((topic) => (
              <Radio key={topic} value={topic} label={texts[topic]} />
            ))}
          </Flex>
        </Radio.Group>
        <FeedbackText form={form} />
        <TextInput
          label={texts.contact}
          placeholder={texts.contactHint}
          maxLength={feedbackLimits.contact}
          value={form.contact}
          onChange={(event) => form.change({ contact: event.currentTarget.value })}
        />
        <SentAlong form={form} />
        {form.failure !== null && <ErrorText announced>{form.failure}</ErrorText>}
        <BusyButton type="submit" variant="filled" busy={form.isBusy} busyLabel={texts.sending}>
          {texts.send}
        </BusyButton>
      </Form>
    </Surface>
  )
}

function FeedbackText({ form }: { readonly form: WriteFeedback }) {
  const texts = useTexts(helpTexts)
  return (
    <div>
      <Textarea
        label={texts.text}
        placeholder={texts.textHint}
        required
        autosize
        minRows={6}
        maxRows={16}
        maxLength={feedbackLimits.text}
        value={form.text}
        onChange={(event) => form.change({ text: event.currentTarget.value })}
        error={form.isMissing && <ErrorText announced>{texts.textMissing}</ErrorText>}
      />
      <Hint ta="right">{texts.textCount(form.text.length, feedbackLimits.text)}</Hint>
    </div>
  )
}

/** What is sent with the text: the page it is about, and the latest steps if the teacher wants. */
function SentAlong({ form: { page, sendsTrail, setSendsTrail } }: { readonly form: WriteFeedback }) {
  const texts = useTexts(helpTexts)
  return (
    <>
      <Checkbox
        label={texts.trail}
        description={texts.trailHint}
        checked={sendsTrail}
        onChange={(event) => setSendsTrail(event.currentTarget.checked)}
      />
      {sendsTrail && <TrailSteps steps={pageTrail.steps()} />}
      <Hint className="breakable">{page === '' ? texts.along : texts.alongPage(page)}</Hint>
    </>
  )
}
