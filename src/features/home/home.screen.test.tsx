// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { refusal, TransportError } from '#api/client/failures.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { home } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { busyDay, course, nothing, rowOf } from './testing/home-fixture.ts'
import { HomeScreen } from './home.screen.tsx'
import type { Today } from './today.ts'

interface Options {
  readonly today: () => Promise<Today>
  readonly requestCount?: number
  readonly studentCount?: number
  readonly others?: readonly Course[]
  readonly students?: (assignmentId: number) => readonly (readonly [string, 'unsubmitted' | 'marked', number])[]
  readonly remind?: (assignmentId: number) => Promise<unknown>
}

const defaultStudents: NonNullable<Options['students']> = (assignmentId) =>
  assignmentId === 1
    ? [
        ['陈思远', 'unsubmitted', 1],
        ['陈予安', 'unsubmitted', 0],
        ['程可欣', 'marked', 0],
      ]
    : [['蒋一鸣', 'unsubmitted', 0]]

/** Friday, 20 November 2026, 14:32 at school. */
const friday = Date.parse('2026-11-20T06:32:00Z')

function renderHome({
  today,
  requestCount = 0,
  studentCount = 40,
  others = [],
  students = defaultStudents,
  remind = async () => ({ count: 1 }),
}: Options) {
  vi.useFakeTimers({ toFake: ['Date'], now: friday })
  onTestFinished(() => void vi.useRealTimers())
  const reminded: unknown[] = []
  const taken: number[] = []
  const call = (({ path }: { path: string }, input: { assignmentId: number }) => {
    if (path === home.today.path) return today()
    if (path === assigning.remind.path) {
      reminded.push(input)
      return remind(input.assignmentId)
    }
    const list = students(input.assignmentId).map(([realname, state, reminders], index) => ({
      uid: input.assignmentId * 10 + index,
      realname,
      state,
      reminders,
      canHandIn: state === 'unsubmitted',
    }))
    return Promise.resolve({ list })
  }) as Call
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider call={call}>
        <ToastProvider>
          <HomeScreen
            course={{ ...course, requestCount, studentCount }}
            others={others}
            onClass={(courseId) => void taken.push(courseId)}
          />
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  return { reminded, taken }
}

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

/** The date, and how much is waiting. */
const head = () => screen.getByRole('banner').textContent

const week = () => screen.getByRole('region', { name: '本周任务' }).textContent

test('a busy day: what is waiting, where it leads, and the week', async () => {
  renderHome({ today: async () => busyDay })
  const state = '11月20日 周五。七(2)班有 4 类事等您处理，最近的截止时间是今天 18:00。'
  await waitFor(() => expect(head()).toBe(`今天${state}布置`))
  const needs = screen.getByRole('region', { name: '等您处理' })
  expect(textsOf(within(needs).getAllByRole('listitem'))).toEqual([
    '18份待批答卷Unit 6 写作 12 份，第五单元检测 6 份去批改',
    '3人次到期未交第五单元检测 3 人，11-18 20:00 已截止看任务列表',
    '3人次今天到期Unit 6 写作 2 人，今天 18:00 截止；Unit 6 单词听写 1 人，今天 21:00 截止提醒学生',
    '1项待发布成绩Unit 5 语法 40 份去发布',
    '14人次以后到期Unit 6 朗读 14 人，明天 21:00 截止提醒学生',
  ])
  expect(within(needs).getByRole('link', { name: '去批改' }).getAttribute('href')).toBe('#/correct-html?assignmentId=1')
  expect(within(needs).getByRole('link', { name: '看任务列表' }).getAttribute('href')).toBe('#/course/2/tasks')
  expect(within(needs).getByText(/更新$/).textContent).toBe('14:32 更新')
  const week = screen.getByRole('table', { name: '本周任务' })
  expect(textsOf(within(week).getAllByRole('row'))).toEqual([
    '任务截止提交待批状态操作',
    'Unit 6 写作作文今天 18:0038/4012进行中批改：Unit 6 写作',
    'Unit 5 语法作文11-17 20:0040/400已结束发布成绩：Unit 5 语法',
  ])
  const preparing = screen.getByRole('table', { name: '准备中' })
  expect(textsOf(within(preparing).getAllByRole('row').slice(1))).toEqual([
    'Unit 6 阅读作文11-23 08:00 自动开始未开始查看：Unit 6 阅读',
    '完形专练作文计划 11-24 08:00 开始，还没有发布未发布去发布：完形专练',
  ])
})

