import { Checkbox, Flex, Radio, Text, Textarea, TextInput } from '@mantine/core'
import { pageTrail } from '#api/ports/statechart-trail.ts'
import { feedbackLimits, feedbackTopics, type PageSurface } from '#domain/portal/feedback.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './help.module.css'
import { helpTexts } from './help.texts.ts'
import { TrailSteps } from './trail-steps.tsx'
import { useWriteFeedback } from './use-write-feedback.ts'

export interface FeedbackFormProps {
  readonly surface: PageSurface
}

/** The form for feedback about the portal. */
export function FeedbackForm({ surface }: FeedbackFormProps) {
  const texts = useTexts(helpTexts)
  const form = useWriteFeedback(surface)
  const { text, page } = form
  return (
    <Surface title={texts.write} padded>
      <Flex
        component="form"
        direction="column"
        gap={14}
        aria-label={texts.write}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.send()
        }}
      >
        <Radio.Group label={texts.topic} value={form.topic} onChange={(topic) => form.change({ topic })}>
          <Flex wrap="wrap" rowGap={6} columnGap={20} pt={4}>
            {feedbackTopics.map((topic) => (
              <Radio key={topic} value={topic} label={texts[topic]} />
            ))}
          </Flex>
        </Radio.Group>
        <div>
          <Textarea
            label={texts.text}
            placeholder={texts.textHint}
            required
            autosize
            minRows={6}
            maxRows={16}
            maxLength={feedbackLimits.text}
            value={text}
            onChange={(event) => form.change({ text: event.currentTarget.value })}
            error={form.isMissing && <ErrorText announced>{texts.textMissing}</ErrorText>}
          />
          <Text c="dimmed" fz="sm" ta="right">
            {texts.textCount(text.length, feedbackLimits.text)}
          </Text>
        </div>
        <TextInput
          label={texts.contact}
          placeholder={texts.contactHint}
          maxLength={feedbackLimits.contact}
          value={form.contact}
          onChange={(event) => form.change({ contact: event.currentTarget.value })}
        />
        <Checkbox
          label={texts.trail}
          description={texts.trailHint}
          checked={form.sendsTrail}
          onChange={(event) => form.setSendsTrail(event.currentTarget.checked)}
        />
        {form.sendsTrail && <TrailSteps steps={pageTrail.steps()} />}
        <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {page === '' ? texts.along : texts.alongPage(page)}
        </Text>
        {form.failure !== null && <ErrorText announced>{form.failure}</ErrorText>}
        <BusyButton
          type="submit"
          variant="filled"
          className={css['act'] ?? ''}
          busy={form.isBusy}
          busyLabel={texts.sending}
        >
          {texts.send}
        </BusyButton>
      </Flex>
    </Surface>
  )
}
