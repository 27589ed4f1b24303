// @vitest-environment jsdom
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { teacher } from '#tests/support/worlds/teacher-info.ts'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { openAccount } from '../testing/open-account.tsx'
import { button, press, type } from '../testing/press.ts'
import { ProfileScreen } from './profile.screen.tsx'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'

/** The screen for the cached teacher, as the route passes it. */
function Page() {
  const { data } = useQuery<TeacherInfo>({ queryKey: keyOf(user.teacherInfo, {}), enabled: false })
  return data && <ProfileScreen teacher={data} host={null} />
}

/** The screen for the teacher as returned by the service. */
function ReadPage() {
  const { data } = useEndpoint(user.teacherInfo, {})
  return data && <ProfileScreen teacher={data} host={null} />
}

const open = (answers: Answers = {}) => openAccount(<Page />, answers)

/** The value beside a term. */
const valueOf = (term: string): string =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent ?? ''

/** Every name that the page has shown, in order. */
function namesShown(cache: QueryClient): string[] {
  const names = [teacher.realname]
  cache.getQueryCache().subscribe(() => {
    const name = cache.getQueryData<TeacherInfo>(keyOf(user.teacherInfo, {}))?.realname
    if (name !== undefined && name !== names.at(-1)) names.push(name)
  })
  return names
}

test('the profile shows who one is and what one teaches, with numbers masked', () => {
  open()
  const terms = ['姓名', '账号', '手机号', '邮箱', '学校', '学段和学科', '教材版本']
  expect(terms.map(valueOf)).toEqual([
    '林知夏',
    '138****0001',
    '138****0001',
    '还没有绑定，绑定后可以用它找回密码',
    '启明中学',
    '初中英语',
    '人教版',
  ])
})

test('it links to pages for items that are changed separately', () => {
  open()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['更换手机号', '#/course-manage/profile/edit/phone'],
    ['绑定邮箱', '#/course-manage/profile/edit/email'],
    ['去审核教师申请', '#/school/applications'],
    ['查看我的功能', '#/personal-center/my-functions'],
    ['修改登录密码', '#/course-manage/profile/edit/password'],
    ['查看登录设备', '#/personal-center/my-profile/devices'],
    ['修改入口顺序', '#/personal-center/my-profile/entries'],
  ])
})

test('a teacher without mobile, subject and school of their own sees what is missing', () => {
  const bare = { ...teacher, mobile: null, stageId: null, subjectId: null, bookVersion: null, isSchoolOwner: false }
  openAccount(<ProfileScreen teacher={{ ...bare, username: 'qm_zhou' }} host={null} />)
  expect(['账号', '手机号', '学段和学科', '教材版本'].map(valueOf)).toEqual([
    'qm_zhou',
    '还没有绑定',
    '还没有选',
    '还没有选',
  ])
  expect(screen.getByRole('link', { name: '绑定手机号' }).getAttribute('href')).toBe(
    '#/course-manage/profile/edit/phone',
  )
  expect(screen.queryByRole('link', { name: /教师申请/ })).toBeNull()
})

test('a bound e-mail address is shown masked, and can be changed', () => {
  openAccount(<ProfileScreen teacher={{ ...teacher, email: 'l****@example.cn' }} host={null} />)
  const link = screen.getByRole('link', { name: '更换邮箱' })
  expect({ email: valueOf('邮箱'), href: link.getAttribute('href') }).toEqual({
    email: 'l****@example.cn',
    href: '#/course-manage/profile/edit/email',
  })
})

