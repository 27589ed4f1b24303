import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { studentRecord } from '#api/contract/groups/student-record.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import type { BookState as BookUseState } from '#domain/textbooks/book-days.ts'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { studentProductsTexts } from './student-products.texts.ts'

type Book = OutputOf<typeof studentRecord.products>['books'][number]

/** Book, class, first and last day, and the days left. */
export function useBookColumns(): readonly DataColumn<Book>[] {
  const texts = useTexts(studentProductsTexts)
  return useMemo(
    () => [
      {
        id: 'book',
        importance: 'name',
        header: texts.book,
        cell: ({ bookName, optionName }) => (
          <>
            <Text span fw={600} className="breakable">
              {bookName}
            </Text>
            {!bookName.startsWith(optionName) && (
              <Text span ml={8} c="var(--ink-3)" fz="xs">
                {optionName}
              </Text>
            )}
          </>
        ),
        sortBy: ({ bookName }) => bookName,
      },
      {
        id: 'subject',
        importance: 'detail',
        header: texts.subject,
        cell: ({ subjectId }) => (isMaths(subjectId) ? texts.maths : texts.english),
        width: 90,
      },
      { id: 'course', header: texts.course, cell: ({ courseName }) => courseName, width: 200 },
      {
        id: 'since',
        importance: 'detail',
        header: texts.since,
        cell: ({ startDate }) => startDate,
        sortBy: ({ startDate }) => startDate,
        width: 120,
        nowrap: true,
      },
      {
        id: 'until',
        header: texts.until,
        cell: ({ endDate }) => endDate ?? texts.noEnd,
        width: 120,
        nowrap: true,
      },
      { id: 'state', header: texts.state, cell: (book) => <BookState book={book} />, width: 190 },
    ],
    [texts],
  )
}

const marks: Readonly<Record<BookUseState, MarkedState>> = {
  notBegun: 'draft',
  open: 'run',
  endsSoon: 'wait',
  ended: 'end',
}

function BookState({ book: { state, validDays } }: { readonly book: Book }) {
  const texts = useTexts(studentProductsTexts)
  return (
    <>
      <StateMark state={marks[state]}>{texts[state === 'open' ? 'inUse' : state]}</StateMark>
      {(state === 'open' || state === 'endsSoon') && validDays !== null && (
        <DaysLeft days={validDays - 1} isSoon={state === 'endsSoon'} />
      )}
    </>
  )
}

/** The days after today: none on the last day. */
function DaysLeft({ days, isSoon }: { readonly days: number; readonly isSoon: boolean }) {
  const texts = useTexts(studentProductsTexts)
  return (
    <Text span ml={8} c={isSoon ? 'var(--need)' : 'var(--ink-3)'} fz="xs">
      {days === 0 ? texts.lastDay : texts.daysLeft(days)}
    </Text>
  )
}
