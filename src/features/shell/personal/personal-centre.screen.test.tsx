// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { PersonalCentreScreen } from './personal-centre.screen.tsx'

const open = (path: string, isSchoolOwner = false) =>
  renderUi(
    <PersonalCentreScreen path={path} isSchoolOwner={isSchoolOwner}>
      <h1>页面</h1>
    </PersonalCentreScreen>,
  )

/** Every item as text with its link, the open one with a star. */
const links = () =>
  within(screen.getByRole('navigation', { name: '个人中心' }))
    .getAllByRole('link')
    .map((link) => [
      `${link.textContent}${link.getAttribute('aria-current') === 'page' ? '*' : ''}`,
      link.getAttribute('href'),
    ])

const own = [
  ['我的课程', '#/personal-center/my-courses'],
  ['我的资料', '#/course-manage/profile'],
  ['消息通知', '#/personal-center/message-notification'],
  ['我的功能', '#/personal-center/my-functions'],
  ['我的设备', '#/personal-center/my-profile/devices'],
  ['手机号', '#/course-manage/profile/edit/phone'],
  ['邮箱', '#/course-manage/profile/edit/email'],
  ['修改密码', '#/course-manage/profile/edit/password'],
  ['入口顺序', '#/personal-center/my-profile/entries'],
]

test('everything of the teacher’s own is one list beside the page', () => {
  open('/nowhere')
  expect(links()).toEqual(own)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('页面')
})

test('a school owner’s list includes the school’s pages', () => {
  open('/school/functions', true)
  expect(links()).toEqual([
    ...own,
    ['教师和申请', '#/school/applications'],
    ['功能授权*', '#/school/functions'],
    ['学校通知', '#/personal-center/notices'],
  ])
})

test.each([
  ['/personal-center/my-courses', '我的课程*'],
  ['/course-manage/mine', '我的课程*'],
  ['/personal-center/my-profile', '我的资料*'],
  ['/course-manage/profile', '我的资料*'],
  ['/course-manage/message', '消息通知*'],
])('%s is %s', (path, open_) => {
  open(path)
  expect(links().filter(([words]) => words?.endsWith('*'))).toEqual([[open_, expect.any(String)]])
})

test('in a line that scrolls the open page’s link is in sight, behind whole links only', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...document.querySelectorAll('nav a')].indexOf(this) * 100
  })
  open('/course-manage/profile/edit/phone')
  expect(screen.getByRole('navigation').scrollLeft).toBe(400)
})
