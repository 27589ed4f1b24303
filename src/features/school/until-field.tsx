import { Flex, Radio, Stack, TextInput } from '@mantine/core'
import { furthestDay, type GrantSpan, grantSpans } from '#domain/features/grant-until.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { schoolTexts } from './school.texts.ts'

export interface UntilFieldProps {
  readonly span: GrantSpan
  /** The custom day as typed. */
  readonly own: string
  /** The resulting last day; null while there is none. */
  readonly day: string | null
  /** Today at school, by the service's clock. */
  readonly today: string
  readonly isMissing: boolean
  readonly onSpan: (span: GrantSpan) => void
  readonly onOwn: (day: string) => void
}

/** The end of a grant: a month, the end of the term, a year, or a custom day; shows the resulting day. */
export function UntilField({ span, own, day, today, isMissing, onSpan, onOwn }: UntilFieldProps) {
  const texts = useTexts(schoolTexts)
  return (
    <Stack gap={10}>
      <Radio.Group label={texts.span} value={span} onChange={(chosen) => onSpan(spanOf(chosen))}>
        <Flex wrap="wrap" rowGap={8} columnGap={20}>
          {grantSpans.map((one) => (
            <Radio key={one} value={one} label={texts[one]} />
          ))}
        </Flex>
      </Radio.Group>
      {span === 'own' && (
        <TextInput
          type="date"
          label={texts.ownDay}
          min={today}
          max={furthestDay(today)}
          value={own}
          onChange={({ currentTarget }) => onOwn(currentTarget.value)}
          error={isMissing && <ErrorText>{texts.dayMissing}</ErrorText>}
        />
      )}
      <Hint role="status">{day !== null && texts.lastDay(day)}</Hint>
    </Stack>
  )
}

const spanOf = (value: string): GrantSpan => grantSpans.find((one) => one === value) ?? 'term'
