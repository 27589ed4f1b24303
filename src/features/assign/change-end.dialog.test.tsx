// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { setup } from '#api/contract/groups/setup.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { heldWork } from '#tests/support/documents/held-work.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { givenRow } from '#tests/support/worlds/shown-assignment.ts'
import { ChangeEndDialog } from './change-end.dialog.tsx'
import { openDialog } from './testing/open-dialog.tsx'

/** 10:00 at school. */
const now = Date.parse('2026-11-20T02:00:00.000Z')
const tomorrow = '2026-11-21T12:00:00.000Z'
const counts = { marked: 25, unmarked: 12, missing: 3 }

const running = givenRow({ duration: 40 }, counts)
const over = givenRow({ status: 2, endTime: '2026-11-19T12:00:00.000Z' }, { ...counts, missing: 0 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})

const open = (row: AssignmentRow, answers: Parameters<typeof openDialog>[2] = {}) => {
  const onDone = vi.fn<(endTime: string, givenBack: number) => void>()
  const dialog = <ChangeEndDialog row={row} onClose={vi.fn<() => void>()} onDone={onDone} />
  return { onDone, ...openDialog(dialog, now, answers) }
}

const newEnd = () => screen.getByRole('button', { name: '新的截止时间' })

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const usualEnds = ['今晚 20:00', '明天 20:00', '三天后 20:00']
const isOffered = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled
const offered = () => waitFor(() => expect(usualEnds.filter(isOffered)).toEqual(usualEnds))

test.each([
  [
    '改截止时间',
    running,
    assigning.changeEnd.path,
    '“Unit 6 写作”原定今天 18:00 截止',
    [
      '还有 3 人未交，可以交到新的截止时间',
      '每人仍限时 40 分钟，从第一次打开时算起',
      '正在作答的学生一分钟内会看到新的时间',
    ],
  ],
  [
    '重新开放',
    over,
    assigning.reopen.path,
    '“Unit 6 写作”已在昨天 20:00 结束',
    ['所有人都交了', '到时间自动收的作答，还没有批就还给学生接着做'],
  ],
] as const)('%s shows the current state, and sends the new end', async (act, row, path, state, says) => {
  const { onDone, sentTo } = open(row, { [path]: () => (path === assigning.reopen.path ? { givenBack: 0 } : {}) })
  const dialog = await screen.findByRole('dialog', { name: act })
  const details = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect({ state: descriptionOf(dialog).split(/(?<=截止|结束)/)[0], details }).toEqual({ state, details: says })
  await offered()
  press('明天 20:00')
  press(act)
  await waitFor(() => expect(onDone.mock.calls).toEqual([[tomorrow, 0]]))
  expect(sentTo(path).map(({ fields }) => fields)).toEqual([{ assignmentId: '5', endTime: tomorrow }])
})

test('reopening says of how many students collected work was given back', async () => {
  const { onDone } = open(over, { [assigning.reopen.path]: () => ({ givenBack: 2 }) })
  await offered()
  press('明天 20:00')
  press('重新开放')
  await waitFor(() => expect(onDone.mock.calls).toEqual([[tomorrow, 2]]))
})

test.each([
  ['改截止时间', running, '和现在的截止时间一样，请另选一个'],
  ['重新开放', over, '请选截止时间'],
] as const)('%s without a new end is not sent', async (act, row, says) => {
  const { onDone, sentTo } = open(row)
  press(act)
  await waitFor(() => expect(descriptionOf(newEnd())).toBe(says))
  expect({
    onDone: onDone.mock.calls,
    changed: sentTo(assigning.changeEnd.path),
    reopened: sentTo(assigning.reopen.path),
  }).toEqual({ onDone: [], changed: [], reopened: [] })
})

test('a refusal is shown at the field until another end is chosen', async () => {
  const { onDone } = open(running, { [assigning.changeEnd.path]: () => refused('alreadyFinished') })
  await offered()
  press('明天 20:00')
  press('改截止时间')
  await waitFor(() => expect(descriptionOf(newEnd())).toBe('这项任务已经结束'))
  press('三天后 20:00')
  expect({ description: descriptionOf(newEnd()), onDone: onDone.mock.calls }).toEqual({ description: '', onDone: [] })
})

test('the usual ends wait for the service’s clock, because tomorrow may be another day on this machine', async () => {
  vi.setSystemTime(now - 24 * 3_600_000)
  const { work, end } = heldWork()
  const { onDone } = open(running, {
    [setup.currentTime.path]: () => work().then(() => ({ now: new Date(now).toISOString() })),
    [assigning.changeEnd.path]: () => ({}),
  })
  expect(usualEnds.filter(isOffered)).toEqual([])
  end()
  await offered()
  press('明天 20:00')
  press('改截止时间')
  await waitFor(() => expect(onDone.mock.calls).toEqual([[tomorrow, 0]]))
})

test('if the service does not return its time, the usual ends follow the machine’s clock', async () => {
  const { onDone } = open(running, { [setup.currentTime.path]: lost, [assigning.changeEnd.path]: () => ({}) })
  await offered()
  press('明天 20:00')
  press('改截止时间')
  await waitFor(() => expect(onDone.mock.calls).toEqual([[tomorrow, 0]]))
})
