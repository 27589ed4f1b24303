// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { notSignedIn, TransportError } from '#api/client/failures.ts'
import { account } from '#api/contract/groups/account.ts'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { message } from '#api/contract/groups/message.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { featureIds, featureNames } from '#domain/features/granted-features.ts'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { teacher } from '#tests/support/worlds/teacher-info.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { NotFoundScreen } from './not-found.screen.tsx'
import { ShellScreen } from './shell.screen.tsx'

const courseOf = (courseId: number): Course => ({
  ...givenCourse,
  courseId,
  courseName: `七年级(${courseId})班`,
  waitingCount: courseId,
})

const classes = (count: number): readonly Course[] => Array.from({ length: count }, (_, index) => courseOf(index + 1))

/** Granted forever. */
const features = {
  now: '2026-11-20T06:00:00.000Z',
  grants: featureNames.map((feature) => ({
    feature,
    featureId: featureIds[feature],
    endTime: '2099-01-01T00:00:00.000Z',
    isTrial: false,
  })),
}

interface Options {
  readonly courses?: readonly Course[]
  readonly unreviewed?: number
  readonly unapproved?: number
  readonly unread?: number
  readonly isSchoolOwner?: boolean
  readonly logout?: () => Promise<unknown>
}

const unbuilt = new Set(['/smart-mark', '/keben'])

function renderShell(options: Options = {}) {
  const { courses = classes(2), unreviewed = 18, unapproved = 0, unread = 0 } = options
  const { isSchoolOwner = true, logout = async () => ({}) } = options
  const onCourse = vi.fn()
  const onNewClass = vi.fn()
  const onSignedOut = vi.fn()
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const waiting = { submissions: unreviewed, requests: unapproved }
  const call = (({ path }: { path: string }) => {
    if (path === assigning.unreviewedCount.path) return Promise.resolve({ unreviewedCount: waiting.submissions })
    if (path === courseArea.approveCount.path) return Promise.resolve({ count: waiting.requests })
    if (path === message.unreadCount.path) return Promise.resolve({ unread })
    if (path === account.features.path) return Promise.resolve(features)
    if (path === signOn.logout.path) return logout()
    return Promise.reject(new Error(path))
  }) as Call
  renderUi(
    <QueryClientProvider client={cache}>
      <ClientProvider call={call}>
        <ToastProvider>
          <ShellScreen
            teacher={{ ...teacher, isSchoolOwner }}
            courses={courses}
            course={courses[1] ?? null}
            address="/course/2/tasks"
            isBuilt={(path) => !unbuilt.has(path)}
            width="full"
            onCourse={onCourse}
            onNewClass={onNewClass}
            onSignedOut={onSignedOut}
          >
            <h1>练习报告</h1>
          </ShellScreen>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  return { cache, waiting, onCourse, onNewClass, onSignedOut }
}

test('the spine links to what exists, and marks the open entry and unfinished ones', async () => {
  renderShell({ unreviewed: 0 })
  await screen.findByRole('link', { name: '智能阅卷 未开放' })
  const links = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])
  expect(links('主导航')).toEqual([
    ['首页', '#/', null],
    ['我的备课', '#/prepare-lessons', null],
    ['布置', '#/paper-select', null],
    ['智能阅卷 未开放', '#/smart-mark', null],
    ['错题本', '#/wrong-note', null],
    ['班级错词本', '#/vocabulary-html?courseId=2', null],
    ['学生个性化词本', '#/vocabulary-html?courseId=2&page=personalized', null],
  ])
  expect(links('更多')).toEqual([
    ['我的试卷', '#/my-paper', null],
    ['校本试卷', '#/paper-select/school-paper', null],
    ['班级学情', '#/report/task-track', null],
    ['抓拍记录', '#/smartpaper-v2-html', null],
    ['练习报告', '#/course/2/tasks', 'page'],
    ['人工批改', '#/correct-html', null],
    ['一键生成音频', '#/create-audio-html', null],
    ['我的课本 未开放', '#/keben', null],
    ['成员管理', '#/member', null],
    ['切换班级', '#/classes-dialog', null],
  ])
})

test('the badge says how many submissions wait', async () => {
  renderShell({ unreviewed: 18 })
  expect((await screen.findByRole('link', { name: /^人工批改.+/ })).textContent).toBe('人工批改1818 份待批')
})

test('the badges of a visible page show a change within five seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { waiting } = renderShell({ unreviewed: 18, unapproved: 2 })
  const badgeOf = () =>
    ['人工批改', '成员管理'].map((name) => screen.getByRole('link', { name: new RegExp(`^${name}`) }).textContent)
  const more = () => screen.getByRole('button', { name: /^更多/ }).textContent
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect({ badges: badgeOf(), more: more() }).toEqual({
    badges: ['人工批改1818 份待批', '成员管理22 人待审核'],
    more: '更多2018 份待批 · 2 人待审核',
  })
  Object.assign(waiting, { submissions: 17, requests: 0 })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect({ badges: badgeOf(), more: more() }).toEqual({
    badges: ['人工批改1717 份待批', '成员管理'],
    more: '更多1717 份待批',
  })
})

test('there is no badge when nothing waits', async () => {
  const { cache } = renderShell({ unreviewed: 0 })
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  expect(screen.getByRole('link', { name: /^人工批改/ }).textContent).toBe('人工批改')
})

