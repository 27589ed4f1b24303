// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { courseTeacher } from '#api/contract/groups/course-teacher.ts'
import { handover } from '#api/contract/groups/handover.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { descriptionOf, nameOf } from '#tests/support/documents/page-texts.ts'
import { HandOverDialog } from './hand-over.dialog.tsx'
import { HandoversScreen } from './handovers.screen.tsx'

const person = (teacherId: number, realname: string) => ({ teacherId, realname })

const info = {
  keeper: person(1, '林老师'),
  mayOffer: true,
  isLeadTeacher: true,
  offered: null,
  teachers: [person(2, '许老师')],
}

const dialog = (over: object, answers: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(<HandOverDialog assignmentId={5} assignmentName="第五单元检测" courseId={3} onClose={() => {}} />, {
    [handover.info.path]: () => ({ ...info, ...over }),
    ...answers,
  })

test('an assignment is offered to a teacher of the class; choosing nobody is reported at once', async () => {
  const { sentTo } = dialog({}, { [handover.offer.path]: () => ({}) })
  fireEvent.click(await screen.findByRole('button', { name: '移交' }))
  expect(screen.getByText(/现在由林老师负责/).textContent).toBe(
    '现在由林老师负责。对方接收以后由对方负责；学生看到的不变，批改和报告都在。',
  )
  expect(screen.getByRole('alert').textContent).toBe('请选一位老师')
  fireEvent.click(screen.getByRole('radio', { name: '许老师' }))
  fireEvent.click(screen.getByRole('button', { name: '移交' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已移交给许老师，等对方接收'))
  expect(sentTo(handover.offer).map(({ fields }) => fields)).toEqual([{ assignmentId: '5', teacherId: '2' }])
})

test('its lead teacher finds any teacher of the school; others see only the class', async () => {
  dialog({}, { [courseTeacher.search.path]: () => ({ list: [{ ...person(9, '何老师'), mobile: null }] }) })
  fireEvent.change(await screen.findByLabelText(/找学校里的其他老师/), { target: { value: '何' } })
  await screen.findByRole('radio', { name: '何老师' })
  expect(screen.getAllByRole('radiogroup').map((group) => ({ name: nameOf(group), text: group.textContent }))).toEqual([
    { name: '这个班的老师', text: '许老师' },
    { name: '学校里的其他老师', text: '何老师' },
  ])
})

test('a waiting offer can be withdrawn; others than the holder and the lead teacher can do nothing', async () => {
  const offered = { ...person(2, '许老师'), offeredAt: '2020-11-19T10:00:00.000Z' }
  const { sentTo } = dialog({ offered }, { [handover.takeBack.path]: () => ({}) })
  const takeBack = await screen.findByRole('button', { name: '收回' })
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    '现在由林老师负责。2020-11-19 18:00 移交给许老师，等对方答复。收回',
  )
  fireEvent.click(takeBack)
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已收回，还由林老师负责'))
  expect(sentTo(handover.takeBack).length).toBe(1)
})

test('those who may not hand it over are told who may', async () => {
  dialog({ mayOffer: false, isLeadTeacher: false })
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toBe(
      '移交“第五单元检测”现在由林老师负责。只有负责的老师或主讲老师能移交。关闭',
    ),
  )
})

const waiting = {
  assignmentId: 5,
  assignmentName: '第五单元检测',
  kind: 'test',
  courseName: '七年级(2)班',
  endTime: '2020-11-20T10:00:00.000Z',
  offeredByName: '林老师',
  offeredAt: '2020-11-19T10:00:00.000Z',
  teachesClass: false,
}

test('an offer shows who made it and what accepting means, and is accepted or refused', async () => {
  let list = [waiting]
  const answered = () => {
    list = []
    return { courseId: 3 }
  }
  const { sentTo } = openScreen(<HandoversScreen />, {
    [handover.waiting.path]: () => ({ list }),
    [handover.accept.path]: answered,
    [handover.refuse.path]: answered,
  })
  await waitFor(() => expect(screen.getByRole('banner').textContent).toBe('待接收1 项任务等您答复。'))
  const row = screen.getAllByRole('row')[1]
  if (row === undefined) throw new Error('No row')
  const cells = within(row).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    '第五单元检测 测验接收后您会一起教这个班',
    '七(2)班',
    '林老师',
  ])
  fireEvent.click(screen.getByRole('button', { name: '不接' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }))
  fireEvent.click(screen.getByRole('button', { name: '接收：第五单元检测' }))
  await screen.findByText('没有要接收的任务')
  expect(screen.getByRole('log').textContent).toBe('“第五单元检测”现在由您负责看班级任务')
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['没有要接收的任务同事把任务移交给您以后，会出现在这里。回首页'])
  expect({ accepted: sentTo(handover.accept).length, refused: sentTo(handover.refuse).length }).toEqual({
    accepted: 1,
    refused: 0,
  })
})
