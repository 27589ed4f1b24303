// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { assignmentException, type PlannedStudent } from '#api/contract/groups/assignment-exception.ts'
import { refused } from '#tests/support/documents/fake-answers.ts'
import { ExceptionDialog } from './exception.dialog.tsx'
import { openDialog } from './testing/open-dialog.tsx'
import { textsOf } from '#tests/support/documents/page-texts.ts'

const assignment = {
  assignmentId: 5,
  assignmentName: '第五单元检测',
  beginTime: '2026-11-20T00:00:00.000Z',
  endTime: '2026-11-20T12:00:00.000Z',
  duration: 40,
  scoreTime: null as string | null,
}

const student = {
  uid: 21,
  username: 'qm0702001',
  realname: '陈思远',
  groupName: null,
  beginTime: assignment.beginTime,
  groupBegin: assignment.beginTime,
  endTime: assignment.endTime,
  duration: 40,
  hasSubmitted: false,
  isCollected: false,
  own: null,
}

const now = Date.parse('2026-11-20T02:00:00.000Z')

function openException(
  answer: () => unknown = () => ({ count: 1, givenBack: 0 }),
  chosen: readonly number[] = [],
  times: Partial<typeof assignment & PlannedStudent> = {},
) {
  const onClose = vi.fn<() => void>()
  const done = { ...student, uid: 22, username: 'qm0702002', realname: '陈予安', hasSubmitted: true }
  const given = { ...assignment, ...times }
  const dialog = (
    <ExceptionDialog
      assignment={given}
      students={[{ ...student, ...times, groupBegin: given.beginTime }, done]}
      chosen={chosen}
      onClose={onClose}
    />
  )
  const { sentTo, withdraw } = openDialog(dialog, now, { [assignmentException.save.path]: answer })
  const choose = () => fireEvent.click(screen.getByRole('checkbox', { name: '陈思远' }))
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))
  return {
    choose,
    fill,
    save,
    onClose,
    withdraw,
    sent: () => sentTo(assignmentException.save.path).map(({ fields }) => fields),
  }
}

test('students who handed in cannot be chosen; missing fields are reported, and nothing is sent', async () => {
  const { save, sent } = openException()
  expect(screen.queryByRole('checkbox', { name: '陈予安' })).toBeNull()
  save()
  expect([await screen.findByText('请至少选一名学生'), screen.getByText('请写一下原因')].length).toBe(2)
  expect(sent()).toEqual([])
})

test('students chosen before opening are ticked', async () => {
  const { fill, save, sent } = openException(undefined, [21])
  fireEvent.click(screen.getByRole('radio', { name: '免做（不算应交，也不提醒）' }))
  fill('原因', '住院')
  save()
  await waitFor(() => expect(sent()).toEqual([{ assignmentId: '5', uids: '21', isExcused: 'true', reason: '住院' }]))
})

test('a student is excused, which is announced', async () => {
  const { choose, fill, save, sent, onClose } = openException()
  choose()
  fireEvent.click(screen.getByRole('radio', { name: '免做（不算应交，也不提醒）' }))
  fill('原因', '住院')
  save()
  await waitFor(() => expect(textsOf('log')).toContain('陈思远不用做这项任务了'))
  expect(sent()).toEqual([{ assignmentId: '5', uids: '21', isExcused: 'true', reason: '住院' }])
  expect(onClose.mock.calls).toEqual([[]])
})

test('whose answers were collected may get more time, and the teacher reads that they were given back', async () => {
  const collected = { hasSubmitted: true, isCollected: true }
  const { choose, fill, save } = openException(() => ({ count: 1, givenBack: 1 }), [], collected)
  choose()
  fill('限时多给（分钟）', '15')
  fill('原因', '网络断了')
  save()
  await waitFor(() => expect(textsOf('log')).toContain('已给陈思远单独安排；1 人的作答之前自动收了，已还给学生接着做'))
})

test('extra minutes that the end cuts off are pointed out, and one press moves the end', async () => {
  const times = { beginTime: '2026-11-20T06:30:00.000Z', endTime: '2026-11-20T07:10:00.000Z' }
  const { choose, fill, save, sent } = openException(undefined, [], times)
  choose()
  const note = () => screen.queryByRole('note')?.textContent
  fill('限时多给（分钟）', '15')
  expect(note()).toBe('今天 15:10 就截止，多给的时间用不满。 截止改到今天 15:25')
  fireEvent.click(screen.getByRole('button', { name: '截止改到今天 15:25' }))
  expect(note()).toBe(undefined)
  fill('原因', '手腕受伤')
  save()
  const own = { endTime: '2026-11-20T07:25:00.000Z', extraMinutes: '15' }
  await waitFor(() =>
    expect(sent()).toEqual([{ assignmentId: '5', uids: '21', isExcused: 'false', ...own, reason: '手腕受伤' }]),
  )
})

test('a refusal is shown at its field, and the input is kept', async () => {
  const { choose, fill, save, onClose } = openException(() => refused('exceptionEmpty'))
  choose()
  fill('原因', '住院')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('请选免做，或者给出时间')
  expect(screen.getByLabelText<HTMLInputElement>('原因').value).toBe('住院')
  expect(onClose).not.toHaveBeenCalled()
})

test('what is typed is there again after the session was lost, until it is given up', () => {
  const { choose, fill, withdraw } = openException()
  const values = () => ({
    isChosen: screen.getByRole<HTMLInputElement>('checkbox', { name: '陈思远' }).checked,
    reason: screen.getByLabelText<HTMLInputElement>('原因').value,
  })
  choose()
  fill('原因', '住院')
  withdraw()
  expect(values()).toEqual({ isChosen: true, reason: '住院' })
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  withdraw()
  expect(values()).toEqual({ isChosen: false, reason: '' })
})

test('once the scores are published a student can only be excused', async () => {
  const { choose, fill, save, sent } = openException(undefined, [], { scoreTime: '2026-11-20T01:00:00.000Z' })
  expect(screen.queryByLabelText('截止时间（不填按全班的）')).toBeNull()
  const times = screen.getByRole('radio', { name: '另定时间', description: '成绩已经发布，不能再另定时间' })
  expect(times.hasAttribute('disabled')).toBe(true)
  choose()
  fill('原因', '住院')
  save()
  await waitFor(() => expect(sent()).toEqual([{ assignmentId: '5', uids: '21', isExcused: 'true', reason: '住院' }]))
})
