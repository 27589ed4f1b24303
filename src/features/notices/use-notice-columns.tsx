import { useMemo } from 'react'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { dateColumn } from '#ui/data-table/date-column.ts'
import { RowName } from '#ui/data-table/row-name.tsx'
import { Faint } from '#ui/data-table/faint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Notice } from './notices.types.ts'
import { noticesTexts } from './notices.texts.ts'

/** A notice's title, when it was sent, how many have read it, and whether it was withdrawn. */
export function useNoticeColumns(readAt: number, onOpen: (notice: Notice) => void): readonly DataColumn<Notice>[] {
  const texts = useTexts(noticesTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<Notice>[]>(
    () => [
      {
        id: 'title',
        importance: 'name',
        header: texts.notice,
        cell: (notice) => (
          <RowName isStrong onOpen={() => onOpen(notice)}>
            {notice.title}
          </RowName>
        ),
      },
      dateColumn({ id: 'sentAt', header: texts.sentAt, at: ({ sentAt }) => sentAt, now: readAt, language }),
      {
        id: 'readers',
        header: texts.readers,
        cell: (notice) => <Readers notice={notice} />,
        sortBy: ({ readers, withdrawnAt }) => (withdrawnAt === null ? readers : null),
        descendingFirst: true,
        align: 'end',
        width: 110,
      },
      {
        id: 'status',
        header: texts.status,
        cell: ({ withdrawnAt }) =>
          withdrawnAt === null ? (
            <StateMark state="run">{texts.sent}</StateMark>
          ) : (
            <StateMark state="end">{texts.withdrawn}</StateMark>
          ),
        sortBy: ({ withdrawnAt }) => (withdrawnAt === null ? 0 : 1),
        width: 130,
        apart: true,
        nowrap: true,
      },
    ],
    [texts, language, readAt, onOpen],
  )
}

function Readers({ notice: { readers, recipients, withdrawnAt } }: { readonly notice: Notice }) {
  const texts = useTexts(noticesTexts)
  if (withdrawnAt !== null) return <Faint />
  return (
    <>
      <span aria-hidden="true">
        {readers}
        <Faint>/{recipients}</Faint>
      </span>
      <span className="visually-hidden">{texts.readersOf(readers, recipients)}</span>
    </>
  )
}
