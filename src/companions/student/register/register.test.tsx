// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal } from '#api/client/failures.ts'
import { join } from '#api/contract/groups/join.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { FakeService } from '../testing/fake-service.ts'
import { click, openPage, pass, type } from '../testing/open-page.tsx'

const registered = {
  username: 'qiming000213',
  courseName: '七年级(2)班英语提高与口语交际实践活动周末加强班',
  leadTeacherName: '周老师',
  courseSchool: '启明中学',
}

const confirmation =
  `申请已提交账号qiming000213班级${registered.courseName}老师周老师学校启明中学` +
  '请记下账号。老师通过后，用这个账号和刚才的密码登录。'

async function open(hash: string) {
  // Before fake time starts, because module loading does not follow it.
  await import('./register.screen.tsx')
  const service = new FakeService()
  service.signedIn = null
  service.registered = registered
  const page = await openPage({ service, hash })
  await vi.waitFor(() => screen.getByRole('heading', { level: 1 }))
  return page
}

function fill() {
  type('姓名', '林雅婷')
  type('学号', '20260731')
  type('设置密码', 'tR7#kuv2Lq')
  type('再输一次密码', 'tR7#kuv2Lq')
}

async function submit() {
  await click('button', /提交申请/)
  await pass(100)
}

const values = (...labels: readonly string[]) =>
  labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

test('a class link leads students without an account to the form with its code', async () => {
  await open('#/join/K7M2QX')
  const link = screen.getByRole('link', { name: '没有账号？用班级码注册' })
  expect(link.getAttribute('href')).toBe('#/register/K7M2QX')
})

test('registering shows the account, which is then filled into the sign-in', async () => {
  const { service } = await open('#/register/K7M2QX')
  expect(values('班级码', '姓名', '学号')).toEqual(['K7M2QX', '', ''])
  fill()
  await submit()
  const password = passwordDigest('tR7#kuv2Lq')
  expect(service.inputsOf(join.register)).toEqual([
    { classCode: 'K7M2QX', realname: '林雅婷', studentNo: '20260731', password },
  ])
  expect(screen.getByRole('status').textContent).toBe(confirmation)
  const on = screen.getByRole('link', { name: '知道了，去登录' }).getAttribute('href') ?? ''
  window.location.hash = on
  await pass(10)
  expect({ on, values: values('账号', '密码') }).toEqual({ on: '#/classes', values: ['qiming000213', ''] })
})

test('what is missing or wrong is shown beside its field before anything is sent', async () => {
  const { service } = await open('#/register')
  type('学号', '1.2E+10')
  type('设置密码', 'short')
  type('再输一次密码', 'other')
  await submit()
  const errors = ['班级码', '姓名', '学号', '设置密码', '再输一次密码'].map((label) => {
    const { id } = screen.getByLabelText(label)
    return document.getElementById(`${id}-error`)?.textContent
  })
  expect(errors).toEqual([
    '请输入班级码',
    '请输入姓名',
    '学号不对，请核对',
    '密码要 8–15 位，有大小写字母、数字和特殊字符',
    '两次密码不一致',
  ])
  expect({ focused: document.activeElement, sent: service.inputsOf(join.register) }).toEqual({
    focused: screen.getByLabelText('班级码'),
    sent: [],
  })
})

test('objections of the service appear beside the field, or above the button', async () => {
  const { service } = await open('#/register/K7M2QX')
  fill()
  service.registered = refusal(join.register, { id: 'classCodeUnknown', data: null }, '没有这个班级码')
  await submit()
  const code = screen.getByLabelText('班级码')
  expect({ focused: document.activeElement, description: descriptionOf(code) }).toEqual({
    focused: code,
    description: '没有这个班级码 向老师要班级码，大小写都可以',
  })
  type('班级码', 'K7M2QY')
  expect(descriptionOf(code)).toBe('向老师要班级码，大小写都可以')
  service.registered = refusal(join.register, { id: 'fault', data: null }, '服务出错了，请稍后再试')
  await submit()
  expect(screen.getByRole('alert').textContent).toBe('服务出错了，请稍后再试')
  expect(screen.getByRole('link', { name: '已有账号，去登录' }).getAttribute('href')).toBe('#/')
})

test('after a lost response the same request is sent again', async () => {
  const { service } = await open('#/register/K7M2QX')
  fill()
  service.fail(join.register, 'answerLost')
  await submit()
  expect(screen.getByRole('alert').textContent).toContain('申请可能已经收到。请再提交一次，不会重复。')
  await submit()
  expect(screen.getByRole('status').textContent).toBe(confirmation)
})
