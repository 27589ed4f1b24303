import { Box, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { JoinRequest } from '#api/contract/groups/join.ts'
import { dateText } from '#domain/time/dates.ts'
import type { RequestList } from '#domain/join/join-states.ts'
import { DecisionMark } from '#parts/decision/decision-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Needs } from '#ui/data-table/needs.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { reasonColumn } from './reason-column.tsx'
import { joinRequestsTexts } from './join-requests.texts.ts'

/** Who asks to join which class and when; for decided requests also who decided what, and why. */
export function useRequestColumns(state: RequestList, readAt: number): readonly DataColumn<JoinRequest>[] {
  const texts = useTexts(joinRequestsTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const when = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
    const columns: readonly DataColumn<JoinRequest>[] = [
      {
        id: 'realname',
        importance: 'name',
        header: texts.realname,
        cell: (request) => <AskingStudent request={request} />,
        sortBy: ({ realname }) => realname,
      },
      {
        id: 'number',
        header: texts.number,
        cell: ({ studentNo }) => studentNo ?? '–',
        sortBy: ({ studentNo }) => studentNo,
        width: 120,
      },
      {
        id: 'username',
        importance: 'detail',
        header: texts.username,
        cell: ({ username }) => (
          <Text span c="dimmed" className="breakable">
            {username}
          </Text>
        ),
        sortBy: ({ username }) => username,
        width: 150,
      },
      {
        id: 'course',
        header: texts.course,
        cell: ({ courseName }) => courseName,
        sortBy: ({ courseName }) => courseName,
        width: 170,
      },
      {
        id: 'askedAt',
        header: texts.askedAt,
        cell: ({ askedAt }) => when(askedAt),
        sortBy: ({ askedAt }) => Date.parse(askedAt),
        descendingFirst: true,
        width: 130,
        nowrap: true,
      },
    ]
    if (state !== 'decided') return columns
    // For an approved request, the time of joining has replaced that of asking.
    const asked = columns.filter(({ id }) => id !== 'askedAt')
    return [...asked, ...decisionColumns(texts, when)]
  }, [texts, language, state, readAt])
}

function AskingStudent({ request: { realname, isNewAccount, isNumberTaken } }: { readonly request: JoinRequest }) {
  const texts = useTexts(joinRequestsTexts)
  return (
    <>
      <Box component="span" display="inline-block" miw={100} fw={600} className="breakable">
        {realname}
      </Box>
      {isNewAccount && <Needs>{texts.newAccount}</Needs>}
      {isNumberTaken && <Needs>{texts.numberInUse}</Needs>}
    </>
  )
}

/** Who decided what and when, and why. */
const decisionColumns = (
  texts: Wording<(typeof joinRequestsTexts)['zh-CN']>,
  when: (instant: string) => string,
): readonly DataColumn<JoinRequest>[] => [
  {
    id: 'decidedAt',
    header: texts.decidedAt,
    cell: ({ decidedAt }) => (decidedAt === null ? '–' : when(decidedAt)),
    sortBy: ({ decidedAt }) => (decidedAt === null ? null : Date.parse(decidedAt)),
    descendingFirst: true,
    width: 130,
    nowrap: true,
  },
  {
    id: 'decidedBy',
    importance: 'detail',
    header: texts.decidedBy,
    cell: ({ decidedByName }) => decidedByName ?? '–',
    width: 100,
  },
  {
    id: 'result',
    header: texts.result,
    cell: ({ state: result }) => <DecisionMark isApproved={result === 'approved'} />,
    sortBy: ({ state: result }) => result,
    width: 90,
  },
  reasonColumn(texts.reason, 180),
]
