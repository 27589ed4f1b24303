import { useMemo } from 'react'
import { dateText } from '#domain/dates.ts'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Notice } from './notices.types.ts'
import css from './notices.module.css'
import { noticesTexts } from './notices.texts.ts'

/** What a notice is called, when it was sent, how many have read it, and whether it still stands. */
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
          <button type="button" className={css['title']} onClick={() => onOpen(notice)}>
            {notice.title}
          </button>
        ),
      },
      {
        id: 'sentAt',
        header: texts.sentAt,
        cell: ({ sentAt }) => (
          <span className={css['second']}>{dateText(Date.parse(sentAt), { now: readAt, language })}</span>
        ),
        sortBy: ({ sentAt }) => Date.parse(sentAt),
        descendingFirst: true,
        width: 150,
        nowrap: true,
      },
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
  if (withdrawnAt !== null) return <span className={css['of']}>–</span>
  return (
    <>
      <span aria-hidden="true">
        {readers}
        <span className={css['of']}>/{recipients}</span>
      </span>
      <span className="visually-hidden">{texts.readersOf(readers, recipients)}</span>
    </>
  )
}
