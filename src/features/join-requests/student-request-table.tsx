import { Button } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import type { StudentRequest } from '#api/contract/areas/student-request.ts'
import { joinLimits } from '#domain/class-limits.ts'
import type { AskedList } from '#domain/join/join-states.ts'
import { memberPaths } from '#domain/member-paths.ts'
import { RefuseDialog } from '#parts/decision/refuse.dialog.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { studentRequestsTexts } from './student-requests.texts.ts'
import { keyOf } from './use-requests.ts'
import { useStudentRequestColumns } from './use-student-request-columns.tsx'
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
        columns={useStudentRequestColumns(state, list.readAt)}
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
  if (state === 'asked') return <EmptyState titleAs="h2" title={texts.emptyAsked} why={texts.emptyAskedWhy} />
  return (
    <EmptyState
      titleAs="h2"
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
