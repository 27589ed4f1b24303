// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '#api/contract/areas/account.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { type Answers, refused } from '#tests/support/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { press } from '../testing/press.ts'
import { FunctionsPart } from './functions-part.tsx'

const now = '2026-11-20T06:00:00.000Z'

/** The device is a year behind the service, whose time counts. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-20T06:00:00Z') }))

afterEach(() => void vi.useRealTimers())

const granted = [
  { func: '新版智能阅卷', funcId: '14', endTime: '2026-11-20T05:59:59.000Z' },
  { func: '码上答', funcId: '30', endTime: '2027-06-30T15:59:00.000Z' },
  { func: '词汇练报告', funcId: '31', endTime: '2026-11-20T15:59:00.000Z' },
]

const open = (trial: TeacherInfo['trialInfo'], answers: Answers = {}) =>
  openAccount(<FunctionsPart trial={trial} />, {
    [account.functions.path]: () => ({ now, userAclList: granted }),
    ...answers,
  })

const rows = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

test('what is open says until when, and what is over since when', async () => {
  open(null)
  await screen.findByText('码上答')
  expect(rows()).toEqual([
    ['新版智能阅卷', '已到期到 今天 13:59'],
    ['码上答', '有效到 2027-06-30 23:59'],
    ['词汇练报告', '有效到 今天 23:59'],
    ['试用', '没有试用'],
  ])
})

test.each([
  ['2026-11-20T06:00:01.000Z', '2026-12-20T06:00:00.000Z', '未开始今天 14:00 至 12-20 14:00'],
  ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '有效11-01 08:00 至 12-01 08:00'],
  ['2026-10-01T00:00:00.000Z', '2026-11-20T06:00:00.000Z', '已到期10-01 08:00 至 今天 14:00'],
])('a trial from %s to %s: %s', async (beginTime, endTime, shown) => {
  open({ beginTime, endTime })
  await screen.findByText('码上答')
  expect(rows().at(-1)).toEqual(['试用', shown])
})

test('nothing open says so', async () => {
  open(null, { [account.functions.path]: () => ({ now, userAclList: [] }) })
  expect(await screen.findByText('还没有开通别的功能')).toBeDefined()
  expect(rows()).toEqual([['试用', '没有试用']])
})

test('a list that cannot be read can be read again', async () => {
  const answers = [() => refused('ownAccount'), () => ({ now, userAclList: granted })]
  open(null, { [account.functions.path]: () => answers.shift()?.() })
  await screen.findByText('加载失败')
  press('刷新试试')
  expect(await screen.findByText('码上答')).toBeDefined()
})
