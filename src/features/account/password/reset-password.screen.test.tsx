// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { solveCaptcha } from '#parts/captcha/testing/solve-captcha.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { descriptionOf, field, getCode, press, type } from '../testing/press.ts'
import { ResetPasswordScreen } from './reset-password.screen.tsx'
import { textsOf } from '#tests/support/documents/page-texts.ts'

beforeEach(() => localStorage.clear())

function open(typed = '13800000001', answers: Answers = {}) {
  const onReset = vi.fn<(account: string) => void>()
  const opened = openAccount(<ResetPasswordScreen account={typed} onReset={onReset} />, {
    [account.resetPassword.path]: () => ({}),
    [account.resetPasswordByEmail.path]: () => ({}),
    ...answers,
  })
  return { ...opened, onReset }
}

const step = () => screen.getByRole('list', { name: '找回密码的步骤' }).querySelector('[aria-current]')?.textContent

async function goToPassword() {
  press('下一步')
  await getCode()
  type('验证码', '402716')
  press('下一步')
}

function typePassword() {
  type('新密码', 'Lin#2026ab')
  type('确认密码', 'Lin#2026ab')
}

test('mobile, code and new password lead back to the sign-in with the mobile filled in', async () => {
  const { sentTo, onReset } = open()
  expect({ step: step(), mobile: field('手机号').value }).toEqual({ step: '1. 手机号', mobile: '13800000001' })
  await goToPassword()
  expect({ step: step(), focused: document.activeElement }).toEqual({ step: '3. 新密码', focused: field('新密码') })
  typePassword()
  press('设为新密码')
  await waitFor(() => expect(onReset).toHaveBeenCalledExactlyOnceWith('13800000001'))
  const password = passwordDigest('Lin#2026ab')
  expect(sentTo(account.resetPassword.path).map(({ fields }) => fields)).toEqual([
    { mobile: '13800000001', verificationCode: '402716', password, confirmation: password },
  ])
  await waitFor(() => expect(textsOf('log')).toContain('新密码已生效，请用它登录'))
})

test.each(['qm_teacher', '', '1380000000'])('the typed account %j is no mobile and prefills nothing', (typed) => {
  open(typed)
  expect(field('手机号').value).toBe('')
})

test('each step reports what is missing', async () => {
  open('')
  press('下一步')
  expect(descriptionOf('手机号')).toContain('手机号验证码不能为空')
  type('手机号', '23800000001')
  expect(descriptionOf('手机号')).toContain('手机号格式不正确')
  type('手机号', '13800000001')
  press('下一步')
  expect(step()).toBe('2. 验证码')
  type('验证码', '40')
  press('下一步')
  expect(descriptionOf('验证码')).toContain('验证码格式不正确')
  type('验证码', '402716')
  press('下一步')
  press('设为新密码')
  expect({ password: descriptionOf('新密码'), confirmation: descriptionOf('确认密码') }).toEqual({
    password: '请输入新密码',
    confirmation: '请再输一次新密码',
  })
  type('新密码', 'Lin#2026ab')
  type('确认密码', 'Lin#2026')
  press('设为新密码')
  expect({ description: descriptionOf('确认密码'), focused: document.activeElement }).toEqual({
    description: '两次密码不一致',
    focused: field('确认密码'),
  })
})

test('a refused code leads back to its step, and the password is still there afterwards', async () => {
  const answers = [() => refused('codeWrong'), () => ({})]
  const { onReset } = open('13800000001', { [account.resetPassword.path]: () => answers.shift()?.() })
  await goToPassword()
  typePassword()
  press('设为新密码')
  await waitFor(() => expect(step()).toBe('2. 验证码'))
  expect(descriptionOf('验证码')).toContain('验证码不正确')
  type('验证码', '111111')
  press('下一步')
  expect(field('新密码').value).toBe('Lin#2026ab')
  press('设为新密码')
  await waitFor(() => expect(onReset).toHaveBeenCalledOnce())
})