test('another class is chosen in the class box, or a new one is begun', async () => {
  const { onCourse, onNewClass } = renderShell()
  fireEvent.click(screen.getByRole('button', { name: /^切换班级，当前七年级\(2\)班/ }))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '七年级(1)班 40 人英语，七年级上册11 份待批',
    '七年级(2)班 40 人英语，七年级上册22 份待批',
    '新建班级',
  ])
  expect(screen.queryByPlaceholderText('搜索班级')).toBeNull()
  fireEvent.click(options[0] ?? document.body)
  expect(onCourse).toHaveBeenCalledExactlyOnceWith(1)
  fireEvent.click(screen.getByRole('button', { name: /^切换班级，当前/ }))
  fireEvent.click(await screen.findByRole('option', { name: '新建班级' }))
  expect({ opened: onNewClass.mock.calls.length, chosen: onCourse.mock.calls }).toEqual({ opened: 1, chosen: [[1]] })
})

test('with more than eight classes they can be searched', async () => {
  renderShell({ courses: classes(9) })
  fireEvent.click(screen.getByRole('button', { name: /^切换班级，当前七年级\(2\)班/ }))
  const search = await screen.findByPlaceholderText('搜索班级')
  fireEvent.change(search, { target: { value: '(9)' } })
  expect(screen.getAllByRole('option').length).toBe(1)
  fireEvent.change(search, { target: { value: '高三' } })
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getByRole('listbox', { name: '切换班级' }).textContent).toBe('没有这个班级，换个词试试')
})

test('a teacher without classes has no assignments entry', () => {
  renderShell({ courses: [] })
  expect(screen.getByRole('complementary').textContent).toMatch(/^讲台Podium还没有班级首页/)
  expect(screen.queryByRole('link', { name: '练习报告' })).toBeNull()
})

test('更多 collapses into a button that opens it as a drawer, and can be pinned again', async () => {
  renderShell({ unreviewed: 0 })
  fireEvent.click(screen.getByRole('button', { name: '收起更多' }))
  expect(screen.queryByRole('navigation', { name: '更多' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '更多' }))
  const drawer = await screen.findByRole('dialog', { name: '更多' })
  const more = within(within(drawer).getByRole('navigation', { name: '更多' }))
  await waitFor(() => expect(more.getAllByRole('link').length).toBe(9))
  fireEvent.click(within(drawer).getByRole('button', { name: '钉在左侧' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('navigation', { name: '更多' }).textContent).toBe(
    '我的试卷校本试卷班级学情抓拍记录练习报告人工批改一键生成音频我的课本 未开放成员管理切换班级',
  )
})

const signOut = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^林知夏.*账号菜单$/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }))
}

test.each([
  ['the service ends the session', async () => ({})],
  ['the session had ended before', () => Promise.reject(notSignedIn(signOn.logout, 'zh-CN'))],
])('signing out leaves nothing in the page when %s', async (_name, logout) => {
  const { cache, onSignedOut } = renderShell({ logout })
  cache.setQueryData(['/client/user/teacher/info', {}], teacher)
  await signOut()
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce())
  expect(cache.getQueryData(['/client/user/teacher/info', {}])).toBeUndefined()
})

test('a sign-out that did not arrive is reported and can be tried again', async () => {
  const logout = vi.fn(async () => ({}))
  logout.mockRejectedValueOnce(new TransportError('offline', 'zh-CN'))
  const { onSignedOut } = renderShell({ logout })
  await signOut()
  expect((await screen.findByRole('alert')).textContent).toContain('没有退出：网络连接失败')
  expect(onSignedOut).not.toHaveBeenCalled()
  await signOut()
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce())
})

test('past toasts can be read in the account menu, with their times', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 6, 32, 8))
  onTestFinished(() => void vi.restoreAllMocks())
  renderShell({ logout: () => Promise.reject(new TransportError('offline', 'zh-CN')) })
  await signOut()
  await screen.findByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: /^林知夏.*账号菜单$/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '最近的提示' }))
  const log = await screen.findByRole('dialog', { name: '最近的提示' })
  expect(within(log).getByRole('listitem').textContent).toBe('没有退出：网络连接失败今天 14:32')
})

const menuLinks = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^林知夏.*账号菜单$/ }))
  const items = await screen.findAllByRole('menuitem')
  return items.map((item) => [item.textContent, item.getAttribute('href')]).filter(([, href]) => href !== null)
}

test('the account menu links to the profile, and a school owner’s to applications and notices', async () => {
  renderShell()
  expect(await menuLinks()).toEqual([
    ['我的资料', '#/course-manage/profile'],
    ['我的课程', '#/personal-center/my-courses'],
    ['我的功能', '#/personal-center/my-functions'],
    ['入口顺序', '#/personal-center/my-profile/entries'],
    ['教师和申请', '#/school/applications'],
    ['功能授权', '#/school/functions'],
    ['学校通知', '#/personal-center/notices'],
    ['帮助与反馈', '#/help?from=%2Fcourse%2F2%2Ftasks'],
  ])
})

test('anybody else has no link to the applications', async () => {
  renderShell({ isSchoolOwner: false })
  expect(await menuLinks()).toEqual([
    ['我的资料', '#/course-manage/profile'],
    ['我的课程', '#/personal-center/my-courses'],
    ['我的功能', '#/personal-center/my-functions'],
    ['入口顺序', '#/personal-center/my-profile/entries'],
    ['帮助与反馈', '#/help?from=%2Fcourse%2F2%2Ftasks'],
  ])
})

test('an unknown address offers a link home', () => {
  renderUi(<NotFoundScreen />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('没有这个页面')
  expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('#/')
})

test.each([
  [0, '消息通知', ''],
  [3, '消息通知，3 条未读', '3'],
  [120, '消息通知，120 条未读', '99+'],
])('with %i unread messages the bell says so', async (unread, name, shown) => {
  renderShell({ unread })
  const bell = await screen.findByRole('link', { name })
  expect({ bell: bell.textContent, href: bell.getAttribute('href') }).toEqual({
    bell: shown,
    href: '#/personal-center/message-notification',
  })
})
