// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { school } from '#api/contract/groups/school.ts'
import { refetchEvery } from '#domain/portal/constants.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { button, press, type } from '../testing/press.ts'
import type { Application } from './applications.types.ts'
import { ApplicationsScreen } from './applications.screen.tsx'

const applicationOf = (applicationId: number, realname: string, changes: Partial<Application> = {}): Application => ({
  applicationId,
  realname,
  mobile: `1381234567${applicationId}`,
  stageId: 2,
  subjectId: 203,
  appliedAt: `2020-11-1${applicationId}T10:00:00.000Z`,
  decidedAt: null,
  isApproved: null,
  reason: '',
  ...changes,
})

const longName = '阿卜杜热合曼·买买提艾力·吐尔逊江老师'

const waiting = [applicationOf(1, '周明远'), applicationOf(2, longName, { subjectId: 302, stageId: 3 })]

const decided = [
  applicationOf(3, '何清', { decidedAt: '2020-11-18T10:00:00.000Z', isApproved: true }),
  applicationOf(4, '宋词', { decidedAt: '2020-11-17T10:00:00.000Z', isApproved: false, reason: '不是本校老师' }),
]

const listOf = (applications: readonly Application[]) => ({
  total: applications.length,
  schoolCode: 'qiming',
  hasSms: true,
  applications,
})

interface Lists {
  readonly open?: readonly (readonly Application[])[]
  readonly done?: readonly Application[]
}

/** The screen with lists of waiting applications returned in turn; the last one repeats. */
function open({ open: lists = [waiting], done = decided }: Lists = {}, answers: Answers = {}, query = {}) {
  const left = [...lists]
  const next = () => listOf((left.length > 1 ? left.shift() : left[0]) ?? [])
  return openAccount(
    <ApplicationsScreen teacher={{ isSchoolOwner: true, uid: 1 }} />,
    {
      [account.applications.path]: ({ isOpen }) => (isOpen === 'true' ? next() : listOf(done)),
      [account.decideApplications.path]: () => ({}),
      [school.teachers.path]: () => ({ list: [], total: 0 }),
      ...answers,
    },
    query,
  )
}

