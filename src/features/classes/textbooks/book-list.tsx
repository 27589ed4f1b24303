import { Box, Flex } from '@mantine/core'
import { useState } from 'react'
import type { CourseBook } from '#api/contract/groups/textbook.ts'
import type { BookDays, BookState } from '#domain/textbooks/book-days.ts'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { PartCount } from '../part-count.tsx'
import { BookNote } from './book-note.tsx'
import { ChangeDays } from './change-days.tsx'
import { textbooksTexts } from './textbooks.texts.ts'
import type { Textbooks } from './use-textbooks.ts'

export interface BookListProps {
  readonly books: readonly CourseBook[]
  readonly textbooks: Textbooks
  /** Opens the contents of a book. */
  readonly onOpen: (book: CourseBook) => void
}

/** A class's books with their days, and actions for each. */
export function BookList({ books, textbooks, onOpen }: BookListProps) {
  const texts = useTexts(textbooksTexts)
  const [changed, setChanged] = useState<number | null>(null)
  if (books.length === 0) return <EmptyState title={texts.none} why={texts.noneWhy} />
  return (
    <>
      <BookNote>{texts.how}</BookNote>
      <Box component="h3" mt={14}>
        {texts.list} <PartCount>{texts.total(books.length)}</PartCount>
      </Box>
      <ul aria-label={texts.list}>
        {books.map((book) => (
          <Flex
            key={book.bookId}
            component="li"
            align="center"
            wrap="wrap"
            rowGap={4}
            columnGap={12}
            py={8}
            style={{ borderBottom: 'var(--hairline)' }}
          >
            <BookLine book={book} />
            <BookActs book={book} textbooks={textbooks} onOpen={onOpen} onChange={() => setChanged(book.bookId)} />
            {changed === book.bookId && (
              <ChangeDays book={book} textbooks={textbooks} onClose={() => setChanged(null)} />
            )}
          </Flex>
        ))}
      </ul>
    </>
  )
}

const marks: Readonly<Record<BookState, MarkedState>> = {
  notBegun: 'draft',
  open: 'run',
  endsSoon: 'wait',
  ended: 'end',
}

function BookLine({ book }: { readonly book: CourseBook }) {
  const texts = useTexts(textbooksTexts)
  const { bookName, isMain, state, validDays } = book
  return (
    <Flex component="span" direction="column" gap={2} flex={1} miw={0} className="breakable">
      <Flex component="span" align="center" wrap="wrap" rowGap={2} columnGap={10}>
        <b>{bookName}</b>
        {isMain && <Chip tone="green">{texts.main}</Chip>}
      </Flex>
      <Flex component="span" align="center" wrap="wrap" rowGap={2} columnGap={10}>
        <StateMark state={marks[state]}>{texts[state]}</StateMark>
        <PartCount>{daysText(texts, book)}</PartCount>
        {(state === 'open' || state === 'endsSoon') && validDays !== null && (
          <PartCount>{validDays === 1 ? texts.lastDay : texts.daysLeft(validDays - 1)}</PartCount>
        )}
      </Flex>
    </Flex>
  )
}

type Texts = ReturnType<typeof useTexts<(typeof textbooksTexts)['zh-CN']>>

function daysText(texts: Texts, { startDate, endDate }: BookDays): string {
  if (startDate === null) return endDate === null ? texts.always : texts.until(endDate)
  return endDate === null ? texts.from(startDate) : texts.between(startDate, endDate)
}

interface BookActsProps extends Pick<BookListProps, 'textbooks' | 'onOpen'> {
  readonly book: CourseBook
  readonly onChange: () => void
}

function BookActs({ book, textbooks, onOpen, onChange }: BookActsProps) {
  const texts = useTexts(textbooksTexts)
  const { bookName, isMain, state } = book
  const change = { label: texts.change, icon: 'calendar', onSelect: onChange } as const
  const remove = {
    label: texts.remove,
    icon: 'trash',
    danger: true,
    disabled: textbooks.isBusy,
    onSelect: () => textbooks.remove(book),
  } as const
  return (
    <RowActions
      name={bookName}
      primary={
        state !== 'ended' && (
          <RowAct named={texts.contentsNamed(bookName)} onClick={() => onOpen(book)}>
            {texts.contents}
          </RowAct>
        )
      }
      more={isMain ? [change] : [change, remove]}
    />
  )
}
