// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { FakeService } from '../testing/fake-service.ts'
import { openPage } from '../testing/open-page.tsx'

test('the trend shows each score, the latest first, with mean and z-score where they are published', async () => {
  const service = new FakeService()
  const one = {
    assignmentName: '第五单元检测',
    subjectId: subjects.juniorEnglish,
    endTime: '2026-11-10T12:00:00.000Z',
    score: 1000,
  }
  service.trend = [
    { ...one, assignmentId: 5, total: 700, mean: null, zScore: null },
    { ...one, assignmentId: 6, assignmentName: '第六单元检测', total: 855, mean: 790, zScore: -43 },
  ]
  await openPage({ service, hash: '#/trend' })
  const links = screen.getAllByRole('link', { name: /单元检测/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '第六单元检测85.5 / 100 分班级平均 79 分标准分 −0.4311-10 20:00 截止86%',
    '第五单元检测70 / 100 分11-10 20:00 截止70%',
  ])
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('最近几次得分率：11-10 70%，11-10 86%')
  expect(screen.getByText(/^标准分：/).textContent).toBe('标准分：比班级平均高或低几个标准差，试卷难易不影响它。')
})

test('each subject has a line and a list of its own', async () => {
  const service = new FakeService()
  const one = { endTime: '2026-11-10T12:00:00.000Z', total: 50, score: 100, mean: null, zScore: null }
  const { juniorEnglish, juniorMaths } = subjects
  service.trend = [
    { ...one, assignmentId: 5, assignmentName: '第一单元', subjectId: juniorEnglish },
    { ...one, assignmentId: 6, assignmentName: '第一章', subjectId: juniorMaths, total: 90 },
    { ...one, assignmentId: 7, assignmentName: '第二单元', subjectId: juniorEnglish, total: 60 },
    { ...one, assignmentId: 8, assignmentName: '第二章', subjectId: juniorMaths, total: 80 },
  ]
  await openPage({ service, hash: '#/trend' })
  expect({
    headings: screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    lines: screen.getAllByRole('img').map((line) => line.getAttribute('aria-label')),
    lists: ['英语', '数学'].map((name) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ),
  }).toEqual({
    headings: ['英语', '数学'],
    lines: ['最近几次得分率：11-10 50%，11-10 60%', '最近几次得分率：11-10 90%，11-10 80%'],
    lists: [
      ['#/result/7', '#/result/5'],
      ['#/result/8', '#/result/6'],
    ],
  })
})
