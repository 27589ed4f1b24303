// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { message } from '#api/contract/groups/message.ts'
import { studentRequest } from '#api/contract/groups/student-request.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { askedOf, cells, inDialog, openRequests, press } from './testing/open-requests.tsx'
import { pageHead, textsOf } from '#tests/support/documents/page-texts.ts'

test('students requested by colleagues are listed with class and number, and approved after a question', async () => {
  const sentTo = openRequests({}, { state: 'asked' })
  await waitFor(() => expect(pageHead()).toEqual(['审核成员', '2 名学生在等您决定，您发出的申请有 2 条。']))
  expect(cells()).toEqual([
    ['欧阳秋实', '******31', '七年级(1)班、数学(1)班', '七年级(5)班', '2020-11-15 18:00', '何老师', '同意'],
    ['独行', '–', '不在任何班', '七年级(5)班', '2020-11-16 18:00', '何老师', '同意'],
  ])
  press('同意欧阳秋实进班')
  expect(screen.getByRole('dialog').textContent).toBe(
    '同意要同意欧阳秋实进同事的班吗？同意后对方看得到学生的账号和手机号，也能重置密码；学生仍在您的班里。取消同意',
  )
  fireEvent.click(inDialog().getByRole('button', { name: '同意' }))
  await waitFor(() => expect(textsOf('log')).toContain('已同意 1 名学生进班'))
  press('全部同意（2）')
  fireEvent.click(inDialog().getByRole('button', { name: '同意' }))
  await waitFor(() => expect(textsOf('log')).toContain('已同意 2 名学生进班'))
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

test('a request is refused without a reason; a failure says why', async () => {
  const answers = [refused('joinRequestDecided'), {}]
  const sentTo = openRequests({ [studentRequest.decide.path]: () => answers.shift() }, { state: 'asked' })
  await screen.findByText('欧阳秋实')
  press('更多操作：欧阳秋实')
  fireEvent.click(await screen.findByRole('menuitem', { name: '不同意' }))
  expect(screen.getByRole('dialog').textContent).toBe(
    '不通过申请欧阳秋实不会进何老师的班。不通过的原因取消不通过处理中…',
  )
  fireEvent.click(inDialog().getByRole('button', { name: '不通过' }))
  expect((await inDialog().findByRole('alert')).textContent).toBe('有的申请已经处理过了，请刷新后再试')
  fireEvent.click(inDialog().getByRole('button', { name: '不通过' }))
  await waitFor(() => expect(textsOf('log')).toContain('没有同意欧阳秋实进班'))
  const request = { requests: JSON.stringify([{ courseId: 31, uid: 5 }]), isApproved: 'false', reason: '' }
  expect(sentTo(studentRequest.decide.path)).toEqual([request, request])
})

test('the teacher’s own requests say who refused them and why, and can be withdrawn while waiting', async () => {
  const sentTo = openRequests()
  await screen.findByText('林雅婷')
  fireEvent.click(screen.getByRole('radio', { name: /^我的申请\s*2$/ }))
  await screen.findByText('下周转班')
  expect(cells()).toEqual([
    ['王浩', '******31', '七年级(1)班、数学(1)班', '七年级(5)班', '2020-11-17 18:00', '等待答复', '–', '撤回'],
    ['赵一', '******31', '七年级(1)班、数学(1)班', '七年级(5)班', '2020-11-18 18:00', '周老师没有同意', '下周转班', ''],
  ])
  press('撤回申请：王浩')
  await waitFor(() => expect(textsOf('log')).toContain('已撤回申请：王浩'))
  expect(sentTo(studentRequest.withdraw.path)).toEqual([{ requests: JSON.stringify([{ courseId: 31, uid: 7 }]) }])
})

test('colleagues’ requests that cannot be read say why, and an empty list says so', async () => {
  const answers = [lost, () => askedOf([])]
  openRequests({ [studentRequest.list.path]: () => answers.shift()?.() }, { state: 'asked' })
  expect((await screen.findByRole('alert')).textContent).toBe('加载失败服务器错误刷新试试')
  press('刷新试试')
  await screen.findByRole('heading', { level: 2, name: '没有同事申请学生' })
  expect(cells()).toEqual([
    ['没有同事申请学生同事想加您教的学生时会出现在这里；现在没有老师教的学生，由学校负责人决定。'],
  ])
})
