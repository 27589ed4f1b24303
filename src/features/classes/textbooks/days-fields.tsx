import { Flex, TextInput } from '@mantine/core'
import { type BookDays, isBackwards } from '#domain/textbooks/book-days.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { textbooksTexts } from './textbooks.texts.ts'

export interface DaysFieldsProps {
  readonly days: BookDays
  readonly onChange: (days: BookDays) => void
}

/** First and last day on which a class uses a book; either may stay empty. */
export function DaysFields({ days, onChange }: DaysFieldsProps) {
  const texts = useTexts(textbooksTexts)
  return (
    <Flex align="flex-start" wrap="wrap" gap={12}>
      <TextInput
        flex={1}
        miw={200}
        type="date"
        {...bounds}
        label={texts.startDate}
        description={texts.openEnd}
        value={days.startDate ?? ''}
        onChange={({ currentTarget }) => onChange({ ...days, startDate: currentTarget.value || null })}
      />
      <TextInput
        flex={1}
        miw={200}
        type="date"
        {...bounds}
        label={texts.endDate}
        description={texts.openEnd}
        value={days.endDate ?? ''}
        onChange={({ currentTarget }) => onChange({ ...days, endDate: currentTarget.value || null })}
        error={isBackwards(days) && <ErrorText>{texts.backwards}</ErrorText>}
      />
    </Flex>
  )
}

/** The browser's field accepts years of more than four digits, which are invalid. */
const bounds = { min: '2000-01-01', max: '2099-12-31' }