test('the class at a glance: seats, means and weakest points', async () => {
  renderHome({ today: async () => busyDay })
  await screen.findByRole('table', { name: '本周任务' })
  const snapshot = screen.getByRole('region', { name: '班级近况' })
  const images = within(snapshot).getAllByRole('img')
  expect(images.map((image) => image.getAttribute('aria-label'))).toEqual([
    '1 人已批，1 人待批，1 人未交',
    '近 2 次均分：1 70.2，2 73.5',
    '词义猜测 25%',
  ])
  expect(textsOf(within(snapshot).getAllByRole('listitem'))).toEqual([
    '第三单元检测 已批 38/40',
    '第四单元检测 已批 20/40',
    '词义猜测25%',
  ])
  expect(snapshot.textContent).toContain('Unit 6 写作提交 2/3')
  expect(snapshot.textContent).toContain('第五单元检测 已批 31/40')
})

test('an assignment that was ended early says when, and that it was early', async () => {
  const early = rowOf({ status: 2, endTime: '2026-11-20T10:00:00.000Z', finishedAt: '2026-11-20T00:29:00.000Z' }, 40)
  renderHome({ today: async () => ({ ...busyDay, recent: [early] }) })
  const table = await screen.findByRole('table', { name: '本周任务' })
  const [row] = within(table).getAllByRole('row').slice(1)
  expect(row?.textContent).toContain('Unit 6 写作作文今天 08:29 提前结束40/40')
})

test('a class without assignments is offered assigning one', async () => {
  renderHome({ today: async () => nothing })
  await waitFor(() => expect(week()).toBe('暂无内容这个班还没有布置过任务去布置'))
  expect(screen.getByRole('link', { name: '去布置' }).getAttribute('href')).toBe('#/paper-select')
  expect(screen.queryByRole('region', { name: '等您处理' })).toBeNull()
  expect(screen.queryByRole('region', { name: '班级近况' })).toBeNull()
})

test('a class without students shows its code, and leads to adding them rather than to assigning', async () => {
  renderHome({ today: async () => nothing, studentCount: 0 })
  await waitFor(() =>
    expect(week()).toBe(
      `班里还没有学生导入名单，或把班级码 ${course.classCode} 发给学生；他们进了班，才收得到任务添加学生`,
    ),
  )
  const looks = ['添加学生', '布置'].map((name) => screen.getByRole('link', { name }))
  const lookOf = (link: HTMLElement) => ({ href: link.getAttribute('href'), look: link.dataset['variant'] })
  expect(looks.map(lookOf)).toEqual([
    { href: '#/member/addStudent', look: 'filled' },
    { href: '#/paper-select', look: 'default' },
  ])
})

test('requests to join are shown, even before anything was assigned', async () => {
  renderHome({ today: async () => nothing, requestCount: 2 })
  await waitFor(() => expect(head()).toBe('今天11月20日 周五。七(2)班有 1 类事等您处理。布置'))
  const needs = within(screen.getByRole('region', { name: '等您处理' }))
  expect(textsOf(needs.getAllByRole('listitem'))).toEqual(['2人申请加入班级学生用班级码申请，等您通过去审核'])
  expect(needs.getByRole('link', { name: '去审核' }).getAttribute('href')).toBe('#/member/verify?courseId=2')
  expect(week()).toBe('暂无内容这个班还没有布置过任务去布置')
})

test('a quiet week shows the class and the next step, without gaps', async () => {
  renderHome({ today: async () => ({ ...nothing, seats: busyDay.seats, trend: busyDay.trend.slice(0, 1) }) })
  await waitFor(() => expect(head()).toBe('今天11月20日 周五。七(2)班没有等您处理的事。布置'))
  expect(week()).toBe('暂无内容这一周没有任务去布置')
  expect(within(screen.getByRole('region', { name: '班级近况' })).getAllByRole('heading').length).toBe(2)
})

