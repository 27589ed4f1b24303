// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { type ClassReport, report } from '#api/contract/groups/report.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { nextActOf } from './next-act.ts'
import { givenReport } from './testing/given-report.ts'
import { openReport } from './testing/open-report.tsx'

const marked: ClassReport = {
  ...givenReport,
  counts: { meanScore: 151, openedCount: 7, submittedCount: 7, unsubmittedCount: 1, unmarkedCount: 0, markedCount: 7 },
}

const withAssignment = (changes: Partial<ClassReport['assignment']>, base = marked): ClassReport => ({
  ...base,
  assignment: { ...base.assignment, ...changes },
})

const running = withAssignment({ status: assignmentStatuses.inProgress })

const published = withAssignment({ scoreTime: '2026-11-19T02:00:00.000Z' })

test.each([
  ['something unmarked', givenReport, { kind: 'mark', count: 2 }],
  ['something unmarked while it runs', withAssignment({ status: 1 }, givenReport), { kind: 'mark', count: 2 }],
  ['over and all marked', marked, { kind: 'publishScores', count: 7 }],
  ['running, one missing', running, { kind: 'remind', count: 1 }],
  [
    'running, all handed in and marked',
    { ...running, counts: { ...running.counts, unsubmittedCount: 0 } },
    { kind: 'publishScores', count: 7 },
  ],
  ['scores published', published, null],
  ['over, nobody handed in', { ...marked, counts: { ...marked.counts, submittedCount: 0, markedCount: 0 } }, null],
  ['over, one with an own end', { ...marked, counts: { ...marked.counts, stillOpenCount: 1 } }, null],
  ['not published', withAssignment({ status: assignmentStatuses.unpublished }), null],
])('the next act when %s', (_name, given, act) => expect(nextActOf(given)).toEqual(act))

test('unmarked submissions lead to marking', async () => {
  openReport()
  const link = await screen.findByRole('link', { name: '去批改 2 份' })
  expect(link.getAttribute('href')).toBe('#/correct-html?assignmentId=41')
})

test('scores are published after a confirmation with counts, and can be withdrawn', async () => {
  let current = marked
  const { callsOf } = openReport({
    answer: () => current,
    answers: {
      [assigning.publishScores.path]: () => {
        current = published
        return { count: 7 }
      },
      [assigning.withdrawScores.path]: () => {
        current = marked
        return {}
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '发布成绩' }))
  const question = await screen.findByRole('dialog')
  expect(descriptionOf(question)).toBe(
    '发布“第五单元检测”7 人的成绩吗？已批 7 人，未交 1 人没有成绩学生马上能看到分数和答案；没有人看过之前可以撤回',
  )
  fireEvent.click(within(question).getByRole('button', { name: '发布成绩' }))
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已撤回成绩'))
  expect({
    published: callsOf(assigning.publishScores.path),
    withdrawn: callsOf(assigning.withdrawScores.path),
  }).toEqual({ published: [{ assignmentId: 41 }], withdrawn: [{ assignmentId: 41 }] })
  await screen.findByRole('button', { name: '发布成绩' })
  const acts = within(screen.getByRole('banner')).getAllByRole('button')
  expect(acts.map(({ textContent }) => textContent)).toEqual(['打印', '导出 Excel导出中…', '发布成绩发布中…'])
})

test('cancelling with 取消 publishes nothing', async () => {
  const { callsOf } = openReport({ answer: () => marked })
  fireEvent.click(await screen.findByRole('button', { name: '发布成绩' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(assigning.publishScores.path)).toEqual([])
})

test('a refusal shows the reason, and the report is reloaded', async () => {
  const { callsOf } = openReport({
    answer: () => marked,
    answers: {
      [assigning.publishScores.path]: () => {
        throw refusal(assigning.publishScores, { id: 'stillUnmarked', data: null }, '还有答卷没有批改')
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '发布成绩' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '发布成绩' }))
  expect((await screen.findByRole('dialog', { name: '错误提示' })).textContent).toBe('错误提示还有答卷没有批改确定')
  await waitFor(() => expect(callsOf(report.class.path).length).toBe(2))
})

test('a reminder names the missing students and is sent only to them', async () => {
  const { callsOf } = openReport({
    answer: () => running,
    answers: { [assigning.remind.path]: () => ({ count: 1 }) },
  })
  fireEvent.click(await screen.findByRole('button', { name: '提醒 1 人' }))
  const question = await screen.findByRole('dialog')
  expect(descriptionOf(question)).toBe(
    '提醒 1 人提交“第五单元检测”吗？未交：阿卜杜热合曼·买买提依明11-18 20:00 截止，他们下次打开学生端时会看到',
  )
  fireEvent.click(within(question).getByRole('button', { name: '发送提醒' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已提醒 1 人'))
  expect(callsOf(assigning.remind.path)).toEqual([{ assignmentId: 41, uids: [8] }])
})
