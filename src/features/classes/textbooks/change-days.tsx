import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { CourseBook } from '#api/contract/groups/textbook.ts'
import { type BookDays, isBackwards } from '#domain/textbooks/book-days.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { DaysFields } from './days-fields.tsx'
import { textbooksTexts } from './textbooks.texts.ts'
import type { Textbooks } from './use-textbooks.ts'

export interface ChangeDaysProps {
  readonly book: CourseBook
  readonly textbooks: Textbooks
  readonly onClose: () => void
}

/** Changes the days of a book, below its line. */
export function ChangeDays({ book, textbooks, onClose }: ChangeDaysProps) {
  const texts = useTexts(textbooksTexts)
  const [days, setDays] = useState<BookDays>({ startDate: book.startDate, endDate: book.endDate })
  return (
    <Form
      gap={12}
      w="100%"
      py={6}
      aria-label={texts.changing(book.bookName)}
      onSubmit={() => {
        if (!isBackwards(days)) textbooks.change(book, days, onClose)
      }}
    >
      <DaysFields days={days} onChange={setDays} />
      <Group justify="flex-end" align="stretch" wrap="nowrap" gap={8}>
        <Button size="xs" onClick={onClose}>
          {texts.cancel}
        </Button>
        <BusyButton type="submit" size="xs" variant="filled" busy={textbooks.isBusy} busyLabel={texts.saving}>
          {texts.save}
        </BusyButton>
      </Group>
    </Form>
  )
}
