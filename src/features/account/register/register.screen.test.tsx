// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { solveCaptcha } from '#parts/captcha/testing/solve-captcha.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { button, descriptionOf, field, press, type } from '../testing/press.ts'
import { RegisterScreen } from './register.screen.tsx'
import { textsOf } from '#tests/support/documents/page-texts.ts'

beforeEach(() => localStorage.clear())

const open = (answers: Answers = {}) =>
  openAccount(<RegisterScreen />, {
    [account.register.path]: () => ({ schoolName: '启明中学' }),
    ...answers,
  })

const typed = {
  手机号: '138 1234 5678',
  验证码: '402716',
  姓名: '周明远',
  学校代码: 'qiming',
  密码: 'Zhou#2026a',
  确认密码: 'Zhou#2026a',
} as const

function fill() {
  for (const [name, text] of Object.entries(typed)) type(name, text)
  fireEvent.click(screen.getByRole('radio', { name: '初中' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }))
}

test('a complete form is sent with the digest of the password, and the school is named', async () => {
  const { sentTo } = open()
  fill()
  press('提交申请')
  await screen.findByRole('heading', { name: '申请已提交' })
  expect(sentTo(account.register.path).map(({ fields }) => fields)).toEqual([
    {
      mobile: '13812345678',
      verificationCode: '402716',
      password: passwordDigest('Zhou#2026a'),
      realname: '周明远',
      schoolCode: 'qiming',
      stageId: '2',
      subjectId: '203',
      consent: currentConsent.join(','),
    },
  ])
  expect(screen.getByRole('heading', { name: '申请已提交' }).nextElementSibling?.textContent).toBe(
    '已提交给启明中学，由学校负责人审核。',
  )
  expect(textsOf('listitem')).toEqual([
    '学校负责人会看到您的姓名、手机号、学段和学科，核实后通过或不通过。',
    '通过后，用手机号 138****5678 和刚才设的密码登录。',
    '通过之前还不能登录。等得太久，请直接联系学校负责人。',
  ])
  expect(screen.getByRole('link', { name: '回登录页' }).getAttribute('href')).toBe('#/login')
})

test('an empty form sends nothing, reports what is missing at each field and focuses the first', () => {
  const { sentTo } = open()
  press('提交申请')
  const names = ['手机号', '验证码', '姓名', '学校代码', '密码', '确认密码', '我已阅读并同意']
  expect(names.map((name) => descriptionOf(name).split(' ')[0])).toEqual([
    '手机号验证码不能为空',
    '手机号验证码不能为空',
    '请填写姓名',
    '请填写学校代码',
    '请设置密码',
    '请再输一次密码',
    '请先阅读并同意以上三份文件',
  ])
  screen.getByText('请选择学段和学科')
  expect({ focused: document.activeElement, sent: sentTo(account.register.path) }).toEqual({
    focused: field('手机号'),
    sent: [],
  })
})

test.each([
  ['手机号', '12812345678', '手机号格式不正确'],
  ['验证码', '40271', '验证码格式不正确'],
  ['密码', 'zhou2026', '请输入8-15位包含数字、特殊字符、大小写字母的密码'],
  ['确认密码', 'Zhou#2026b', '两次密码不一致'],
])('%s %j is told as %j and gets the focus', (name, text, message) => {
  const { sentTo } = open()
  fill()
  type(name, text)
  press('提交申请')
  expect(descriptionOf(name)).toContain(message)
  expect({ focused: document.activeElement, sent: sentTo(account.register.path) }).toEqual({
    focused: field(name),
    sent: [],
  })
})

test('a confirmation that differs is reported when the field is left', () => {
  open()
  type('密码', 'Zhou#2026a')
  type('确认密码', 'Zhou#2026b')
  fireEvent.blur(field('确认密码'))
  expect(descriptionOf('确认密码')).toContain('两次输入的密码不一致，请重新输入！')
})

test('each stage has its subjects, English first', async () => {
  const { sentTo } = open()
  fill()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '英语' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '数学' }))
  fireEvent.click(screen.getByRole('radio', { name: '高中' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '英语' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '数学' }))
  press('提交申请')
  await screen.findByRole('heading', { name: '申请已提交' })
  const fields = sentTo(account.register.path)[0]?.fields
  expect({ stageId: fields?.['stageId'], subjectId: fields?.['subjectId'] }).toEqual({ stageId: '3', subjectId: '302' })
})

test('the code field shows the latest message', async () => {
  open({
    [account.register.path]: () => refused('codeWrong'),
    [verification.sendCode.path]: () => refused('smsTooSoon', { waitSeconds: 21 }),
  })
  fill()
  press('提交申请')
  await waitFor(() => expect(descriptionOf('验证码')).toContain('验证码不正确'))
  press('获取验证码')
  await solveCaptcha()
  await waitFor(() => expect(descriptionOf('验证码')).toContain('获取验证码过于频繁，请稍后再次尝试!'))
  press('提交申请')
  await waitFor(() => expect(descriptionOf('验证码')).toContain('验证码不正确'))
})

test.each([
  ['codeWrong', '验证码', '验证码不正确'],
  ['schoolUnknown', '学校代码', '没有这个学校代码，请向学校确认'],
  ['alreadyApplied', '手机号', '这个手机号已经提交过申请，请等待学校审核'],
  ['passwordCommon', '密码', '这个密码太常见，或含有您的手机号、姓名，请换一个'],
  ['consentNeeded', '我已阅读并同意', '请先阅读并同意最新的三份文件'],
] as const)('the refusal %s stands at %s, and nothing typed is lost', async (id, name, message) => {
  open({ [account.register.path]: () => refused(id) })
  fill()
  press('提交申请')
  await waitFor(() => expect(descriptionOf(name)).toContain(message))
  expect(document.activeElement).toBe(field(name))
  const values = Object.keys(typed).map((one) => field(one).value)
  expect(values).toEqual(Object.values({ ...typed, 手机号: '13812345678' }))
})

test('a lost answer is reported for the whole form, which can be sent again', async () => {
  const answers = [lost, () => ({ schoolName: '启明中学' })]
  open({ [account.register.path]: () => answers.shift()?.() })
  fill()
  press('提交申请')
  expect((await screen.findByRole('alert')).textContent).toBe('服务器错误填写的内容都还在，请再试一次。')
  press('提交申请')
  await screen.findByRole('heading', { name: '申请已提交' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while busy, the button says so and ignores further presses', async () => {
  const { sentTo } = open()
  fill()
  press('提交申请')
  expect(button('提交中…').getAttribute('aria-busy')).toBe('true')
  press('提交中…')
  await screen.findByRole('heading', { name: '申请已提交' })
  expect(sentTo(account.register.path).length).toBe(1)
})

test('the documents can be read without ticking anything', async () => {
  open()
  press('儿童隐私政策')
  fireEvent.keyDown(await screen.findByRole('dialog', { name: '儿童隐私政策' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

test('browsers and password managers recognise the fields', () => {
  open()
  const names = ['手机号', '验证码', '姓名', '学校代码', '密码', '确认密码']
  expect(names.map((name) => field(name).autocomplete)).toEqual([
    'tel',
    'one-time-code',
    'name',
    'off',
    'new-password',
    'new-password',
  ])
})
