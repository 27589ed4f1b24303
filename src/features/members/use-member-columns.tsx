import { useMemo } from 'react'
import { dateText } from '#domain/dates.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Panel } from './member-panels.tsx'
import css from './members.module.css'
import { membersTexts } from './members.texts.ts'
import type { Member } from './members.types.ts'

/** Columns of the members of a class; a click on a name opens the student. */
export function useMemberColumns(readAt: number, onPanel: (panel: Panel) => void): readonly DataColumn<Member>[] {
  const texts = useTexts(membersTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<Member>[]>(() => {
    const dateOf = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
    const none = <span className={css['quiet']}>–</span>
    return [
      {
        id: 'name',
        importance: 'name',
        header: texts.name,
        sortBy: ({ realname }) => realname,
        cell: (member) => (
          <button type="button" className={css['name']} onClick={() => onPanel({ kind: 'edit', member })}>
            {member.realname}
          </button>
        ),
      },
      {
        id: 'number',
        header: texts.number,
        width: 120,
        cut: true,
        sortBy: ({ studentNo }) => studentNo,
        cell: ({ studentNo }) => studentNo ?? none,
      },
      {
        id: 'account',
        header: texts.account,
        width: 204,
        cut: true,
        sortBy: ({ username }) => username,
        cell: ({ username, hasPassword }) => (
          <>
            <span className={css['second']}>{username}</span>
            {!hasPassword && <span className={css['need']}>{texts.noPassword}</span>}
          </>
        ),
      },
      {
        id: 'group',
        header: texts.group,
        width: 110,
        cut: true,
        sortBy: ({ groupName }) => groupName,
        cell: ({ groupName }) => groupName ?? none,
      },
      {
        id: 'joined',
        importance: 'detail',
        header: texts.joined,
        width: 126,
        nowrap: true,
        sortBy: ({ joinedAt }) => joinedAt,
        descendingFirst: true,
        cell: ({ joinedAt }) => <span className={css['second']}>{dateOf(joinedAt)}</span>,
      },
      {
        id: 'lastSeen',
        importance: 'detail',
        header: texts.lastSeen,
        width: 126,
        nowrap: true,
        sortBy: ({ lastSeenAt }) => lastSeenAt,
        descendingFirst: true,
        cell: ({ lastSeenAt }) => (
          <span className={css[lastSeenAt === null ? 'quiet' : 'second']}>
            {lastSeenAt === null ? texts.never : dateOf(lastSeenAt)}
          </span>
        ),
      },
    ]
  }, [texts, language, readAt, onPanel])
}