test('another name is shown at once, and then read again', async () => {
  const { sentTo } = open({
    [account.updateInfo.path]: () => ({}),
    [user.teacherInfo.path]: () => ({ ...teacher, realname: '林知秋' }),
  })
  press('修改姓名')
  type('姓名', ' 林知秋 ')
  press('保存')
  await waitFor(() => expect(valueOf('姓名')).toBe('林知秋'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(account.updateInfo.path).map(({ fields }) => fields)).toEqual([{ realname: '林知秋' }])
})

test('a name whose answer is lost but which the service has stored stays', async () => {
  let { realname } = teacher
  openAccount(<ReadPage />, {
    [account.updateInfo.path]: () => {
      realname = '林知秋'
      return lost()
    },
    [user.teacherInfo.path]: () => ({ ...teacher, realname }),
  })
  press('修改姓名')
  type('姓名', '林知秋')
  press('保存')
  await waitFor(() =>
    expect({ name: valueOf('姓名'), alert: screen.queryByRole('alert') }).toEqual({ name: '林知秋', alert: null }),
  )
})

test('a name without an answer is reset, and the page says that the outcome is unknown', async () => {
  open({ [account.updateInfo.path]: lost })
  press('修改姓名')
  type('姓名', '林知秋')
  press('保存')
  expect((await screen.findByRole('alert')).textContent).toContain('服务器错误，不知道保存了没有。请再改一次。')
  expect(valueOf('姓名')).toBe('林知夏')
})

test('a refused name was shown, is reset, and can be tried again as typed', async () => {
  const answers = [refused('subjectNotOfStage'), {}]
  const { cache, sentTo } = open({ [account.updateInfo.path]: () => answers.shift() })
  const names = namesShown(cache)
  press('修改姓名')
  type('姓名', '林知秋')
  press('保存')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^没有保存：.+。已恢复原来的内容。/)
  expect({ names, name: valueOf('姓名') }).toEqual({ names: ['林知夏', '林知秋', '林知夏'], name: '林知夏' })
  press('再改一次')
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('林知秋')
  press('保存')
  await waitFor(() => expect(valueOf('姓名')).toBe('林知秋'))
  expect(sentTo(account.updateInfo.path).map(({ fields }) => fields)).toEqual([
    { realname: '林知秋' },
    { realname: '林知秋' },
  ])
})

test('a name is required; an unchanged one is not sent', () => {
  const { sentTo } = open()
  press('修改姓名')
  type('姓名', ' 　')
  press('保存')
  expect(descriptionOf(screen.getByRole('textbox', { name: '姓名' }))).toBe('请填写姓名')
  type('姓名', '林知夏')
  press('保存')
  expect(sentTo(account.updateInfo.path)).toEqual([])
})

test('changing the subject requires a version for it', async () => {
  const { sentTo } = open({ [account.updateTeaching.path]: () => ({}) })
  press('修改任教信息')
  const dialog = within(screen.getByRole('dialog', { name: '修改任教信息' }))
  fireEvent.click(dialog.getByRole('radio', { name: '高中' }))
  fireEvent.click(dialog.getByRole('radio', { name: '数学' }))
  press('保存')
  expect(descriptionOf(dialog.getByRole('combobox', { name: '教材版本' }))).toBe('请选择教材版本')
  fireEvent.click(dialog.getByRole('combobox', { name: '教材版本' }))
  fireEvent.click(await screen.findByRole('option', { name: '人教B版' }))
  press('保存')
  await waitFor(() =>
    expect({ subject: valueOf('学段和学科'), bookVersion: valueOf('教材版本') }).toEqual({
      subject: '高中数学',
      bookVersion: '人教B版',
    }),
  )
  expect(sentTo(account.updateTeaching.path).map(({ fields }) => fields)).toEqual([
    { bookVersion: '人教B版', stageId: '3', subjectId: '302' },
  ])
})

test('a teacher who teaches nothing yet is told to choose a stage, and nothing is sent', () => {
  const bare = { ...teacher, stageId: null, subjectId: null, bookVersion: null }
  const { sentTo } = openAccount(<ProfileScreen teacher={bare} host={null} />)
  press('修改任教信息')
  press('保存')
  const dialog = within(screen.getByRole('dialog', { name: '修改任教信息' }))
  expect(descriptionOf(dialog.getByRole('radiogroup', { name: '学段' }))).toBe('请选择学段和学科')
  expect(sentTo(account.updateTeaching.path)).toEqual([])
})

test('a refused change of the subject is reset', async () => {
  open({ [account.updateTeaching.path]: () => refused('subjectNotOfStage') })
  press('修改任教信息')
  fireEvent.click(screen.getByRole('radio', { name: '数学' }))
  press('保存')
  await screen.findByRole('alert')
  expect({ subject: valueOf('学段和学科'), bookVersion: valueOf('教材版本') }).toEqual({
    subject: '初中英语',
    bookVersion: '人教版',
  })
})

test('the language is switched', () => {
  const onChange = vi.fn()
  openAccount(
    <LanguageProvider value="zh-CN" onChange={onChange}>
      <ProfileScreen teacher={teacher} host={null} />
    </LanguageProvider>,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'English' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('en')
})

test('each button says what it edits', () => {
  open()
  expect([button('修改姓名'), button('修改任教信息')].map(({ textContent }) => textContent)).toEqual(['修改', '修改'])
})
