// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { middle, openMarking, ready, sheet } from './testing/open-marking.tsx'
import { itemOf, now, submissionOf, assignmentRow, worldOf } from './testing/marking-service.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})

test('once everything is marked the scores can be published, after a question with numbers', async () => {
  const world = worldOf([submissionOf(0)])
  const { keyboard } = openMarking({ world })
  await ready()
  await keyboard('533{Enter}')
  ;(await screen.findByRole('button', { name: '发布成绩' })).click()
  expect(descriptionOf(await screen.findByRole('dialog', { name: '发布成绩' }))).toBe(
    '要发布“Unit 6 写作：My Saturday”的成绩吗？37 名学生会看到分数、评语和答案3 名学生没有提交，没有成绩',
  )
  await keyboard('{Enter}')
  await screen.findByText('成绩已发布')
  expect(middle()).toBe(
    '全部批完第 1 题 1 份都有分了，均分 11.0成绩已发布回到任务列表看报告点上面的格子可以重看任何一份，按 Z 回到刚批的一份',
  )
})

test('scores of a running assignment cannot be published yet', async () => {
  const world = worldOf([submissionOf(0, { score: 110, criteria: [50, 30, 30] })])
  world.assignment = {
    ...assignmentRow,
    assignmentInfo: { ...assignmentRow.assignmentInfo, status: assignmentStatuses.inProgress },
  }
  openMarking({ world })
  await screen.findByRole('heading', { name: '全部批完' })
  expect(middle()).toBe(
    '全部批完第 1 题 1 份都有分了，均分 11.0还有 3 人没交，交齐或者任务结束后再发布成绩回到任务列表看报告' +
      '点上面的格子可以重看任何一份，按 Z 回到刚批的一份',
  )
})

test('once everybody has handed in and is marked, the scores can be published before the end', async () => {
  const world = worldOf([submissionOf(0, { score: 110, criteria: [50, 30, 30] })])
  world.assignment = {
    assignmentInfo: { ...assignmentRow.assignmentInfo, status: assignmentStatuses.inProgress },
    reportData: { ...assignmentRow.reportData, unsubmittedCount: 0 },
  }
  openMarking({ world })
  await screen.findByRole('button', { name: '发布成绩' })
  expect(screen.queryByText(/再发布成绩/)).toBeNull()
})

test('scores are not offered for publishing while somebody with an end of their own can still hand in', async () => {
  const world = worldOf([submissionOf(0, { score: 110, criteria: [50, 30, 30] })])
  const reportData = { ...assignmentRow.reportData, stillOpenCount: 2 }
  openMarking({ world: { ...world, assignment: { ...assignmentRow, reportData } } })
  await screen.findByRole('heading', { name: '全部批完' })
  expect(middle()).toBe(
    '全部批完第 1 题 1 份都有分了，均分 11.02 名学生有单独的截止时间，还可以交；都截止后再发布成绩回到任务列表看报告' +
      '点上面的格子可以重看任何一份，按 Z 回到刚批的一份',
  )
})

test('whoever publishes with a changed and unsaved score is told that the former one is published', async () => {
  const given = { score: 110, criteria: [50, 30, 30] }
  const world = worldOf([submissionOf(0, given), submissionOf(1)])
  const { keyboard } = openMarking({ world })
  await ready()
  await keyboard('{ArrowLeft}2{ArrowRight}533{Enter}')
  ;(await screen.findByRole('button', { name: '发布成绩' })).click()
  expect(descriptionOf(await screen.findByRole('dialog', { name: '发布成绩' }))).toBe(
    '要发布“Unit 6 写作：My Saturday”的成绩吗？37 名学生会看到分数、评语和答案3 名学生没有提交，没有成绩' +
      '1 份答卷填了还没有保存，学生看到的是原来的分数',
  )
})

test('submissions handed in meanwhile are offered at the end', async () => {
  const world = worldOf([submissionOf(0)])
  const { keyboard } = openMarking({ world })
  await ready()
  world.submissions[9] = [...(world.submissions[9] ?? []), submissionOf(1)]
  await keyboard('533{Enter}')
  ;(await screen.findByRole('button', { name: '接着批' })).click()
  await ready()
  expect(sheet()).toBe('程可欣的作答')
})

test('the next item with unmarked submissions is one more Enter away', async () => {
  const world = { ...worldOf([submissionOf(0)]), items: [itemOf(9, 1), itemOf(8, 4)] }
  world.submissions[8] = [submissionOf(0), submissionOf(1)]
  const { keyboard } = openMarking({ world })
  await ready()
  await keyboard('533{Enter}')
  const next = await screen.findByRole('link', { name: '批第 4 题，还剩 2 份' })
  expect(next.getAttribute('href')).toBe('#/correct-html?assignmentId=5&itemId=8')
  expect(document.activeElement).toBe(next)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('第 1 题批完')
})

test('while marks are on their way, the next item is offered already, and only this one counts as marked', async () => {
  const world = { ...worldOf([submissionOf(0)]), items: [itemOf(9, 1), itemOf(8, 4)] }
  world.submissions[8] = [submissionOf(0), submissionOf(1)]
  world.fault = 'lost'
  const { keyboard } = openMarking({ world })
  await ready()
  await keyboard('533{Enter}')
  await screen.findByText('先存在本机 1 份')
  expect(middle()).toBe(
    '第 1 题批完第 1 题 1 份都有分了，均分 11.0还有 1 份评分没有送出回到任务列表看报告批第 4 题，还剩 2 份' +
      '点上面的格子可以重看任何一份，按 Z 回到刚批的一份',
  )
})

test('one of two markers is told that only their own marks are complete, and for how many the others are awaited', async () => {
  const given = submissionOf(0, { score: 110, criteria: [50, 30, 30] })
  const reportData = { ...assignmentRow.reportData, markedCount: 35, unmarkedCount: 2 }
  openMarking({ world: { ...worldOf([given]), isDouble: true, assignment: { ...assignmentRow, reportData } } })
  await screen.findByRole('heading', { name: '您这一遍批完了' })
  expect(middle()).toBe(
    '您这一遍批完了第 1 题 1 份您都给了分，均分 11.0还有 2 份没有成绩，要等别的老师给分，或者由主讲老师定分回到任务列表看报告' +
      '点上面的格子可以重看任何一份，按 Z 回到刚批的一份',
  )
})
