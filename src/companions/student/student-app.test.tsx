// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { student, type StudentAssignment } from '#api/contract/groups/student.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { writeKept } from './answering/kept-sheet.ts'
import { begin, FakeService, lan, ming } from './testing/fake-service.ts'
import { click, heading, openPage, pass, type } from './testing/open-page.tsx'

const hour = 3_600_000
const inHours = (hours: number) => new Date(begin + hours * hour).toISOString()

const open: StudentAssignment = {
  assignmentId: 7,
  assignmentName: 'Unit 5 阅读练习（一）',
  courseName: '七年级(2)班',
  subjectId: 203,
  kind: 'homework',
  beginTime: inHours(-10),
  endTime: inHours(1),
  duration: null,
  itemCount: 4,
  score: 160,
  state: 'open',
  started: true,
  submittedAt: null,
  isCollected: false,
  isBeingCollected: false,
  total: null,
  reminded: true,
  sentBack: null,
}

const others: readonly StudentAssignment[] = [
  {
    ...open,
    assignmentId: 8,
    assignmentName: '周测',
    state: 'notStarted',
    beginTime: inHours(20),
    duration: 40,
    reminded: false,
  },
  { ...open, assignmentId: 9, assignmentName: '作文', state: 'submitted', submittedAt: inHours(-2), reminded: false },
  {
    ...open,
    assignmentId: 10,
    assignmentName: 'Unit 4 周测',
    state: 'published',
    submittedAt: inHours(-30),
    total: 125,
  },
  { ...open, assignmentId: 11, assignmentName: '听写', state: 'missed', endTime: inHours(-50), reminded: false },
]

const nothingYet = '订正错题成绩走势还没有作业老师布置以后会出现在这里。加入班级'

/** What the card of open work says in any state. */
const facts = 'Unit 5 阅读练习（一）作业七年级(2)班英语今天 20:00 截止4 题，满分 16 分'

const cardsOf = (group: string) =>
  within(screen.getByRole('region', { name: new RegExp(group) }))
    .getAllByRole('listitem')
    .map((card) => [card.querySelector('a')?.getAttribute('href') ?? null, card.textContent])

test('the list shows what can be done, the deadlines, and the progress of everything', async () => {
  const service = new FakeService()
  service.assignments = [...others, open]
  await openPage({ service })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '现在可以做 1 项',
    '还没到时间 1 项',
    '已出成绩 1 项',
    '已交 1 项',
    '错过了 1 项',
  ])
  expect(cardsOf('现在可以做')).toEqual([['#/test/7', `${facts}已开始老师提醒过`]])
  expect(cardsOf('还没到时间')[0]?.[1]).toContain('明天 15:00 开始4 题，满分 16 分限时 40 分钟')
  expect(cardsOf('已出成绩')[0]).toEqual(['#/result/10', expect.stringContaining('12.5 分')])
  expect(cardsOf('已交')[0]).toEqual([null, expect.stringContaining('今天 17:00 已交')])
  expect(cardsOf('错过了')[0]).toEqual([null, expect.stringContaining('没有交')])
})

test('why work was sent back is shown on its card and above the answers until it is handed in again', async () => {
  const service = new FakeService()
  service.assignments = [{ ...open, sentBack: '结尾没写完' }]
  service.notes = { sentBack: { reason: '结尾没写完', at: inHours(-1) }, drawn: [] }
  await openPage({ service })
  expect(cardsOf('现在可以做')).toEqual([['#/test/7', `${facts}老师退回重做：结尾没写完已开始老师提醒过`]])
  await click('link', new RegExp(open.assignmentName))
  await pass(10)
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe(
    '老师把这份作业退回来了，改好以后再交一次。原因：结尾没写完',
  )
})

