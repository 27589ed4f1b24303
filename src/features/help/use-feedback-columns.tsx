import { useMemo } from 'react'
import { Chip } from '#ui/chip/chip.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { dateColumn } from '#ui/data-table/date-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import css from './help.module.css'
import { helpTexts } from './help.texts.ts'
import type { SchoolFeedback } from './help.types.ts'

/** What was written, of what kind, by whom and when. */
export function useFeedbackColumns(
  readAt: number,
  onOpen: (one: SchoolFeedback) => void,
): readonly DataColumn<SchoolFeedback>[] {
  const texts = useTexts(helpTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<SchoolFeedback>[]>(
    () => [
      {
        id: 'text',
        importance: 'name',
        header: texts.text,
        cell: (one) => (
          <button type="button" className={css['name']} onClick={() => onOpen(one)}>
            {one.text}
          </button>
        ),
      },
      {
        id: 'topic',
        importance: 'detail',
        header: texts.topic,
        cell: ({ topic }) => <Chip>{texts[topic]}</Chip>,
        sortBy: ({ topic }) => topic,
        width: 110,
      },
      {
        id: 'realname',
        header: texts.from,
        cell: ({ realname }) => realname,
        sortBy: ({ realname }) => realname,
        width: 140,
      },
      dateColumn({ id: 'sentAt', header: texts.sentAt, at: ({ sentAt }) => sentAt, now: readAt, language }),
    ],
    [texts, language, readAt, onOpen],
  )
}