test.each([
  ['passwordCommon', '新密码', '这个密码太常见，或含有您的手机号、姓名，请换一个'],
  ['passwordMismatch', '确认密码', '两次密码不一致'],
] as const)('the refusal %s stands at %s', async (id, name, message) => {
  open('13800000001', { [account.resetPassword.path]: () => refused(id) })
  await goToPassword()
  typePassword()
  press('设为新密码')
  await waitFor(() => expect(descriptionOf(name)).toContain(message))
  expect(document.activeElement).toBe(field(name))
})

test('after a lost answer the password may be in force, and the page says so', async () => {
  open('13800000001', { [account.resetPassword.path]: lost })
  await goToPassword()
  typePassword()
  press('设为新密码')
  expect((await screen.findByRole('alert')).textContent).toBe(
    '服务器错误没有收到答复，新密码可能已经生效。请再试一次，或直接用新密码登录。',
  )
  expect(field('新密码').value).toBe('Lin#2026ab')
})

test('one can go back step by step, and to the sign-in', async () => {
  open()
  await goToPassword()
  press('上一步')
  expect({ step: step(), code: field('验证码').value }).toEqual({ step: '2. 验证码', code: '402716' })
  press('上一步')
  expect({ step: step(), mobile: field('手机号').value }).toEqual({ step: '1. 手机号', mobile: '13800000001' })
  expect(screen.getByRole('link', { name: '返回登录' }).getAttribute('href')).toBe('#/login')
})

const byEmail = () => fireEvent.click(screen.getByRole('radio', { name: '用邮箱' }))

test('by e-mail, the address replaces the mobile, and the sign-in starts with what was typed there', async () => {
  const { sentTo, onReset } = open('qm_teacher')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '用手机号' }).checked).toBe(true)
  byEmail()
  type('邮箱', ' lin@example.cn')
  await goToPassword()
  expect(step()).toBe('3. 新密码')
  typePassword()
  press('设为新密码')
  await waitFor(() => expect(onReset).toHaveBeenCalledExactlyOnceWith('qm_teacher'))
  const password = passwordDigest('Lin#2026ab')
  expect({
    byMobile: sentTo(account.resetPassword.path),
    byEmail: sentTo(account.resetPasswordByEmail.path).map(({ fields }) => fields),
  }).toEqual({
    byMobile: [],
    byEmail: [{ email: 'lin@example.cn', verificationCode: '402716', password, confirmation: password }],
  })
})

test('without a valid address one cannot continue; the mobile that was typed stays', () => {
  open()
  byEmail()
  expect(step()).toBe('1. 邮箱')
  press('下一步')
  expect({ description: descriptionOf('邮箱'), focused: document.activeElement }).toEqual({
    description: expect.stringContaining('请填写邮箱'),
    focused: field('邮箱'),
  })
  type('邮箱', 'lin@example')
  expect(descriptionOf('邮箱')).toContain('邮箱格式不正确')
  fireEvent.click(screen.getByRole('radio', { name: '用手机号' }))
  expect({ mobile: field('手机号').value, description: descriptionOf('手机号') }).toEqual({
    mobile: '13800000001',
    description: '填账号绑定的手机号。没有绑定手机号，请找学校负责人重置密码。',
  })
})

test('a corrected address gets its code at once, though both look alike when masked', async () => {
  const { sentTo } = open()
  byEmail()
  type('邮箱', 'lim@example.cn')
  press('下一步')
  await getCode()
  press('上一步')
  type('邮箱', 'lin@example.cn')
  press('下一步')
  expect(screen.getByText(/^点“获取验证码”/).textContent).toBe(
    '点“获取验证码”，邮件会发到 l****@example.cn。没收到的话，看看垃圾邮件，或检查邮箱有没有填错。',
  )
  press('获取验证码')
  await solveCaptcha()
  expect(sentTo(verification.newCaptcha.path).map(({ fields }) => fields['subject'])).toEqual([
    'lim@example.cn',
    'lin@example.cn',
  ])
})
