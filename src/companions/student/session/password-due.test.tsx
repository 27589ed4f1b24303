// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { student } from '#api/contract/groups/student.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { FakeService, lan, ming } from '../testing/fake-service.ts'
import { click, heading, openPage, pass, type } from '../testing/open-page.tsx'

// Loaded beforehand, because module loading does not follow fake time.
beforeAll(() => import('#api/contract/password-digest.ts'))

const given = 'Kp7#mWx2qa'

const own = 'Zhang#2027'

async function change(): Promise<void> {
  type('新密码', own)
  type('确认新密码', own)
  fireEvent.submit(screen.getByRole('form', { name: '修改密码' }))
  await pass(300)
}

async function signIn(username: string, password: string): Promise<void> {
  type('账号', username)
  type('密码', password)
  fireEvent.click(screen.getByRole('button', { name: /^登录/ }))
  await pass(300)
}

/** Whose password has to be changed, and why. */
const whose = () => screen.getByText(/老师(发的|重置了你的)密码/).textContent

const askedForCurrent = () => screen.queryByLabelText('当前密码') !== null

const dialogHeading = () => within(screen.getByRole('dialog')).getByRole('heading').textContent

const changes = {
  oldPassword: passwordDigest(given),
  newPassword: passwordDigest(own),
  confirmation: passwordDigest(own),
}

test('a password made by the teacher is changed before anything is read, and is typed only once', async () => {
  const service = new FakeService()
  service.signedIn = null
  service.due.add(ming.uid)
  await openPage({ service })
  await signIn(ming.username, given)
  expect(heading()).toBe('请先设置新密码')
  expect(whose()).toBe('陈思远，老师发的密码是临时的，先换成自己的密码才能开始。')
  expect(askedForCurrent()).toBe(false)
  expect(service.inputsOf(student.assignments)).toEqual([])
  await change()
  expect(service.sent.filter(({ path }) => path === student.updatePassword.path)).toEqual([
    { path: student.updatePassword.path, uid: ming.uid, input: changes, key: expect.any(String) },
  ])
  expect(heading()).toBe('我的作业')
})

test('reopening the page asks again, and signing out is the only other way', async () => {
  const service = new FakeService()
  service.due.add(ming.uid)
  await openPage({ service, hash: '#/test/7' })
  expect(heading()).toBe('请先设置新密码')
  expect(askedForCurrent()).toBe(true)
  expect(service.inputsOf(student.open)).toEqual([])
  await click('button', '退出登录')
  expect(heading()).toBe('学生登录')
  expect(service.inputsOf(student.logout)).toEqual([{}])
})

test('a session that ends meanwhile leads back to the sign-in', async () => {
  const service = new FakeService()
  service.due.add(ming.uid)
  await openPage({ service })
  service.fail(student.updatePassword, 'signedOut')
  type('当前密码', given)
  await change()
  expect(heading()).toBe('学生登录')
})

test('after a reset in the middle of an assignment the answers survive the new password', async () => {
  const service = new FakeService()
  await openPage({ service, hash: '#/test/7' })
  const questions = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent
  const before = questions()
  service.due.add(ming.uid)
  service.signedIn = null
  fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body)
  await pass(5_000)
  expect(dialogHeading()).toBe('请重新登录')
  await signIn(ming.username, given)
  expect({ dialogHeading: dialogHeading(), whose: whose() }).toEqual({
    dialogHeading: '请先设置新密码',
    whose: '陈思远，老师重置了你的密码。答案都还在，换成自己的密码就能接着做。',
  })
  expect(service.inputsOf(student.saveDraft).length).toBe(1)
  await change()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(questions()).toBe(before)
  await pass(5_000)
  expect(service.inputsOf(student.saveDraft).length).toBe(2)
})

test('another student with such a password changes it on a page of their own', async () => {
  const service = new FakeService()
  await openPage({ service, hash: '#/test/7' })
  service.due.add(lan.uid)
  service.signedIn = null
  fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body)
  await pass(5_000)
  await signIn(lan.username, given)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(whose()).toBe('李兰，老师发的密码是临时的，先换成自己的密码才能开始。')
})
