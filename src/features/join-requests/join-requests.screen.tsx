import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { JoinRequest } from '#api/contract/groups/join.ts'
import type { StudentRequest } from '#api/contract/groups/student-request.ts'
import { joinLimits } from '#domain/classes/class-limits.ts'
import type { RequestList } from '#domain/join/join-states.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { RefuseDialog } from '#parts/decision/refuse.dialog.tsx'
import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import type { PageHeadProps } from '#ui/page-head/page-head.tsx'
import { joinRequestsTexts } from './join-requests.texts.ts'
import { RequestActs } from './request-acts.tsx'
import { StudentRefusal, useStudentRequestRows } from './use-student-request-rows.tsx'
import { useRequestBatch, useRequestFilters } from './use-request-filters.tsx'
import { type Decide, useDecide } from './use-decide.ts'
import { useRequestColumns } from './use-request-columns.tsx'
import { studentRequestsTexts } from './student-requests.texts.ts'
import { keyOf, type Requests, useRequests } from './use-requests.ts'
import { type StudentRequests, useStudentRequests } from './use-student-requests.ts'

/** 审核成员: requests to join the teacher's classes, and deciding on them (specification §2 /member/verify). */
export function JoinRequestsScreen() {
  const texts = useTexts(joinRequestsTexts)
  const words = useTexts(studentRequestsTexts)
  const list = useRequests()
  const decide = useDecide()
  const asked = useStudentRequests(list.between)
  const { counts, between } = list
  const head = useHead()
  const ofStudents = useRequestRows(list, asked, decide)
  const ofColleagues = useStudentRequestRows(between ?? 'asked', list, asked)
  if (between !== null)
    return (
      <ListPage<StudentRequest>
        {...head}
        state={asked.counts && words.state(asked.counts.asked, asked.counts.sent)}
        actions={<Acts>{between === 'asked' && <AgreeAll asked={asked} />}</Acts>}
        list={ofColleagues}
      >
        <StudentRefusal asked={asked} />
      </ListPage>
    )
  return (
    <ListPage<JoinRequest>
      {...head}
      state={counts && texts.state(counts.waiting, counts.waitingList)}
      actions={
        <Acts>
          <ApproveAll list={list} decide={decide} />
        </Acts>
      }
      list={ofStudents}
    >
      {decide.refused !== null && <Refusal decide={decide} requests={decide.refused} />}
    </ListPage>
  )
}

function useHead(): Pick<PageHeadProps, 'title' | 'crumbs'> {
  const texts = useTexts(joinRequestsTexts)
  const members = (
    <a key="members" href={hrefOf(memberPaths.members)}>
      {texts.members}
    </a>
  )
  return { title: texts.title, crumbs: [members, texts.title] }
}

function Acts({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(joinRequestsTexts)
  return (
    <>
      <LinkButton to={memberPaths.reminders()}>{texts.reminders}</LinkButton>
      {children}
    </>
  )
}

interface ApproveAllProps {
  readonly list: Requests
  readonly decide: Decide
}

function ApproveAll({ list: { state, requests = [] }, decide }: ApproveAllProps) {
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

function useRequestRows(list: Requests, asked: StudentRequests, decide: Decide): ListProps<JoinRequest> {
  const texts = useTexts(joinRequestsTexts)
  const { state, rows, chosen, course } = list
  const isDecided = state === 'decided'
  const selection = {
    selected: new Set(chosen.map(keyOf)),
    onChange: list.setTicked,
    nameOf: ({ realname }: JoinRequest) => realname,
  }
  return {
    label: texts.list(state),
    part: state,
    rows,
    rowKey: keyOf,
    columns: useRequestColumns(state, list.readAt),
    initialSorting: { column: isDecided ? 'decidedAt' : 'askedAt', descending: isDecided },
    skeletonRows: 5,
    filters: useRequestFilters(list, asked.counts),
    batch: useRequestBatch(list, decide),
    ...(!isDecided && { selection }),
    actions: (request) => <RequestActs request={request} state={state} decide={decide} />,
    empty: useEmptyState(state),
    total: ({ length }) => texts.total(length),
    legend: course && <Places places={course.freePlaces} />,
  }
}

function Places({ places }: { readonly places: number }) {
  const texts = useTexts(joinRequestsTexts)
  return places === 0 ? (
    <Text span c="var(--need)">
      {texts.full}
    </Text>
  ) : (
    texts.free(places)
  )
}

function useEmptyState(state: RequestList): EmptyStateProps {
  const texts = useTexts(joinRequestsTexts)
  if (state === 'decided') return { why: texts.emptyDecided }
  if (state === 'waitingList') return { title: texts.emptyWaitingList, why: texts.emptyWaitingListWhy }
  const action = <LinkButton to={'/course-manage/mine'}>{texts.toCourses}</LinkButton>
  return { title: texts.emptyWaiting, why: texts.emptyWaitingWhy, action }
}

interface RefusalProps extends Pick<ApproveAllProps, 'decide'> {
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
