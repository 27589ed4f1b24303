// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { slip } from '#api/contract/groups/slip.ts'
import type { MemberRow } from '#api/contract/schemas/members.ts'
import { SaveFileProvider } from '#api/queries/save-file-context.tsx'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { SlipsScreen } from './slips.screen.tsx'

const givenStudent = (uid: number, realname: string, hasPassword = true): MemberRow => ({
  uid,
  username: `qm0701${String(uid - 10).padStart(3, '0')}`,
  realname,
  studentNo: null,
  groupName: null,
  contactMobile: null,
  hasPassword,
  joinedAt: '2026-09-01T00:00:00.000Z',
  lastSeenAt: null,
  rev: 0,
})

const students = [
  givenStudent(11, '林雅婷'),
  givenStudent(12, '阿卜杜热合曼·买买提艾力·吐尔逊江'),
  givenStudent(13, '何清'),
]

const pdf = () =>
  new Response('%PDF-codes', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''${encodeURIComponent('七(1)班-学生码.pdf')}`,
    },
  })

function open(answers: Answers = {}, list: readonly MemberRow[] = students, query = {}) {
  const saved = vi.fn(async (_name: string, _blob: Blob) => {})
  const { sentTo } = openScreen(
    <SaveFileProvider value={saved}>
      <SlipsScreen courseId={7} />
    </SaveFileProvider>,
    {
      [course.info.path]: () => ({ ...givenCourse, courseId: 7, courseName: '七(1)班' }),
      [member.list.path]: () => ({ list, total: list.length }),
      [slip.unprintable.path]: () => ({ list: [] }),
      [slip.studentCodes.path]: pdf,
      [slip.passwords.path]: () => ({ name: '七(1)班-密码条.pdf', passwordSheet: btoa('%PDF-passwords') }),
      ...answers,
    },
    query,
  )
  const filesSaved = () => Promise.all(saved.mock.calls.map(async ([name, blob]) => [name, await blob.text()]))
  return { filesSaved, fieldsTo: (endpoint: { readonly path: string }) => sentTo(endpoint).map(({ fields }) => fields) }
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

/** The most recent status message. */
const status = () => screen.getByRole('log').textContent

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))

test('codes are printed for the whole class, and for the selected students only', async () => {
  const { filesSaved, fieldsTo } = open()
  fireEvent.click(await screen.findByRole('button', { name: /打印全班学生码（3）/ }))
  await waitFor(() => expect(status()).toBe('3 张学生码已生成，请打开下载的 PDF 打印'))
  tick('何清')
  fireEvent.click(button(/打印学生码（1）/))
  await waitFor(() => expect(status()).toBe('1 张学生码已生成，请打开下载的 PDF 打印'))
  expect(fieldsTo(slip.studentCodes)).toEqual([
    { courseId: '7', uids: '' },
    { courseId: '7', uids: '13' },
  ])
  expect(await filesSaved()).toEqual(Array.from({ length: 2 }, () => ['七(1)班-学生码.pdf', '%PDF-codes']))
})

test('password slips are for selected students, after a confirmation that says whose and what is lost', async () => {
  const { filesSaved, fieldsTo } = open()
  await screen.findByText('何清')
  await screen.findByRole('heading', { name: '七(1)班的学生码和密码条' })
  expect(button(/打印密码条/).disabled).toBe(true)
  tick('林雅婷')
  tick('阿卜杜热合曼')
  fireEvent.click(button(/打印密码条（2）/))
  const dialog = screen.getByRole('dialog')
  expect(descriptionOf(dialog)).toBe(
    '要给七(1)班的林雅婷、阿卜杜热合曼·买买提艾力·吐尔逊江换新密码并打印密码条吗？原来的密码马上失效，他们要重新登录' +
      '密码只出现在这份 PDF 里，关掉后查不到学生第一次登录时要改成自己的密码',
  )
  fireEvent.click(within(dialog).getByRole('button', { name: '换密码并打印' }))
  await waitFor(() => expect(status()).toBe('2 张密码条已生成，请打开下载的 PDF 打印'))
  expect(fieldsTo(slip.passwords)).toEqual([{ courseId: '7', uids: '11,12' }])
  expect(await filesSaved()).toEqual([['七(1)班-密码条.pdf', '%PDF-passwords']])
})

test.each([
  [
    'a refusal leaves the passwords',
    () => refused('studentNotInClass'),
    '所选学生里有人已不在这个班，请刷新名单学生的密码没有变',
  ],
  ['without an answer nobody knows', lost, '服务器错误如果学生说旧密码不能用了，请再打印一次'],
])('%s', async (_name, answer, message) => {
  const { filesSaved } = open({ [slip.passwords.path]: answer })
  await screen.findByText('何清')
  tick('何清')
  fireEvent.click(button(/打印密码条/))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '换密码并打印' }))
  expect(descriptionOf(await screen.findByRole('dialog', { name: '没有生成' }))).toBe(message)
  expect(await filesSaved()).toEqual([])
})

test('new passwords are limited to a hundred students at once', async () => {
  const many = Array.from({ length: 101 }, (_, index) => givenStudent(index + 11, `学生${index}`))
  open({}, many)
  await screen.findByText('共 101 人')
  fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body)
  expect(screen.getByRole('status').textContent).toBe('密码条一次最多 100 人')
  expect(button(/打印密码条/).disabled).toBe(true)
})

test('students without a password are selected at once, up to the limit of slips', async () => {
  const fresh = Array.from({ length: 101 }, (_, index) => givenStudent(index + 14, `新生${index}`, false))
  const lists = [[...students, ...fresh], [...students, givenStudent(114, '新生100', false)], students]
  const answer = () => {
    const list = lists.length > 1 ? lists.shift() : lists[0]
    return { list, total: list?.length }
  }
  const { fieldsTo } = open({ [member.list.path]: answer })
  const print = async (count: number) => {
    fireEvent.click(button(`打印密码条（${count}）`))
    expect(descriptionOf(screen.getByRole('dialog'))).toMatch(
      /^要给.*设密码并打印密码条吗？密码只出现在这份 PDF 里，关掉后查不到学生第一次登录时要改成自己的密码$/,
    )
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '设密码并打印' }))
    await screen.findByText(`${count} 张密码条已生成，请打开下载的 PDF 打印`)
  }
  fireEvent.click(await screen.findByRole('button', { name: '选 100 名没有密码的（共 101 名）' }))
  await print(100)
  fireEvent.click(await screen.findByRole('button', { name: '选没有密码的 1 名' }))
  await print(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: /没有密码的/ })).toBeNull())
  expect(fieldsTo(slip.passwords).map(({ uids }) => uids)).toEqual([
    fresh
      .slice(0, 100)
      .map(({ uid }) => uid)
      .join(','),
    '114',
  ])
})

test('opened for first passwords, those without one are chosen, and printing their slips is the main act', async () => {
  const list = [...students, givenStudent(14, '新生', false)]
  const { fieldsTo } = open({}, list, { without: 'password' })
  const print = await screen.findByRole('button', { name: '打印密码条（1）' })
  const looks = [print, button(/打印学生码/)].map((one) => one.dataset['variant'])
  expect(looks).toEqual(['filled', 'default'])
  fireEvent.click(print)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '设密码并打印' }))
  await screen.findByText('1 张密码条已生成，请打开下载的 PDF 打印')
  expect(fieldsTo(slip.passwords)).toEqual([{ courseId: '7', uids: '14' }])
})

test('students are found by name, also if it was padded; a class that failed to load can be reloaded', async () => {
  const padded = givenStudent(14, '刘　秀英')
  const answers = [lost, () => ({ list: [...students, padded], total: 4 })]
  open({ [member.list.path]: () => answers.shift()?.() })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await screen.findByText('何清')
  fireEvent.change(screen.getByRole('searchbox', { name: '按姓名或账号查找' }), { target: { value: '0701002' } })
  await waitFor(() => expect(screen.queryByText('何清')).toBeNull())
  fireEvent.change(screen.getByRole('searchbox', { name: '按姓名或账号查找' }), { target: { value: '刘秀英' } })
  await screen.findByText('刘 秀英')
  fireEvent.change(screen.getByRole('searchbox', { name: '按姓名或账号查找' }), { target: { value: '没有这人' } })
  await screen.findByText('没有符合的学生')
  expect(screen.getByRole('table').textContent).toBe('姓名账号没有符合的学生')
})

test('names that cannot be printed in full are reported before anything is printed', async () => {
  const list = [
    { uid: 11, realname: '王\u{323af}', characters: '\u{323af}' },
    { uid: 12, realname: '\u{323ae}', characters: '\u{323ae}' },
  ]
  open({ [slip.unprintable.path]: () => ({ list }) })
  const notice = '这些名字里有字库没有的字，打印时用 〓 代替，请手写补上：王\u{323af}（\u{323af}）、\u{323ae}'
  expect((await screen.findByText(notice)).getAttribute('role')).toBe('status')
})
