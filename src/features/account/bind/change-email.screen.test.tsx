// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { button, descriptionOf, field, getCode, press, type } from '../testing/press.ts'
import { ChangeEmailScreen } from './change-email.screen.tsx'
import { pageHead, textsOf } from '#tests/support/documents/page-texts.ts'

beforeEach(() => localStorage.clear())

const open = (email: string | null, answers: Answers = {}) =>
  openAccount(<ChangeEmailScreen teacher={{ email }} />, {
    [account.updateEmail.path]: () => ({ email: 'l****@example.cn' }),
    ...answers,
  })

test('a first address is bound by the code sent to it, confirmed, and the profile is reloaded', async () => {
  const { sentTo, pushed, cache } = open(null)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('绑定邮箱')
  expect(document.activeElement).toBe(field('邮箱'))
  type('邮箱', 'lin@example.cn')
  await getCode()
  expect(button('绑定').disabled).toBe(true)
  type('验证码', '402716')
  press('绑定')
  await waitFor(() => expect(textsOf('log')).toContain('邮箱绑定成功！'))
  expect(pushed).toEqual(['/course-manage/profile'])
  expect(sentTo(account.updateEmail.path).map(({ fields }) => fields)).toEqual([
    { email: 'lin@example.cn', verificationCode: '402716' },
  ])
  expect(cache.getQueryState(keyOf(user.teacherInfo, {}))?.isInvalidated).toBe(true)
})

test('spaces in a pasted address are removed; an invalid address is reported when a code is requested', () => {
  open('w****@example.cn')
  expect(pageHead()).toEqual(['更换邮箱', '现在绑定的是 w****@example.cn，换好后用新邮箱找回密码。'])
  type('新邮箱', ' lin @example ')
  expect({ type: field('新邮箱').type, typed: field('新邮箱').value }).toEqual({ type: 'email', typed: 'lin@example' })
  press('获取验证码')
  expect(descriptionOf('验证码')).toContain('邮箱格式不正确，应像 name@example.com')
})

test.each([
  ['codeWrong', '验证码', '验证码不正确'],
  ['emailTaken', '新邮箱', '这个邮箱已绑定别的账号'],
] as const)('the refusal %s stands at %s', async (id, name, message) => {
  const { pushed } = open('w****@example.cn', { [account.updateEmail.path]: () => refused(id) })
  type('新邮箱', 'lin@example.cn')
  type('验证码', '402716')
  press('绑定')
  await waitFor(() => expect(descriptionOf(name)).toContain(message))
  expect(pushed).toEqual([])
})
