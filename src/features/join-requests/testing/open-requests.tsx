import { fireEvent, screen, within } from '@testing-library/react'
import { course } from '#api/contract/groups/course.ts'
import { type JoinRequest, join } from '#api/contract/groups/join.ts'
import { member } from '#api/contract/groups/member.ts'
import { message } from '#api/contract/groups/message.ts'
import { studentRequest, type StudentRequest } from '#api/contract/groups/student-request.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { Answers } from '#tests/support/documents/fake-answers.ts'
import { KeptMembers } from '#tests/support/documents/kept-members.tsx'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { JoinRequestsScreen } from '../join-requests.screen.tsx'

export const longName = '阿卜杜热合曼·买买提艾力·吐尔逊江'

export const requestOf = (uid: number, realname: string, changes: Partial<JoinRequest> = {}): JoinRequest => ({
  courseId: 7,
  courseName: '七年级(1)班',
  uid,
  realname,
  username: `qm070100${uid}`,
  studentNo: `2026000${uid}`,
  isNewAccount: false,
  isNumberTaken: false,
  askedAt: `2020-11-1${uid}T10:00:00.000Z`,
  state: 'waiting',
  decidedAt: null,
  decidedByName: null,
  reason: '',
  ...changes,
})

const waiting = [
  requestOf(1, '林雅婷'),
  requestOf(2, longName, { courseId: 8, courseName: '七年级(2)班', studentNo: null }),
]

const decided = [
  requestOf(3, '何清', { state: 'approved', decidedAt: '2020-11-18T10:00:00.000Z', decidedByName: '周老师' }),
  requestOf(4, '宋词', {
    state: 'refused',
    decidedAt: '2020-11-17T10:00:00.000Z',
    decidedByName: '周老师',
    reason: '不是本班',
  }),
]

const lists: Readonly<Record<string, readonly JoinRequest[]>> = { waiting, waitingList: [], decided }

export const listOf = (list: readonly JoinRequest[]) => ({
  list,
  total: list.length,
  counts: { waiting: 2, waitingList: 0, decided: 2 },
  courses: [
    { courseId: 7, courseName: '七年级(1)班', requestCount: 1, freePlaces: 9959 },
    { courseId: 8, courseName: '七年级(2)班', requestCount: 1, freePlaces: 0 },
  ],
})

const asking = (uid: number, realname: string, changes: Partial<StudentRequest> = {}): StudentRequest => ({
  courseId: 31,
  courseName: '七年级(5)班',
  uid,
  realname,
  number: '******31',
  classNames: ['七年级(1)班', '数学(1)班'],
  askedByName: '何老师',
  askedAt: `2020-11-1${uid}T10:00:00.000Z`,
  state: 'waiting',
  reason: '',
  decidedByName: null,
  ...changes,
})

const fromColleagues = [asking(5, '欧阳秋实'), asking(6, '独行', { number: null, classNames: [] })]

const sent = [
  asking(7, '王浩', { askedByName: '林老师' }),
  asking(8, '赵一', { askedByName: '林老师', state: 'refused', reason: '下周转班', decidedByName: '周老师' }),
]

export const askedOf = (list: readonly StudentRequest[]) => ({
  list,
  total: list.length,
  counts: { asked: 2, sent: 2 },
})

/** The counts of unread messages and waiting requests, as cached by the menu beside the page. */
function KeptCounts() {
  useEndpoint(message.unreadCount, {}, { staleTime: Infinity })
  useEndpoint(course.approveCount, {}, { staleTime: Infinity })
  return null
}

/** Opens the page; returns what was sent to a path. */
export function openRequests(answers: Answers = {}, query: Readonly<Record<string, string>> = {}) {
  const { sentTo } = openScreen(
    <>
      <KeptMembers courseId={7} />
      <KeptCounts />
      <JoinRequestsScreen />
    </>,
    {
      [member.list.path]: () => ({ list: [], total: 0 }),
      [message.unreadCount.path]: () => ({ unread: 1 }),
      [course.approveCount.path]: () => ({ count: 2 }),
      [join.requests.path]: ({ state = '' }) => listOf(lists[state] ?? []),
      [studentRequest.list.path]: ({ state = '' }) => askedOf(state === 'sent' ? sent : fromColleagues),
      [studentRequest.decide.path]: () => ({}),
      [studentRequest.withdraw.path]: () => ({}),
      [join.decide.path]: () => ({}),
      [join.undoRefusal.path]: () => ({}),
      ...answers,
    },
    query,
  )
  return (path: string) => sentTo({ path }).map(({ fields }) => fields)
}

export const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

export const inDialog = () => within(screen.getByRole('dialog'))
