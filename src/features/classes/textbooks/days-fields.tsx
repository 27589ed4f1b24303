import { TextInput } from '@mantine/core'
import { type BookDays, isBackwards } from '#domain/textbooks/book-days.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './textbooks.module.css'
import { textbooksTexts } from './textbooks.texts.ts'

export interface DaysFieldsProps {
  readonly days: BookDays
  readonly onChange: (days: BookDays) => void
}

/** First and last day on which a class uses a book; either may stay empty. */
export function DaysFields({ days, onChange }: DaysFieldsProps) {
  const texts = useTexts(textbooksTexts)
  return (
    <div className={css['fields']}>
      <TextInput
        type="date"
        {...bounds}
        label={texts.startDate}
        description={texts.openEnd}
        value={days.startDate ?? ''}
        onChange={({ currentTarget }) => onChange({ ...days, startDate: currentTarget.value || null })}
      />
      <TextInput
        type="date"
        {...bounds}
        label={texts.endDate}
        description={texts.openEnd}
        value={days.endDate ?? ''}
        onChange={({ currentTarget }) => onChange({ ...days, endDate: currentTarget.value || null })}
        error={isBackwards(days) && <ErrorText>{texts.backwards}</ErrorText>}
      />
    </div>
  )
}

/** The browser's field accepts years of more than four digits, which are invalid. */
const bounds = { min: '2000-01-01', max: '2099-12-31' }
