// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { student } from '#api/contract/areas/student.ts'
import { FakeService } from '../testing/fake-service.ts'
import { click, openPage, pass } from '../testing/open-page.tsx'

const cards = () => screen.getAllByRole('article')

test('a published score shows the total and every item with both answers, and is seen once', async () => {
  const { service } = await openPage({ hash: '#/result/7' })
  await pass(5000)
  expect(screen.getByText('9.5').textContent).toBe('9.5/ 16 分')
  expect(screen.getByText('4 题中拿满分 1 题')).toBeTruthy()
  const [choice, several, word, written] = cards().map(({ textContent }) => textContent)
  expect(choice).toContain('2 / 2 分')
  expect(choice).toContain('选对了')
  expect([choice?.includes('给分规则'), several?.match(/给分规则.*0 分/)?.[0]]).toEqual([
    false,
    '给分规则全部选对得 2 分；少选得 1 分；有错选得 0 分',
  ])
  expect(word).toContain('你的答案没有作答正确答案garden解析见第一段。')
  expect(written).toContain('你的答案I like it.参考答案Our garden is small.评分标准内容7.5 / 10 分老师的评语注意时态。')
  expect(service.inputsOf(student.resultSeen)).toEqual([{ assignmentId: 7 }])
})

test('mistakes can stand first', async () => {
  await openPage({ hash: '#/result/7' })
  const names = () => cards().map((card) => card.getAttribute('aria-label'))
  expect(names()).toEqual(['第 1 题', '第 2 题', '第 3 题', '第 4 题'])
  await click('checkbox', '错题在前')
  expect(names()).toEqual(['第 2 题', '第 3 题', '第 4 题', '第 1 题'])
})

test('a score that cannot be fetched says why', async () => {
  const service = new FakeService()
  service.fail(student.result, 'offline', 'offline', 'offline')
  await openPage({ service, hash: '#/result/7' })
  await pass(10_000)
  expect(screen.getByText('网络连接失败')).toBeTruthy()
  expect(service.inputsOf(student.resultSeen)).toEqual([])
})

test('on a device that knows it is offline a score is not waited for; it comes with the network', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const service = new FakeService()
  service.fail(student.result, 'offline', 'offline', 'offline')
  onlineManager.setOnline(false)
  await openPage({ service, hash: '#/result/7' })
  await pass(10_000)
  expect(screen.getByRole('alert').textContent).toBe('加载失败网络连接失败刷新试试')
  act(() => onlineManager.setOnline(true))
  await pass(1000)
  expect(cards().length).toBe(4)
})
