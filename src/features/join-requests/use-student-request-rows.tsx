import type { StudentRequest } from '#api/contract/groups/student-request.ts'
import { joinLimits } from '#domain/classes/class-limits.ts'
import type { AskedList } from '#domain/join/join-states.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { RefuseDialog } from '#parts/decision/refuse.dialog.tsx'
import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { studentRequestsTexts } from './student-requests.texts.ts'
import { useRequestFilters } from './use-request-filters.tsx'
import { keyOf, type Requests } from './use-requests.ts'
import { useStudentRequestColumns } from './use-student-request-columns.tsx'
import type { StudentRequests } from './use-student-requests.ts'

/** Students requested by colleagues, or by the teacher. */
export function useStudentRequestRows(
  state: AskedList,
  list: Requests,
  asked: StudentRequests,
): ListProps<StudentRequest> {
  const texts = useTexts(studentRequestsTexts)
  return {
    label: state === 'asked' ? texts.askedList : texts.sentList,
    part: state,
    rows: asked.rows,
    rowKey: keyOf,
    columns: useStudentRequestColumns(state, asked.readAt),
    initialSorting: { column: 'askedAt', descending: false },
    skeletonRows: 5,
    filters: useRequestFilters(list, asked.counts),
    actions: (request) => <Acts request={request} state={state} list={asked} />,
    empty: useEmptyState(state),
    total: ({ length }) => texts.total(length),
  }
}

/** Asks for the reason when a colleague's request is about to be refused. */
export function StudentRefusal({
  asked: { refused, isBusy, refuse, closeReason },
}: {
  readonly asked: StudentRequests
}) {
  const texts = useTexts(studentRequestsTexts)
  if (refused === null) return null
  return (
    <RefuseDialog
      body={texts.refuseBody(refused.realname, refused.askedByName)}
      details={[]}
      hint={texts.reasonHint}
      longestReason={joinLimits.reason}
      needsReason={false}
      isBusy={isBusy}
      onRefuse={(reason) => refuse(refused, reason)}
      onClose={closeReason}
    />
  )
}

function useEmptyState(state: AskedList): EmptyStateProps {
  const texts = useTexts(studentRequestsTexts)
  if (state === 'asked') return { title: texts.emptyAsked, why: texts.emptyAskedWhy }
  const action = <LinkButton to={memberPaths.add}>{texts.toAdd}</LinkButton>
  return { title: texts.emptySent, why: texts.emptySentWhy, action }
}

interface ActsProps {
  readonly request: StudentRequest
  readonly state: AskedList
  readonly list: StudentRequests
}

function Acts({ request, state, list }: ActsProps) {
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
        <RowAct disabled={list.isBusy} named={named} onClick={act}>
          {label}
        </RowAct>
      }
      {...(state === 'asked' && { more: [refuse] })}
    />
  )
}
