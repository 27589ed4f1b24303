// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { course } from '#api/contract/areas/course.ts'
import { join } from '#api/contract/areas/join.ts'
import { member } from '#api/contract/areas/member.ts'
import { message } from '#api/contract/areas/message.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { cells, inDialog, listOf, longName, openRequests, press, requestOf } from './testing/open-requests.tsx'

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))

const both = JSON.stringify([
  { courseId: 7, uid: 1 },
  { courseId: 8, uid: 2 },
])

test('who waits is listed with number, account, class and when they asked', async () => {
  openRequests()
  expect(await screen.findByText('2 名学生在等审核。')).toBeDefined()
  expect(cells()).toEqual([
    ['', '林雅婷', '20260001', 'qm0701001', '七年级(1)班', '2020-11-11 18:00', '通过'],
    ['', longName, '–', 'qm0701002', '七年级(2)班', '2020-11-12 18:00', '通过'],
  ])
  expect(screen.getByRole('radio', { name: /^待审核\s*2$/ })).toBeDefined()
})

test('one is approved at once, all after a question', async () => {
  const sentTo = openRequests()
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
  expect(sentTo(course.approveCount.path).length).toBeGreaterThan(1)
})

test('who registered by the class code is known to get a new account, and whose number is taken is named', async () => {
  const newcomers = [requestOf(1, '林雅婷', { isNewAccount: true, isNumberTaken: true }), requestOf(2, longName)]
  openRequests({
    [join.requests.path]: () => listOf(newcomers),
    [join.decide.path]: () => refused('approvedNumberTaken', { realname: '林雅婷' }),
  })
  await screen.findByText('2 名学生在等审核。')
  expect(cells().map(([, name]) => name)).toEqual(['林雅婷新账号学号已有账号', longName])
  press('全部通过（2）')
  expect(inDialog().getByText('林雅婷还没有账号，通过后会新建账号。')).toBeDefined()
  fireEvent.click(inDialog().getByRole('button', { name: '通过' }))
  expect(await screen.findByText('林雅婷填的学号已有别的学生在用，请核对后再处理')).toBeDefined()
})

test('the chosen are refused with a reason, which can be taken back for a while', async () => {
  const sentTo = openRequests()
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
  const sentTo = openRequests({
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
  const sentTo = openRequests({}, { state: 'decided' })
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
  const sentTo = openRequests({}, { courseId: '8' })
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
  openRequests({ [join.requests.path]: () => answers.shift()?.() })
  expect(await screen.findByText('加载失败')).toBeDefined()
  press('刷新试试')
  expect(await screen.findByRole('heading', { level: 2, name: '没有待审核的申请' })).toBeDefined()
})