const cells = () =>
  within(screen.getByRole('table', { name: /申请$/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))

const inDialog = () => within(screen.getByRole('dialog'))

const noneWaiting = [['没有待审核的申请把学校代码发给老师，在登录页点“注册账号”就能申请。']]

test('applicants are listed in the order of applying, with the full number to call', async () => {
  open()
  await screen.findByText('周明远')
  expect(screen.getByRole('banner').textContent).toBe('教师和申请2 位老师在等审核；学校代码 qiming')
  expect(cells()).toEqual([
    ['', '周明远', '13812345671', '初中英语', '2020-11-11 18:00', '通过'],
    ['', longName, '13812345672', '高中数学', '2020-11-12 18:00', '通过'],
  ])
  expect({ total: screen.getByText(/^共/).textContent, filter: screen.getByRole('radiogroup').textContent }).toEqual({
    total: '共 2 条',
    filter: '待审核2已处理2',
  })
})

test('decided ones show how and why, and the address stores the choice', async () => {
  const { address } = open()
  await screen.findByText('周明远')
  fireEvent.click(screen.getByRole('radio', { name: /^已处理/ }))
  await screen.findByText('何清')
  expect(address.get()).toEqual({ state: 'decided' })
  expect(cells()).toEqual([
    ['何清', '13812345673', '初中英语', '2020-11-13 18:00', '2020-11-18 18:00', '已通过', '–'],
    ['宋词', '13812345674', '初中英语', '2020-11-14 18:00', '2020-11-17 18:00', '未通过', '不是本校老师'],
  ])
})

test('one is approved after confirmation, and the school’s teachers are read again', async () => {
  const { sentTo } = open({ open: [waiting, waiting.slice(1)] })
  await screen.findByText('周明远')
  press('通过周明远的申请')
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    '要通过周明远的申请吗？通过后他们就能用自己的手机号登录，成为本校教师。',
  )
  fireEvent.click(inDialog().getByRole('button', { name: '通过' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已通过 1 位老师'))
  await waitFor(() => expect(screen.queryByText('周明远')).toBeNull())
  expect(sentTo(account.decideApplications.path).map(({ fields }) => fields)).toEqual([
    { applicationIds: '1', isApproved: 'true' },
  ])
  await waitFor(() => expect(sentTo(school.teachers.path).length).toBe(2))
})

test('an application that arrives later appears by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  open({ open: [waiting.slice(1), waiting] })
  await screen.findByText(longName)
  expect(screen.queryByText('周明远')).toBeNull()
  act(() => void vi.advanceTimersByTime(refetchEvery.list))
  await screen.findByText('周明远')
})

test('several are approved together, or none', async () => {
  const { sentTo } = open({ open: [waiting, []] })
  await screen.findByText('周明远')
  tick('周明远')
  tick('阿卜杜')
  expect(screen.getByRole('status').textContent).toBe('已选 2 人')
  press('通过所选')
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    `要通过周明远、${longName}的申请吗？通过后他们就能用自己的手机号登录，成为本校教师。` +
      '有一条不能处理时，所选的都不会处理。',
  )
  fireEvent.click(inDialog().getByRole('button', { name: '通过' }))
  await screen.findByRole('heading', { name: '没有待审核的申请' })
  expect({ cells: cells(), selected: screen.queryByText(/已选/) }).toEqual({ cells: noneWaiting, selected: null })
  expect(sentTo(account.decideApplications.path).map(({ fields }) => fields)).toEqual([
    { applicationIds: '1,2', isApproved: 'true' },
  ])
})

test('a rejection requires a reason, which stays typed when the service refuses', async () => {
  const answers = [lost, () => ({})]
  const { sentTo } = open({}, { [account.decideApplications.path]: () => answers.shift()?.() })
  await screen.findByText('周明远')
  tick('周明远')
  press('所选不通过')
  fireEvent.click(inDialog().getByRole('button', { name: '不通过' }))
  expect(descriptionOf(screen.getByLabelText('不通过的原因'))).toBe('请写明不通过的原因')
  type('不通过的原因', ' 不是本校老师 ')
  fireEvent.click(inDialog().getByRole('button', { name: '不通过' }))
  expect((await inDialog().findByRole('alert')).textContent).toBe('服务器错误')
  fireEvent.click(inDialog().getByRole('button', { name: '不通过' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = sentTo(account.decideApplications.path)
  expect(sent.map(({ fields }) => fields)).toEqual([
    { applicationIds: '1', isApproved: 'false', reason: '不是本校老师' },
    { applicationIds: '1', isApproved: 'false', reason: '不是本校老师' },
  ])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('one is rejected from its row', async () => {
  open()
  await screen.findByText('周明远')
  press(/更多.*周明远|周明远.*更多/)
  fireEvent.click(await screen.findByRole('menuitem', { name: '不通过' }))
  expect(descriptionOf(await screen.findByRole('dialog'))).toBe(
    '周明远的申请不会通过，需要时可以重新申请。不通过的原因',
  )
})

test('an application decided by somebody else is reported, and the list is read again', async () => {
  open(
    { open: [waiting, waiting.slice(1)] },
    { [account.decideApplications.path]: () => refused('applicationDecided') },
  )
  await screen.findByText('周明远')
  press('通过周明远的申请')
  fireEvent.click(inDialog().getByRole('button', { name: '通过' }))
  expect((await screen.findByRole('dialog', { name: '没有处理' })).textContent).toBe(
    '没有处理这条申请已经处理过，请刷新确定',
  )
  fireEvent.click(button('确定'))
  await waitFor(() => expect(screen.queryByText('周明远')).toBeNull())
})

test('with nobody waiting it says how teachers apply', async () => {
  open({ open: [[]] })
  await screen.findByRole('heading', { name: '没有待审核的申请' })
  expect(cells()).toEqual(noneWaiting)
})

test('without SMS it says how else teachers are added, not that they can register', async () => {
  open({}, { [account.applications.path]: () => ({ ...listOf([]), hasSms: false }) })
  const way = await screen.findByText(/没有开通短信/)
  expect({ way: way.textContent, cells: cells() }).toEqual({
    way: '讲台没有开通短信，老师收不到注册用的验证码。请管理服务器的人设置 PODIUM_SMS_WEBHOOK，或在服务器上用 npm run first-teacher -- --code qiming … 添加老师。',
    cells: [['没有待审核的申请']],
  })
})

test('nothing decided yet says so', async () => {
  open({ done: [] }, {}, { state: 'decided' })
  await screen.findByText('还没有处理过申请')
  expect(cells()).toEqual([['暂无内容还没有处理过申请']])
})

test('a list that cannot be read says why and can be read again', async () => {
  const answers = [() => refused('applicationUnknown'), () => listOf(waiting)]
  open({}, { [account.applications.path]: ({ isOpen }) => (isOpen === 'true' ? answers.shift()?.() : listOf([])) })
  expect((await screen.findByRole('alert')).textContent).toContain('加载失败没有这条申请')
  press('刷新试试')
  await screen.findByText('周明远')
  expect(cells().map(([, name]) => name)).toEqual(['周明远', longName])
})

test('anybody but the owner is told who handles applications, and nothing is requested', () => {
  const { sentTo } = openAccount(<ApplicationsScreen teacher={{ isSchoolOwner: false, uid: 1 }} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('只有学校负责人能审核')
  expect(sentTo(account.applications.path)).toEqual([])
})
