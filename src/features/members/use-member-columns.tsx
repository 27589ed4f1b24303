import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { dateColumn } from '#ui/data-table/date-column.ts'
import { Faint } from '#ui/data-table/faint.tsx'
import { Needs } from '#ui/data-table/needs.tsx'
import { RowName } from '#ui/data-table/row-name.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Panel } from './member-panels.tsx'
import { membersTexts } from './members.texts.ts'
import type { Member } from './members.types.ts'

/** The columns of a class's members; clicking a name opens the student. */
export function useMemberColumns(readAt: number, onPanel: (panel: Panel) => void): readonly DataColumn<Member>[] {
  const texts = useTexts(membersTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<Member>[]>(() => {
    const none = <Faint />
    const times = { importance: 'detail', width: 126, now: readAt, language } as const
    return [
      {
        id: 'name',
        importance: 'name',
        header: texts.name,
        sortBy: ({ realname }) => realname,
        cell: (member) => (
          <RowName isStrong onOpen={() => onPanel({ kind: 'edit', member })}>
            {member.realname}
          </RowName>
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
            <Text span c="dimmed">
              {username}
            </Text>
            {!hasPassword && <Needs>{texts.noPassword}</Needs>}
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
      dateColumn({ ...times, id: 'joined', header: texts.joined, at: ({ joinedAt }) => joinedAt }),
      dateColumn({
        ...times,
        id: 'lastSeen',
        header: texts.lastSeen,
        at: ({ lastSeenAt }) => lastSeenAt,
        none: <Faint>{texts.never}</Faint>,
      }),
    ]
  }, [texts, language, readAt, onPanel])
}
