import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { dateText } from '#domain/dates.ts'
import { ownFunctions } from '#domain/own-functions.ts'
import { isMaths } from '#domain/subjects.ts'
import type { BookState as BookUseState } from '#domain/textbooks/book-days.ts'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Products } from './student-products.screen.tsx'
import { studentProductsTexts } from './student-products.texts.ts'
import css from './student-record.module.css'

type Book = Products['books'][number]

type Granted = Products['functions'][number]

/** Which book of which class, from which day to which, and the days that are left. */
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
            <span className={css['strong']}>{bookName}</span>
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

/** Which function, from when, until when, and how many days that is. */
export function useFunctionColumns(now: number): readonly DataColumn<Granted>[] {
  const texts = useTexts(studentProductsTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const when = (instant: string | null) => (instant === null ? '–' : dateText(Date.parse(instant), { now, language }))
    return [
      {
        id: 'function',
        importance: 'name',
        header: texts.functionName,
        cell: ({ func }) => <span className={css['strong']}>{func}</span>,
        sortBy: ({ func }) => func,
      },
      {
        id: 'begin',
        importance: 'detail',
        header: texts.begin,
        cell: ({ beginTime }) => when(beginTime),
        width: 150,
        nowrap: true,
      },
      {
        id: 'end',
        header: texts.end,
        cell: ({ endTime }) => when(endTime),
        sortBy: ({ endTime }) => Date.parse(endTime),
        width: 150,
        nowrap: true,
      },
      {
        id: 'state',
        header: texts.state,
        cell: (granted) => <FunctionState granted={granted} now={now} />,
        width: 190,
      },
    ]
  }, [texts, language, now])
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

/** Days after this one: on the last one there are none. */
function DaysLeft({ days, isSoon }: { readonly days: number; readonly isSoon: boolean }) {
  const texts = useTexts(studentProductsTexts)
  return (
    <Text span ml={8} c={isSoon ? 'var(--need)' : 'var(--ink-3)'} fz="xs">
      {days === 0 ? texts.lastDay : texts.daysLeft(days)}
    </Text>
  )
}

function FunctionState({ granted, now }: { readonly granted: Granted; readonly now: number }) {
  const texts = useTexts(studentProductsTexts)
  const [one] = ownFunctions([granted], now, null)
  if (granted.beginTime !== null && Date.parse(granted.beginTime) > now)
    return <StateMark state="draft">{texts.notBegun}</StateMark>
  if (one === undefined || one.state === 'never') return null
  const { state, daysLeft } = one
  return (
    <>
      <StateMark state={marks[state]}>{texts[state]}</StateMark>
      {daysLeft !== null && <DaysLeft days={daysLeft} isSoon={state === 'endsSoon'} />}
    </>
  )
}