test('a failure says why and can be retried', async () => {
  const answers = [() => Promise.reject(new TransportError('offline', 'zh-CN')), async () => nothing]
  renderHome({ today: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')) })
  expect((await screen.findByRole('alert')).textContent).toContain('加载失败网络连接失败')
  fireEvent.click(screen.getByRole('button', { name: '刷新试试' }))
  await waitFor(() => expect(week()).toBe('暂无内容这个班还没有布置过任务去布置'))
})

const openReminder = async () => {
  const missing = (await screen.findByRole('heading', { name: '今天到期' })).closest('li')
  fireEvent.click(within(missing ?? document.body).getByRole('button', { name: '提醒学生' }))
  return screen.findByRole('dialog', { name: '提醒未交学生' })
}

test('a reminder lists names and numbers, then reminds the missing students of each running assignment', async () => {
  const { reminded } = renderHome({ today: async () => busyDay })
  const dialog = await openReminder()
  const groups = await within(dialog).findAllByRole('listitem')
  expect(textsOf(groups)).toEqual([
    'Unit 6 写作，今天 18:00 截止，2 人陈思远、陈予安其中 1 人已经提醒过',
    'Unit 6 单词听写，今天 21:00 截止，1 人蒋一鸣',
  ])
  expect(descriptionOf(dialog)).toBe(`学生下次打开学生端时会看到提醒，共 3 人次：${textsOf(groups).join('')}`)
  expect(reminded).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: '发送提醒' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(reminded).toEqual([
    { assignmentId: 1, uids: [10, 11] },
    { assignmentId: 2, uids: [20] },
  ])
  expect(screen.getByRole('log').textContent).toBe('已提醒 2 人次')
})

test('cancelling reminds nobody', async () => {
  const { reminded } = renderHome({ today: async () => busyDay })
  const dialog = await openReminder()
  await within(dialog).findAllByRole('listitem')
  fireEvent.click(within(dialog).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(reminded).toEqual([])
})

test('an assignment whose reminder failed is named, and only that one is retried', async () => {
  let isBroken = true
  const { reminded } = renderHome({
    today: async () => busyDay,
    remind: (assignmentId) =>
      assignmentId === 2 && isBroken
        ? Promise.reject(refusal(assigning.remind, { id: 'alreadyFinished', data: null }, '这项任务已经结束'))
        : Promise.resolve({ count: 1 }),
  })
  const dialog = await openReminder()
  await within(dialog).findAllByRole('listitem')
  fireEvent.click(within(dialog).getByRole('button', { name: '发送提醒' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Unit 6 单词听写：这项任务已经结束')
  expect(within(dialog).getAllByRole('listitem').length).toBe(1)
  isBroken = false
  fireEvent.click(within(dialog).getByRole('button', { name: '发送提醒' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(reminded).toEqual([
    { assignmentId: 1, uids: [10, 11] },
    { assignmentId: 2, uids: [20] },
    { assignmentId: 2, uids: [20] },
  ])
})

test('when everybody has handed in meanwhile there is nobody to remind', async () => {
  renderHome({ today: async () => busyDay, students: () => [['陈思远', 'marked', 0]] })
  const dialog = await openReminder()
  await waitFor(() => expect(dialog.textContent).toBe('提醒未交学生名单里的学生都已经提交，不用提醒了。关闭'))
})

test('an assignment without a start of its own says that it begins when published', async () => {
  const draft = rowOf({ assignmentId: 8, assignmentName: '完形专练', status: 3, publishedAt: null })
  renderHome({ today: async () => ({ ...nothing, preparing: [draft] }) })
  const preparing = await screen.findByRole('table', { name: '准备中' })
  expect(textsOf(within(preparing).getAllByRole('row').slice(1))).toEqual([
    '完形专练作文还没有发布，发布后马上可以作答未发布去发布：完形专练',
  ])
})

const otherClass = (courseId: number, waitingCount: number): Course => ({
  ...course,
  courseId,
  courseName: `七年级(${courseId})班`,
  waitingCount,
})

test('the class’s and all submissions are counted, and other classes with submissions can be opened', async () => {
  const { taken } = renderHome({
    today: async () => busyDay,
    others: [otherClass(3, 4), otherClass(4, 0), otherClass(5, 30)],
  })
  const own = await screen.findByRole('link', { name: '本班 18' })
  expect(own.parentElement?.textContent).toBe('待批答卷本班 18全部 52七(5)班 30七(3)班 4')
  expect(own.getAttribute('href')).toBe('#/correct-html')
  expect(screen.getByRole('link', { name: '全部 52' }).getAttribute('href')).toBe('#/classes-dialog')
  expect(screen.getByRole('region', { name: '班级近况' }).textContent).toMatch(/^班级近况七\(2\)班/)
  fireEvent.click(screen.getByRole('button', { name: '七(5)班 30' }))
  expect(taken).toEqual([5])
})

test('if nothing is waiting in other classes, only the class’s number is shown', async () => {
  renderHome({ today: async () => busyDay, others: [otherClass(4, 0)] })
  await screen.findByRole('table', { name: '本周任务' })
  expect(screen.queryByText('本班 18')).toBeNull()
})
