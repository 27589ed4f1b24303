// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markingRule, type MarkingRuleRow } from '#api/contract/groups/marking-rule.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { RulesScreen } from './rules.screen.tsx'

const markers = [
  { uid: 1, realname: '林知夏', leads: true, waiting: 0 },
  { uid: 2, realname: '徐书宁', leads: false, waiting: 0 },
  { uid: 3, realname: '顾之远', leads: false, waiting: 0 },
]

const rule: MarkingRuleRow = {
  assignmentId: 5,
  assignmentName: '没批过',
  courseId: 3,
  courseName: '七年级(2)班',
  isBlind: false,
  unblindedAt: null,
  isDouble: false,
  differenceLimit: 0,
  thirdMarkerId: null,
  goneThird: null,
  unmarked: 14,
  marked: 0,
  toSettle: 0,
  isBegun: false,
  markers,
}

const double = { ...rule, isDouble: true, differenceLimit: 20 }

test('the way of marking can only be set while the service accepts it', async () => {
  const list = [
    rule,
    { ...rule, assignmentId: 6, assignmentName: '批过', marked: 3, isBegun: true },
    { ...double, assignmentId: 7, assignmentName: '双评，没批过' },
    { ...double, assignmentId: 8, assignmentName: '双评，差第三位', isBegun: true },
    { ...double, assignmentId: 9, assignmentName: '双评，只有两位', isBegun: true, markers: markers.slice(1) },
    { ...double, assignmentId: 11, assignmentName: '批完', unmarked: 0, marked: 14, isBegun: true, thirdMarkerId: 3 },
    { ...double, assignmentId: 10, assignmentName: '双评，有第三位', isBegun: true, thirdMarkerId: 3 },
  ]
  openScreen(<RulesScreen uid={1} comparedId={null} />, { [markingRule.list.path]: () => ({ list }) })
  await screen.findByRole('link', { name: '没批过' })
  expect(screen.getAllByRole('button', { name: /^设置/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    '设置 没批过 怎么批',
    '设置 双评，没批过 怎么批',
    '设置 双评，差第三位 怎么批',
  ])
  expect(screen.getAllByRole('link', { name: /^去批改/ }).map((link) => link.getAttribute('aria-label'))).toEqual([
    '去批改 批过',
    '去批改 双评，只有两位',
    '去批改 双评，有第三位',
  ])
  const reports = screen.getAllByRole('link', { name: /^看报告 / })
  expect(reports.map((link) => ({ label: link.getAttribute('aria-label'), href: link.getAttribute('href') }))).toEqual([
    { label: '看报告 批完', href: '#/report-html?type=studytask&scope=class&courseId=3&homeworkId=11' },
  ])
})

test('whoever leads and has marked all of theirs is offered to settle what nobody else can mark', async () => {
  const pair = { ...double, isBegun: true, markers: markers.slice(0, 2), toSettle: 2 }
  const busy = pair.markers.map((marker) => ({ ...marker, waiting: 1 }))
  const list = [
    { ...pair, assignmentName: '要定分' },
    { ...pair, assignmentId: 6, assignmentName: '自己还没批完', markers: busy },
  ]
  const actsFor = async (uid: number) => {
    const { unmount } = openScreen(<RulesScreen uid={uid} comparedId={null} />, {
      [markingRule.list.path]: () => ({ list }),
    })
    await screen.findByRole('link', { name: '要定分' })
    const labels = [
      ...screen.queryAllByRole('button', { name: /^定分/ }),
      ...screen.getAllByRole('link', { name: /^去批改/ }),
    ]
    unmount()
    return labels.map((one) => one.getAttribute('aria-label'))
  }
  expect({ leader: await actsFor(1), other: await actsFor(2) }).toEqual({
    leader: ['定分 要定分', '去批改 自己还没批完'],
    other: ['去批改 要定分', '去批改 自己还没批完'],
  })
})

test('why begun ones cannot be set is said above the list; without such nothing is', async () => {
  const noteFor = async (list: readonly MarkingRuleRow[]) => {
    const { unmount } = openScreen(<RulesScreen uid={1} comparedId={null} />, {
      [markingRule.list.path]: () => ({ list }),
    })
    await screen.findByRole('link', { name: '没批过' })
    const words = screen.getByRole('main').querySelector('p')?.textContent
    unmount()
    return words
  }
  const begun = { ...rule, assignmentId: 6, assignmentName: '批过', marked: 3, isBegun: true }
  expect([await noteFor([rule]), await noteFor([rule, begun])]).toEqual([
    '0 项任务隐藏姓名，0 项由两位老师批改',
    '0 项任务隐藏姓名，0 项由两位老师批改老师打过分的任务不能再改怎么批',
  ])
})

test('a third teacher who is gone is named, with what to do, and can be replaced', async () => {
  const begun = { ...double, isBegun: true, thirdMarkerId: 9 }
  const gone = { realname: '沈知行', isDisabled: true, hasDecided: false }
  const list = [
    { ...begun, assignmentId: 6, assignmentName: '停用', goneThird: gone },
    { ...begun, assignmentId: 7, assignmentName: '离开', goneThird: { ...gone, isDisabled: false } },
    { ...begun, assignmentId: 8, assignmentName: '定过', goneThird: { ...gone, hasDecided: true } },
    { ...begun, assignmentId: 9, assignmentName: '没有别人', goneThird: gone, markers: markers.slice(1) },
  ]
  openScreen(<RulesScreen uid={1} comparedId={null} />, { [markingRule.list.path]: () => ({ list }) })
  await screen.findByRole('link', { name: '停用' })
  expect(screen.getAllByText(/^第三位/).map(({ textContent }) => textContent)).toEqual([
    '第三位沈知行的账号停用了，请换一位',
    '第三位沈知行不教这个班了，请换一位',
    '第三位沈知行的账号停用了，已经定的分不变，请换一位',
    '第三位沈知行的账号停用了，请先给这个班加一位老师',
  ])
  expect(screen.getAllByRole('button', { name: /^设置/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    '设置 停用 怎么批',
    '设置 离开 怎么批',
    '设置 定过 怎么批',
  ])
})

test('names still hidden once everything is marked are shown by one press, as reports wait for that', async () => {
  const blind = {
    ...rule,
    isBlind: true,
    isBegun: true,
    marked: 13,
    unmarked: 1,
    assignmentId: 6,
    assignmentName: '没批完',
  }
  const list = [blind, { ...blind, assignmentId: 7, assignmentName: '批完', marked: 14, unmarked: 0 }]
  const { sentTo } = openScreen(<RulesScreen uid={1} comparedId={null} />, {
    [markingRule.list.path]: () => ({ list }),
    [markingRule.reveal.path]: () => ({}),
  })
  const shows = await screen.findAllByRole('button', { name: /^公开姓名/ })
  expect(shows.map((button) => button.getAttribute('aria-label'))).toEqual(['公开姓名：批完'])
  fireEvent.click(screen.getByRole('button', { name: '公开姓名：批完' }))
  fireEvent.click(await screen.findByRole('button', { name: '公开姓名' }))
  await waitFor(() => expect(sentTo(markingRule.reveal).map(({ fields }) => fields['assignmentId'])).toEqual(['7']))
})

test('the assignment in the address has its marks compared; choosing another and closing change the address', async () => {
  const Addressed = () => <RulesScreen uid={1} comparedId={idIn(useNavigation().query['assignmentId'])} />
  const pair = { ...double, isBegun: true, markers: markers.slice(0, 2), toSettle: 2 }
  const list = [
    { ...pair, assignmentName: '先定分' },
    { ...pair, assignmentId: 6, assignmentName: '后定分' },
  ]
  const answers = {
    [markingRule.list.path]: () => ({ list }),
    [markingRule.differences.path]: () => ({ list: [] }),
  }
  const { address, sentTo } = openScreen(<Addressed />, answers, { assignmentId: '5' })
  const dialog = await screen.findByRole('dialog', { name: '先定分：分差' })
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(address.get()).toEqual({}))
  fireEvent.click(await screen.findByRole('button', { name: '定分 后定分' }))
  await screen.findByRole('dialog', { name: '后定分：分差' })
  expect({ address: address.get(), asked: sentTo(markingRule.differences).map(({ fields }) => fields) }).toEqual({
    address: { assignmentId: '6' },
    asked: [{ assignmentId: '5' }, { assignmentId: '6' }],
  })
})
