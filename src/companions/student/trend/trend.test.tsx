// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeService } from '../testing/fake-service.ts'
import { openPage } from '../testing/open-page.tsx'

test('the trend shows each score, the latest first, and the mean where it is published', async () => {
  const service = new FakeService()
  const one = { assignmentName: '第五单元检测', endTime: '2026-11-10T12:00:00.000Z', score: 1000 }
  service.trend = [
    { ...one, assignmentId: 5, total: 700, mean: null },
    { ...one, assignmentId: 6, assignmentName: '第六单元检测', total: 855, mean: 790 },
  ]
  await openPage({ service, hash: '#/trend' })
  const links = screen.getAllByRole('link', { name: /单元检测/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '第六单元检测85.5 / 100 分班级平均 79 分11-10 20:00 截止86%',
    '第五单元检测70 / 100 分11-10 20:00 截止70%',
  ])
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('最近几次得分率：11-10 70%，11-10 86%')
})
