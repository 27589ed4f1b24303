import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { messageOf } from '#api/client/failures.ts'
import type { StudentRequest } from '#api/contract/areas/student-request.ts'
import { joinLimits } from '#domain/class-limits.ts'
import { dateText } from '#domain/dates.ts'
import type { AskedList } from '#domain/join/join-states.ts'
import { memberPaths } from '#domain/member-paths.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { RefuseDialog } from '#ui/decision/refuse.dialog.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import css from './join-requests.module.css'
import { studentRequestsTexts } from './student-requests.texts.ts'
import { keyOf } from './use-requests.ts'
import type { StudentRequests } from './use-student-requests.ts'

interface StudentRequestTableProps {
  readonly state: AskedList
  readonly list: StudentRequests
}

/** Students whom colleagues ask for, or whom the teacher has asked for. */
export function StudentRequestTable({ state, list }: StudentRequestTableProps) {
  const texts = useTexts(studentRequestsTexts)
  const { requests, error, refused } = list
  return (
    <>
      <DataTable<StudentRequest>
        key={state}
        label={state === 'asked' ? texts.askedList : texts.sentList}
        columns={useColumns(state, list.readAt)}
        rows={requests ?? []}
        rowKey={keyOf}
        initialSorting={{ column: 'askedAt', descending: false }}
        loadingRows={requests === undefined && error === null ? 5 : undefined}
        failed={error === null ? undefined : <FailedState why={messageOf(error)} onRetry={list.refetch} />}
        empty={<Nobody state={state} />}
        total={requests && texts.total(requests.length)}
        actions={actsOf(state, list)}
      />
      {refused !== null && (
        <RefuseDialog
          body={texts.refuseBody(refused.realname, refused.askedByName)}
          details={[]}
          hint={texts.reasonHint}
          longestReason={joinLimits.reason}
          needsReason={false}
          isBusy={list.isBusy}
          onRefuse={(reason) => list.refuse(refused, reason)}
          onClose={list.closeReason}
        />
      )}
    </>
  )
}

const actsOf = (state: AskedList, list: StudentRequests) => (request: StudentRequest) => (
  <Acts request={request} state={state} list={list} />
)

function Nobody({ state }: Pick<StudentRequestTableProps, 'state'>) {
  const texts = useTexts(studentRequestsTexts)
  if (state === 'asked') return <EmptyState title={texts.emptyAsked} why={texts.emptyAskedWhy} />
  return (
    <EmptyState
      title={texts.emptySent}
      why={texts.emptySentWhy}
      action={
        <Button component="a" href={hrefOf(memberPaths.add)}>
          {texts.toAdd}
        </Button>
      }
    />
  )
}

function Acts({ request, state, list }: StudentRequestTableProps & { readonly request: StudentRequest }) {
  const texts = useTexts(studentRequestsTexts)
  const { realname } = request
  if (state === 'sent' && request.state === 'refused') return null
  const [label, named, act] =
    state === 'asked'
      ? [texts.agree, texts.agreeNamed(realname), () => list.agree([request])]
      : [texts.withdraw, texts.withdrawNamed(realname), () => list.withdraw(request)]
  const refuse = { label: texts.refuse, icon: 'close', danger: true, onSelect: () => list.askReason(request) } as const
  return (
    <RowActions
      name={realname}
      primary={
        <Button size="xs" variant="subtle" disabled={list.isBusy} aria-label={named} onClick={act}>
          {label}
        </Button>
      }
      {...(state === 'asked' && { more: [refuse] })}
    />
  )
}

function useColumns(state: AskedList, readAt: number): readonly DataColumn<StudentRequest>[] {
  const texts = useTexts(studentRequestsTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const columns: readonly DataColumn<StudentRequest>[] = [
      {
        id: 'realname',
        importance: 'name',
        header: texts.realname,
        cell: ({ realname }) => <span className={css['name']}>{realname}</span>,
        sortBy: ({ realname }) => realname,
      },
      { id: 'number', importance: 'detail', header: texts.number, cell: ({ number }) => number ?? '–', width: 120 },
      {
        id: 'present',
        importance: 'detail',
        header: texts.present,
        cell: ({ classNames }) => (classNames.length === 0 ? texts.noClass : classNames.join(texts.separator)),
        width: 170,
      },
      { id: 'into', header: texts.into, cell: ({ courseName }) => courseName, width: 150 },
      {
        id: 'askedAt',
        header: texts.askedAt,
        cell: ({ askedAt }) => dateText(Date.parse(askedAt), { now: readAt, language }),
        sortBy: ({ askedAt }) => Date.parse(askedAt),
        width: 130,
        nowrap: true,
      },
    ]
    if (state === 'asked')
      return [...columns, { id: 'by', header: texts.by, cell: ({ askedByName }) => askedByName, width: 100 }]
    return [
      ...columns,
      {
        id: 'result',
        header: texts.result,
        cell: ({ state: result, decidedByName }) =>
          result === 'refused' ? texts.refusedBy(decidedByName ?? '') : texts.waiting,
        width: 130,
      },
      {
        id: 'reason',
        header: texts.reason,
        cell: ({ reason }) => <span className={css['why']}>{reason === '' ? '–' : reason}</span>,
        width: 160,
      },
    ]
  }, [state, texts, language, readAt])
}
