// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { join } from '#api/contract/groups/join.ts'
import { member } from '#api/contract/groups/member.ts'
import { message } from '#api/contract/groups/message.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { cells, inDialog, listOf, longName, openRequests, press, requestOf } from './testing/open-requests.tsx'

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))

/** The latest announcement. */
const announcement = () => screen.getByRole('log').textContent

const both = JSON.stringify([
  { courseId: 7, uid: 1 },
  { courseId: 8, uid: 2 },
])

test('waiting students are listed with number, account, class and time of the request', async () => {
  openRequests()
  await screen.findByText('林雅婷')
  expect(screen.getByRole('banner').textContent).toBe('成员管理审核成员审核成员2 名学生在等审核。提醒记录全部通过（2）')
  expect(cells()).toEqual([
    ['', '林雅婷', '20260001', 'qm0701001', '七年级(1)班', '2020-11-11 18:00', '通过'],
    ['', longName, '–', 'qm0701002', '七年级(2)班', '2020-11-12 18:00', '通过'],
  ])
  expect(screen.getByRole('radiogroup').textContent).toBe('待审核2候补名单0已处理2同事申请2我的申请2')
})

test('a single request is approved at once, all of them after a question', async () => {
  const sentTo = openRequests()
  await screen.findByText('林雅婷')
  press('通过林雅婷的申请')
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已通过 1 名学生'))
  press('全部通过（2）')
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    `要通过林雅婷、${longName}的申请吗？通过后他们马上是班级成员，能看到新布置的任务。有一条不能处理时，所选的都不会处理。`,
  )
  fireEvent.click(inDialog().getByRole('button', { name: '通过' }))
  await waitFor(() =>
    expect(sentTo(join.decide.path)).toEqual([
      { requests: JSON.stringify([{ courseId: 7, uid: 1 }]), decision: 'approve' },
      { requests: both, decision: 'approve' },
    ]),
  )
  await waitFor(() => expect(sentTo(member.list.path).length).toBeGreaterThan(1))
  expect(sentTo(message.unreadCount.path).length).toBeGreaterThan(1)
  expect(sentTo(course.approveCount.path).length).toBeGreaterThan(1)
})

test('a student registered by class code is marked as new, and one whose number is taken is named', async () => {
  const newcomers = [requestOf(1, '林雅婷', { isNewAccount: true, isNumberTaken: true }), requestOf(2, longName)]
  openRequests({
    [join.requests.path]: () => listOf(newcomers),
    [join.decide.path]: () => refused('approvedNumberTaken', { realname: '林雅婷' }),
  })
  await screen.findByText('2 名学生在等审核。')
  expect(cells().map(([, name]) => name)).toEqual(['林雅婷新账号学号已有账号', longName])
  press('全部通过（2）')
  expect(
    inDialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '通过后他们马上是班级成员，能看到新布置的任务。',
    '林雅婷还没有账号，通过后会新建账号。',
    '有一条不能处理时，所选的都不会处理。',
  ])
  fireEvent.click(inDialog().getByRole('button', { name: '通过' }))
  expect(descriptionOf(await screen.findByRole('dialog', { name: '没有处理' }))).toBe(
    '林雅婷填的学号已有别的学生在用，请核对后再处理',
  )
})

test('chosen requests are refused with a reason, which can be undone for a while', async () => {
  const sentTo = openRequests()
  await screen.findByText('林雅婷')
  tick('林雅婷')
  tick('阿卜杜热合曼')
  expect(screen.getByRole('status').textContent).toBe('已选 2 人')
  press('所选不通过')
  fireEvent.click(inDialog().getByRole('button', { name: /不通过/ }))
  const reason = inDialog().getByRole('textbox', { name: '不通过的原因' })
  expect(descriptionOf(reason)).toBe('请写明不通过的原因')
  fireEvent.change(reason, { target: { value: ' 请加入(3)班 ' } })
  fireEvent.click(inDialog().getByRole('button', { name: /不通过/ }))
  await waitFor(() => expect(announcement()).toBe('2 名学生没有通过撤销10 秒'))
  expect(sentTo(join.decide.path)).toEqual([{ requests: both, decision: 'refuse', reason: '请加入(3)班' }])
  press(/撤销/)
  await waitFor(() => expect(sentTo(join.undoRefusal.path)).toEqual([{ requests: both }]))
})

test('a full class says how many places are left, and requests can go to its waiting list', async () => {
  const sentTo = openRequests({
    [join.decide.path]: ({ decision }) =>
      decision === 'approve' ? refused('courseFull', { courseName: '七年级(2)班', freePlaces: 0 }) : {},
  })
  await screen.findByText('林雅婷')
  press(`通过${longName}的申请`)
  expect(descriptionOf(await screen.findByRole('dialog', { name: '没有处理' }))).toBe(
    '七年级(2)班人数已满，可以放进候补名单',
  )
  fireEvent.click(inDialog().getByRole('button', { name: '确定' }))
  tick('阿卜杜热合曼')
  press('所选放进候补')
  await waitFor(() => expect(announcement()).toBe('1 名学生进入候补名单'))
  expect(sentTo(join.decide.path).at(-1)).toEqual({
    requests: JSON.stringify([{ courseId: 8, uid: 2 }]),
    decision: 'waitingList',
  })
})

test('decided requests say by whom and why; a refusal can be undone', async () => {
  const sentTo = openRequests({}, { state: 'decided' })
  await screen.findByText('不是本班')
  expect(cells()).toEqual([
    ['何清', '20260003', 'qm0701003', '七年级(1)班', '2020-11-18 18:00', '周老师', '已通过', '–', ''],
    ['宋词', '20260004', 'qm0701004', '七年级(1)班', '2020-11-17 18:00', '周老师', '未通过', '不是本班', '撤销'],
  ])
  press('撤销不通过：宋词')
  await waitFor(() =>
    expect(sentTo(join.undoRefusal.path)).toEqual([{ requests: JSON.stringify([{ courseId: 7, uid: 4 }]) }]),
  )
})

test('a class can be selected by the address or in the filter, and says when it is full', async () => {
  const sentTo = openRequests({}, { courseId: '8' })
  expect((await screen.findByText(/^这个班/)).textContent).toBe('这个班人数已满，新申请请放进候补名单')
  fireEvent.change(screen.getByRole('combobox', { name: '班级' }), { target: { value: '7' } })
  expect((await screen.findByText(/还能加入/)).textContent).toBe('共 2 条还能加入 9959 人')
  fireEvent.click(screen.getByRole('radio', { name: /^候补名单/ }))
  await screen.findByText('候补名单是空的')
  expect(cells()).toEqual([['候补名单是空的班级满了时，可以把申请放进候补名单，有空位再通过。']])
  expect(sentTo(join.requests.path).map(({ courseId, state }) => ({ courseId, state }))).toEqual([
    { courseId: '8', state: 'waiting' },
    { courseId: '7', state: 'waiting' },
    { courseId: '7', state: 'waitingList' },
  ])
})

test('a list that cannot be read says why and can be read again', async () => {
  const answers = [lost, () => listOf([])]
  openRequests({ [join.requests.path]: () => answers.shift()?.() })
  expect((await screen.findByRole('alert')).textContent).toBe('加载失败服务器错误刷新试试')
  press('刷新试试')
  await screen.findByText('没有待审核的申请')
  expect(cells()).toEqual([['没有待审核的申请把班级码或加入链接发给学生，他们申请后会出现在这里。看班级码']])
})
