import { Button } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import type { JoinRequest } from '#api/contract/areas/join.ts'
import { joinLimits } from '#domain/class-limits.ts'
import { memberPaths } from '#domain/member-paths.ts'
import { RefuseDialog } from '#parts/decision/refuse.dialog.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './join-requests.module.css'
import { joinRequestsTexts } from './join-requests.texts.ts'
import { RequestActs } from './request-acts.tsx'
import { RequestFilter } from './request-filter.tsx'
import { type Decide, useDecide } from './use-decide.ts'
import { useRequestColumns } from './use-request-columns.tsx'
import { StudentRequestTable } from './student-request-table.tsx'
import { studentRequestsTexts } from './student-requests.texts.ts'
import { keyOf, type Requests, useRequests } from './use-requests.ts'
import { type StudentRequests, useStudentRequests } from './use-student-requests.ts'

/** 审核成员: who asks to join the teacher's classes, and the yes or no (specification §2 /member/verify). */
export function JoinRequestsScreen() {
  const texts = useTexts(joinRequestsTexts)
  const words = useTexts(studentRequestsTexts)
  const list = useRequests()
  const decide = useDecide()
  const asked = useStudentRequests(list.between)
  const { counts, between } = list
  return (
    <>
      <PageHead
        title={texts.title}
        crumbs={[
          <a key="members" href={hrefOf(memberPaths.members)}>
            {texts.members}
          </a>,
          texts.title,
        ]}
        state={
          between === null
            ? counts && texts.state(counts.waiting, counts.waitingList)
            : asked.counts && words.state(asked.counts.asked, asked.counts.sent)
        }
        actions={
          <>
            <Button component="a" href={hrefOf(memberPaths.reminders())}>
              {texts.reminders}
            </Button>
            {between === null && <ApproveAll list={list} decide={decide} />}
            {between === 'asked' && <AgreeAll asked={asked} />}
          </>
        }
      />
      <Surface label={texts.title}>
        <RequestFilter list={list} decide={decide} asked={asked.counts} />
        {between === null ? (
          <RequestTable list={list} decide={decide} />
        ) : (
          <StudentRequestTable state={between} list={asked} />
        )}
      </Surface>
      {decide.refused !== null && <Refusal decide={decide} requests={decide.refused} />}
    </>
  )
}

interface RequestTableProps {
  readonly list: Requests
  readonly decide: Decide
}

function ApproveAll({ list: { state, requests = [] }, decide }: RequestTableProps) {
  const texts = useTexts(joinRequestsTexts)
  if (state === 'decided') return null
  return (
    <Button variant="filled" disabled={decide.isBusy || requests.length === 0} onClick={() => decide.approve(requests)}>
      {texts.approveAll(requests.length)}
    </Button>
  )
}

function AgreeAll({ asked: { requests = [], isBusy, agree } }: { readonly asked: StudentRequests }) {
  const texts = useTexts(studentRequestsTexts)
  return (
    <Button variant="filled" disabled={isBusy || requests.length === 0} onClick={() => agree(requests)}>
      {texts.agreeAll(requests.length)}
    </Button>
  )
}

function RequestTable({ list, decide }: RequestTableProps) {
  const texts = useTexts(joinRequestsTexts)
  const { state, requests, error, chosen, course } = list
  const columns = useRequestColumns(state, list.readAt)
  const isDecided = state === 'decided'
  const selection = {
    selected: new Set(chosen.map(keyOf)),
    onChange: list.setTicked,
    nameOf: ({ realname }: JoinRequest) => realname,
  }
  return (
    <DataTable<JoinRequest>
      key={state}
      label={texts.list(state)}
      columns={columns}
      rows={requests ?? []}
      rowKey={keyOf}
      initialSorting={{ column: isDecided ? 'decidedAt' : 'askedAt', descending: isDecided }}
      loadingRows={requests === undefined && error === null ? 5 : undefined}
      failed={error === null ? undefined : <FailedState why={messageOf(error)} onRetry={list.refetch} />}
      empty={<Nobody state={state} />}
      total={requests && texts.total(requests.length)}
      legend={course && <Places places={course.freePlaces} />}
      actions={actsOf(state, decide)}
      {...(!isDecided && { selection })}
    />
  )
}

const actsOf = (state: Requests['state'], decide: Decide) => (request: JoinRequest) => (
  <RequestActs request={request} state={state} decide={decide} />
)

function Places({ places }: { readonly places: number }) {
  const texts = useTexts(joinRequestsTexts)
  return places === 0 ? <span className={css['full']}>{texts.full}</span> : texts.free(places)
}

function Nobody({ state }: Pick<Requests, 'state'>) {
  const texts = useTexts(joinRequestsTexts)
  if (state === 'decided') return <EmptyState titleAs="h2" why={texts.emptyDecided} />
  if (state === 'waitingList')
    return <EmptyState titleAs="h2" title={texts.emptyWaitingList} why={texts.emptyWaitingListWhy} />
  return (
    <EmptyState
      titleAs="h2"
      title={texts.emptyWaiting}
      why={texts.emptyWaitingWhy}
      action={
        <Button component="a" href={hrefOf('/course-manage/mine')}>
          {texts.toCourses}
        </Button>
      }
    />
  )
}

interface RefusalProps extends Pick<RequestTableProps, 'decide'> {
  readonly requests: NonNullable<Decide['refused']>
}

function Refusal({ decide, requests }: RefusalProps) {
  const texts = useTexts(joinRequestsTexts)
  return (
    <RefuseDialog
      body={texts.refuseBody(decide.namesOf(requests))}
      details={decide.detailsOf(requests)}
      hint={texts.reasonHint}
      longestReason={joinLimits.reason}
      isBusy={decide.isBusy}
      onRefuse={(reason) => decide.refuse(requests, reason)}
      onClose={decide.closeReason}
    />
  )
}
