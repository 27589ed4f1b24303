// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { assignmentRow, submissionOf, worldOf } from './testing/marking-service.ts'
import { cells, chosen, openMarking, ready } from './testing/open-marking.tsx'

test('a submission is sent back with a reason while the assignment is running', async () => {
  const running = {
    ...assignmentRow,
    assignmentInfo: { ...assignmentRow.assignmentInfo, status: assignmentStatuses.inProgress },
  }
  const openUntil = '2026-11-20T12:00:00.000Z'
  const { keyboard, sentTo } = openMarking({ world: { ...worldOf(), assignment: running, openUntil } })
  await ready()
  await keyboard('b')
  await screen.findByRole('dialog', { name: '退回 陈思远 的答卷' })
  await screen.findByText(/^会清掉/)
  fireEvent.click(screen.getByRole('button', { name: '退回订正' }))
  const reason = screen.getByLabelText(/退回理由/)
  expect({ reason: descriptionOf(reason), dialog: descriptionOf(screen.getByRole('dialog')) }).toEqual({
    reason: '请写明理由，学生才知道要改什么 学生会看到，如“字数不够，请补写第三段”',
    dialog:
      '整份答卷退给学生订正，学生改好再交；这份答卷各题已给的分数、评语和批注都会清掉。' +
      '会清掉已给的 3 个分，其中 2 个是其他老师给的。' +
      '退回理由学生会看到，如“字数不够，请补写第三段”请写明理由，学生才知道要改什么' +
      '交到什么时候今天 20:00今晚 20:00明天 20:00三天后 20:00只对这名学生有效，别的学生不变',
  })
  fireEvent.change(reason, { target: { value: '字数不够' } })
  fireEvent.click(screen.getByRole('button', { name: '退回订正' }))
  await waitFor(() =>
    expect(
      sentTo(marking.sendBack).map(({ fields }) => ({
        submissionId: fields['submissionId'],
        reason: fields['reason'],
        knownMarks: fields['knownMarks'],
        endTime: fields['endTime'],
      })),
    ).toEqual([{ submissionId: '101', reason: '字数不够', knownMarks: '3', endTime: undefined }]),
  )
})

test('after the end it is sent back until the same time tomorrow, or another time, for this student alone', async () => {
  const { keyboard, sentTo } = openMarking()
  await ready()
  await keyboard('b')
  const dialog = within(await screen.findByRole('dialog', { name: '退回 陈思远 的答卷' }))
  const end = () => dialog.getByRole('button', { name: /交到什么时候/ }).textContent
  await waitFor(() => expect(end()).toBe('明天 10:00'))
  fireEvent.change(dialog.getByLabelText(/退回理由/), { target: { value: '字数不够' } })
  fireEvent.click(dialog.getByRole('button', { name: '退回订正' }))
  await waitFor(() =>
    expect(sentTo(marking.sendBack).map(({ fields }) => fields['endTime'])).toEqual(['2026-11-21T02:00:00.000Z']),
  )
})

test.each([
  ['scores are published', { scoreTime: '2026-11-19T14:00:00.000Z' }, false, '成绩已发布，学生不能再交，所以不能退回'],
  ['names are hidden', {}, true, '姓名还隐藏着，退回会看出是谁；可先标记，公开姓名后再退回'],
])('nothing can be sent back while %s', async (_when, info, isBlind, why) => {
  const assignment = { ...assignmentRow, assignmentInfo: { ...assignmentRow.assignmentInfo, ...info } }
  const { keyboard } = openMarking({ world: { ...worldOf(), assignment, isBlind } })
  await ready()
  await keyboard('b')
  expect(screen.queryByRole('dialog')).toBeNull()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '退回' })
  expect({ disabled: button.disabled, title: button.title }).toEqual({ disabled: true, title: why })
})

test('sending back leaves scores entered for other submissions alone', async () => {
  const running = {
    ...assignmentRow,
    assignmentInfo: { ...assignmentRow.assignmentInfo, status: assignmentStatuses.inProgress },
  }
  const world = { ...worldOf(), assignment: running }
  const { keyboard, sentTo } = openMarking({ world })
  await ready()
  await keyboard('5{ArrowRight}3b')
  await screen.findByText(/^会清掉.*您在这里填了还没保存的分数也会清掉/)
  fireEvent.change(screen.getByLabelText(/退回理由/), { target: { value: '字数不够' } })
  world.submissions[9] = [submissionOf(0), submissionOf(2)]
  fireEvent.click(screen.getByRole('button', { name: '退回订正' }))
  await waitFor(() => expect(sentTo(marking.submissions).length).toBe(2))
  await waitFor(() => expect(cells()).toEqual(['陈思远，待批', '邓子墨，待批']))
  await keyboard('{ArrowLeft}')
  expect(chosen()).toEqual(['5', null, null])
})

test('once a flagged one is sent back, nothing is flagged, and the next one without a mark is shown', async () => {
  const marked = submissionOf(1, { score: 110, criteria: [35, 45, 30], rev: 1 })
  const world = { ...worldOf(), submissions: { 9: [submissionOf(0, { isFlagged: true }), marked, submissionOf(2)] } }
  const { keyboard } = openMarking({ world })
  await ready()
  fireEvent.click(screen.getByRole('switch', { name: '只看标记的 1 份' }))
  await keyboard('b')
  fireEvent.change(await screen.findByLabelText(/退回理由/), { target: { value: '字数不够' } })
  await waitFor(() => expect(screen.getByRole('button', { name: '退回订正' })).toHaveProperty('disabled', false))
  world.submissions[9] = [marked, submissionOf(2)]
  fireEvent.click(screen.getByRole('button', { name: '退回订正' }))
  await waitFor(() => expect(cells()).toEqual(['程可欣，已批 11 分', '邓子墨，待批']))
  const current = () => document.querySelector('[aria-current="true"]')?.getAttribute('aria-label')
  await waitFor(() => expect(current()).toBe('邓子墨，待批'))
  await keyboard('{ArrowLeft}')
  expect({ current: current(), flags: screen.queryByRole('switch', { name: /只看标记/ }) }).toEqual({
    current: '程可欣，已批 11 分',
    flags: null,
  })
})