test('the first link of a page skips its head', async () => {
  await openPage()
  const [first] = screen.getAllByRole('link')
  expect({ text: first?.textContent, href: first?.getAttribute('href') }).toEqual({ text: '跳到正文', href: '#/' })
  await click('link', '跳到正文')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('getting the focus refetches the list', async () => {
  const service = new FakeService()
  await openPage({ service })
  expect(screen.getByRole('main').textContent).toBe(nothingYet)
  service.assignments = [open]
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await pass(10)
  expect(cardsOf('现在可以做')).toHaveLength(1)
})

test('an unconfirmed hand-in is shown in the list', async () => {
  const service = new FakeService()
  const storage = memoryStorage()
  service.assignments = [open]
  writeKept(storage, ming.uid, 7, { unsaved: {}, flagged: [], place: 0, pending: { key: 'k', answers: {} } })
  await openPage({ service, storage })
  expect(cardsOf('现在可以做')).toEqual([['#/test/7', `${facts}还没确认交上，点开继续`]])
})

test('a list that cannot be fetched says why and can be fetched again', async () => {
  const service = new FakeService()
  service.fail(student.assignments, 'offline', 'offline', 'offline')
  await openPage({ service })
  await pass(10_000)
  expect(screen.getByRole('alert').textContent).toBe('加载失败网络连接失败刷新试试')
  await click('button', '刷新试试')
  expect(screen.getByRole('main').textContent).toBe(nothingYet)
})

test('signing in shows the list of the student; signing out ends the session', async () => {
  const service = new FakeService()
  service.signedIn = null
  await openPage({ service })
  await click('button', /登录/)
  expect(screen.getByRole('alert').textContent).toBe('用户密码不能为空')
  type('账号', 'nobody')
  type('密码', 'wrong')
  await click('button', /登录/)
  await pass(300)
  expect(screen.getByRole('alert').textContent).toBe('登录名或密码错误，再超过6次账号会被锁定')
  type('账号', ` ${lan.username} `)
  await click('button', /登录/)
  await pass(300)
  expect(screen.getByRole('banner').textContent).toBe('我的作业李兰 启明中学班级English')
  await click('button', '退出登录')
  expect(heading()).toBe('学生登录')
  expect(service.inputsOf(student.logout)).toEqual([{}])
})

test('without an answer to the sign-out the page says that the student is still signed in', async () => {
  const service = new FakeService()
  await openPage({ service })
  service.fail(student.logout, 'offline', 'offline')
  await click('button', '退出登录')
  expect({ heading: heading(), alert: screen.getByRole('alert').textContent }).toEqual({
    heading: '还没有退出登录',
    alert: '网络连接失败',
  })
  await click('button', '不退出了')
  expect(heading()).toBe('我的作业')
  await click('button', '退出登录')
  await click('button', '再退出一次')
  expect(heading()).toBe('学生登录')
})

test('the next student on the same page sees nothing of the previous one', async () => {
  const service = new FakeService()
  service.assignments = [open]
  await openPage({ service })
  const assignments = () => screen.queryAllByText(open.assignmentName).length
  expect(assignments()).toBe(1)
  await click('button', '退出登录')
  service.fail(student.assignments, 'never')
  type('账号', lan.username)
  type('密码', 'password')
  await click('button', /登录/)
  await pass(300)
  expect({ assignments: assignments(), name: screen.getByText('李兰').textContent }).toEqual({
    assignments: 0,
    name: '李兰',
  })
})

test('the language can be switched and is named in itself', async () => {
  const service = new FakeService()
  service.signedIn = null
  await openPage({ service })
  await click('button', 'English')
  expect(heading()).toBe('Student sign-in')
  await click('button', '中文')
  expect(heading()).toBe('学生登录')
})

test('without the service the page says so and tries again', async () => {
  const service = new FakeService()
  service.fail(student.info, 'offline')
  await openPage({ service })
  expect(screen.getByRole('alert').textContent).toBe('加载失败网络连接失败刷新试试')
  await click('button', '刷新试试')
  expect(heading()).toBe('我的作业')
})
