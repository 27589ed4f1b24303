import { Box, Flex, NumberInput, Radio, Stack } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { assignTexts } from '../assign.texts.ts'
import css from '../assign.module.css'
import type { AssignPaper } from '../use-assign-paper.ts'
import { ApartField } from './apart-field.tsx'
import { EndPicker } from '#parts/end-picker/end-picker.tsx'
import { fieldError } from './field-error.tsx'
import { SchoolTimePicker } from '#parts/end-picker/school-time-picker.tsx'

/** When the assignment begins and ends, and its time limit. */
export function TimeFields({ assigning }: { readonly assigning: AssignPaper }) {
  return (
    <Stack className={css['pair']} gap={14}>
      <Stack gap={14}>
        <BeginField assigning={assigning} />
        <DurationField assigning={assigning} />
        <ApartField assigning={assigning} />
      </Stack>
      <EndField assigning={assigning} />
    </Stack>
  )
}

function BeginField({ assigning }: { readonly assigning: AssignPaper }) {
  const { form, setForm, errors, now } = assigning
  const texts = useTexts(assignTexts)
  return (
    <div>
      <Radio.Group
        label={texts.begin}
        value={form.begin}
        onChange={(value) => setForm({ ...form, begin: value === 'later' ? 'later' : 'now' })}
      >
        <Flex rowGap={8} columnGap={20} align="center" wrap="wrap" mih="var(--h-m)">
          <Radio value="now" label={texts.beginNow} />
          <Radio value="later" label={texts.beginLater} />
        </Flex>
      </Radio.Group>
      {form.begin === 'later' && (
        <Box mt={8}>
          <SchoolTimePicker
            label={texts.beginAt}
            value={form.beginAt}
            error={errors.beginTime}
            now={now()}
            usualTime="08:00"
            onChange={(beginAt) => setForm({ ...form, beginAt })}
          />
        </Box>
      )}
    </div>
  )
}

function EndField({ assigning }: { readonly assigning: AssignPaper }) {
  const { form, setForm, errors } = assigning
  const texts = useTexts(assignTexts)
  return (
    <EndPicker
      label={texts.endAt}
      value={form.endAt}
      error={errors.endTime}
      onChange={(endAt) => setForm({ ...form, endAt })}
    />
  )
}

function DurationField({ assigning }: { readonly assigning: AssignPaper }) {
  const { form, setForm, errors } = assigning
  const texts = useTexts(assignTexts)
  return (
    <NumberInput
      label={texts.duration}
      description={texts.durationHint}
      value={form.duration ?? ''}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      error={fieldError(errors.duration)}
      onChange={(value) => setForm({ ...form, duration: typeof value === 'number' ? value : null })}
    />
  )
}
