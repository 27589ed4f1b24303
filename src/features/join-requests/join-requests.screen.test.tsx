// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type JoinRequest, join } from '#api/contract/areas/join.ts'
import { member } from '#api/contract/areas/member.ts'
import { message } from '#api/contract/areas/message.ts'
import { studentRequest, type StudentRequest } from '#api/contract/areas/student-request.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type Answers, lost, refused } from '#tests/support/fake-answers.ts'
import { KeptMembers } from '#tests/support/kept-members.tsx'
import { openScreen } from '#tests/support/open-screen.tsx'
import { JoinRequestsScreen } from './join-requests.screen.tsx'

const longName = '阿卜杜热合曼·买买提艾力·吐尔逊江'

const requestOf = (uid: number, realname: string, changes: Partial<JoinRequest> = {}): JoinRequest => ({
  courseId: 7,
  courseName: '七年级(1)班',
  uid,
  realname,
  username: `qm070100${uid}`,
  studentNo: `2026000${uid}`,
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

const listOf = (list: readonly JoinRequest[]) => ({
  list,
  total: list.length,
  counts: { waiting: 2, waitingList: 0, decided: 2 },
  courses: [
    { courseId: 7, courseName: '七年级(1)班', verifyNum: 1, freePlaces: 9959 },
    { courseId: 8, courseName: '七年级(2)班', verifyNum: 1, freePlaces: 0 },
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

const askedOf = (list: readonly StudentRequest[]) => ({ list, total: list.length, counts: { asked: 2, sent: 2 } })

/** How many messages are unread, as the bell beside the page has read it. */
function KeptNews() {
  useEndpoint(message.unreadCount, {}, { staleTime: Infinity })
  return null
}

/** Answers what was sent to a path. */
function open(answers: Answers = {}, query: Readonly<Record<string, string>> = {}) {
  const { sentTo } = openScreen(
    <>
      <KeptMembers courseId={7} />
      <KeptNews />
      <JoinRequestsScreen />
    </>,
    {
      [member.list.path]: () => ({ list: [], total: 0 }),
      [message.unreadCount.path]: () => ({ unread: 1 }),
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

const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))

const inDialog = () => within(screen.getByRole('dialog'))

const both = JSON.stringify([
  { courseId: 7, uid: 1 },
  { courseId: 8, uid: 2 },
])

test('who waits is listed with number, account, class and when they asked', async () => {
  open()
  expect(await screen.findByText('2 名学生在等审核。')).toBeDefined()
  expect(cells()).toEqual([
    ['', '林雅婷', '20260001', 'qm0701001', '七年级(1)班', '2020-11-11 18:00', '通过'],
    ['', longName, '–', 'qm0701002', '七年级(2)班', '2020-11-12 18:00', '通过'],
  ])
  expect(screen.getByRole('radio', { name: /^待审核\s*2$/ })).toBeDefined()
})

test('one is approved at once, all after a question', async () => {
  const sentTo = open()
  await screen.findByText('林雅婷')
  press('通过林雅婷的申请')
  expect(await screen.findByText('已通过 1 名学生')).toBeDefined()
  press('全部通过（2）')
  expect(inDialog().getByText(`要通过林雅婷、${longName}的申请吗？`)).toBeDefined()
  fireEvent.click(inDialog().getByRole('button', { name: '通过' }))
  await waitFor(() =>
    expect(sentTo(join.decide.path)).toEqual([
      { requests: JSON.stringify([{ courseId: 7, uid: 1 }]), decision: 'approve' },
      { requests: both, decision: 'approve' },
    ]),
  )
  await waitFor(() => expect(sentTo(member.list.path).length).toBeGreaterThan(1))
  expect(sentTo(message.unreadCount.path).length).toBeGreaterThan(1)
})

test('the chosen are refused with a reason, which can be taken back for a while', async () => {
  const sentTo = open()
  await screen.findByText('林雅婷')
  tick('林雅婷')
  tick('阿卜杜热合曼')
  expect(screen.getByText('已选 2 人')).toBeDefined()
  press('所选不通过')
  fireEvent.click(inDialog().getByRole('button', { name: /不通过/ }))
  expect(inDialog().getByText('请写明不通过的原因')).toBeDefined()
  fireEvent.change(inDialog().getByRole('textbox', { name: '不通过的原因' }), { target: { value: ' 请加入(3)班 ' } })
  fireEvent.click(inDialog().getByRole('button', { name: /不通过/ }))
  expect(await screen.findByText('2 名学生没有通过')).toBeDefined()
  expect(sentTo(join.decide.path)).toEqual([{ requests: both, decision: 'refuse', reason: '请加入(3)班' }])
  press(/撤销/)
  await waitFor(() => expect(sentTo(join.undoRefusal.path)).toEqual([{ requests: both }]))
})

test('a full class says how many places are left, and the waiting list takes them', async () => {
  const sentTo = open({
    [join.decide.path]: ({ decision }) =>
      decision === 'approve' ? refused('courseFull', { courseName: '七年级(2)班', freePlaces: 0 }) : {},
  })
  await screen.findByText('林雅婷')
  press(`通过${longName}的申请`)
  expect(await screen.findByText('七年级(2)班人数已满，可以放进候补名单')).toBeDefined()
  fireEvent.click(inDialog().getByRole('button', { name: '确定' }))
  tick('阿卜杜热合曼')
  press('所选放进候补')
  expect(await screen.findByText('1 名学生进入候补名单')).toBeDefined()
  expect(sentTo(join.decide.path).at(-1)).toEqual({
    requests: JSON.stringify([{ courseId: 8, uid: 2 }]),
    decision: 'waitingList',
  })
})

test('decided ones say by whom and why; a refusal is undone', async () => {
  const sentTo = open({}, { state: 'decided' })
  expect(await screen.findByText('不是本班')).toBeDefined()
  expect(cells()).toEqual([
    ['何清', '20260003', 'qm0701003', '七年级(1)班', '2020-11-18 18:00', '周老师', '已通过', '–', ''],
    ['宋词', '20260004', 'qm0701004', '七年级(1)班', '2020-11-17 18:00', '周老师', '未通过', '不是本班', '撤销'],
  ])
  press('撤销不通过：宋词')
  await waitFor(() =>
    expect(sentTo(join.undoRefusal.path)).toEqual([{ requests: JSON.stringify([{ courseId: 7, uid: 4 }]) }]),
  )
})

test('one class is asked for by the address and by choice, and says when it is full', async () => {
  const sentTo = open({}, { courseId: '8' })
  expect(await screen.findByText('这个班人数已满，新申请请放进候补名单')).toBeDefined()
  fireEvent.change(screen.getByRole('combobox', { name: '班级' }), { target: { value: '7' } })
  expect(await screen.findByText('还能加入 9959 人')).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: /^候补名单/ }))
  expect(await screen.findByText('候补名单是空的')).toBeDefined()
  expect(sentTo(join.requests.path).map(({ courseId, state }) => [courseId, state])).toEqual([
    ['8', 'waiting'],
    ['7', 'waiting'],
    ['7', 'waitingList'],
  ])
})

test('a list that cannot be read says why and is asked for again', async () => {
  const answers = [lost, () => listOf([])]
  open({ [join.requests.path]: () => answers.shift()?.() })
  expect(await screen.findByText('加载失败')).toBeDefined()
  press('刷新试试')
  expect(await screen.findByRole('heading', { level: 2, name: '没有待审核的申请' })).toBeDefined()
})

test('students whom colleagues ask for, with the class and the end of the number, are agreed to after a question', async () => {
  const sentTo = open({}, { state: 'asked' })
  expect(await screen.findByText('2 名学生在等您决定，您发出的申请有 2 条。')).toBeDefined()
  expect(cells()).toEqual([
    ['欧阳秋实', '******31', '七年级(1)班、数学(1)班', '七年级(5)班', '2020-11-15 18:00', '何老师', '同意'],
    ['独行', '–', '不在任何班', '七年级(5)班', '2020-11-16 18:00', '何老师', '同意'],
  ])
  press('同意欧阳秋实进班')
  expect(inDialog().getByText('要同意欧阳秋实进同事的班吗？')).toBeDefined()
  expect(inDialog().getByText('同意后对方看得到学生的账号和手机号，也能重置密码；学生仍在您的班里。')).toBeDefined()
  fireEvent.click(inDialog().getByRole('button', { name: '同意' }))
  expect(await screen.findByText('已同意 1 名学生进班')).toBeDefined()
  press('全部同意（2）')
  fireEvent.click(inDialog().getByRole('button', { name: '同意' }))
  expect(await screen.findByText('已同意 2 名学生进班')).toBeDefined()
  const keys = [
    { courseId: 31, uid: 5 },
    { courseId: 31, uid: 6 },
  ]
  expect(sentTo(studentRequest.decide.path)).toEqual([
    { requests: JSON.stringify(keys.slice(0, 1)), isApproved: 'true' },
    { requests: JSON.stringify(keys), isApproved: 'true' },
  ])
  await waitFor(() => expect(sentTo(message.unreadCount.path).length).toBeGreaterThan(1))
})

test('one is refused without a reason; why it could not be done is said', async () => {
  const answers = [refused('joinRequestDecided'), {}]
  const sentTo = open({ [studentRequest.decide.path]: () => answers.shift() }, { state: 'asked' })
  await screen.findByText('欧阳秋实')
  press('更多操作：欧阳秋实')
  fireEvent.click(await screen.findByRole('menuitem', { name: '不同意' }))
  expect(inDialog().getByText('欧阳秋实不会进何老师的班。')).toBeDefined()
  fireEvent.click(inDialog().getByRole('button', { name: '不通过' }))
  expect(await inDialog().findByText('有的申请已经处理过了，请刷新后再试')).toBeDefined()
  fireEvent.click(inDialog().getByRole('button', { name: '不通过' }))
  expect(await screen.findByText('没有同意欧阳秋实进班')).toBeDefined()
  const request = { requests: JSON.stringify([{ courseId: 31, uid: 5 }]), isApproved: 'false', reason: '' }
  expect(sentTo(studentRequest.decide.path)).toEqual([request, request])
})

test('one’s own requests say who refused them and why, and are taken back while they wait', async () => {
  const sentTo = open()
  await screen.findByText('林雅婷')
  fireEvent.click(screen.getByRole('radio', { name: /^我的申请\s*2$/ }))
  expect(await screen.findByText('下周转班')).toBeDefined()
  expect(cells()).toEqual([
    ['王浩', '******31', '七年级(1)班、数学(1)班', '七年级(5)班', '2020-11-17 18:00', '等待答复', '–', '撤回'],
    ['赵一', '******31', '七年级(1)班、数学(1)班', '七年级(5)班', '2020-11-18 18:00', '周老师没有同意', '下周转班', ''],
  ])
  press('撤回申请：王浩')
  expect(await screen.findByText('已撤回申请：王浩')).toBeDefined()
  expect(sentTo(studentRequest.withdraw.path)).toEqual([{ requests: JSON.stringify([{ courseId: 31, uid: 7 }]) }])
})

test('requests of colleagues that cannot be read say why, and nobody asking is said', async () => {
  const answers = [lost, () => askedOf([])]
  open({ [studentRequest.list.path]: () => answers.shift()?.() }, { state: 'asked' })
  expect(await screen.findByText('加载失败')).toBeDefined()
  press('刷新试试')
  expect(await screen.findByRole('heading', { level: 2, name: '没有同事申请学生' })).toBeDefined()
})
