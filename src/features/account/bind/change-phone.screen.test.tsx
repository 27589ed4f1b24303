// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { button, descriptionOf, press, type } from '../testing/press.ts'
import { ChangePhoneScreen } from './change-phone.screen.tsx'
import { pageHead, textsOf } from '#tests/support/documents/page-texts.ts'

beforeEach(() => localStorage.clear())

const open = (mobile: string | null, answers: Answers = {}) =>
  openAccount(<ChangePhoneScreen teacher={{ mobile }} />, {
    [account.updateMobile.path]: () => ({ mobile: '139****0009' }),
    ...answers,
  })

test('another mobile is bound, confirmed, and the profile is reloaded', async () => {
  const { sentTo, pushed, cache } = open('138****0001')
  expect(pageHead()).toEqual(['更换手机号', '现在绑定的是 138****0001，换好后用新手机号登录。'])
  expect(button('绑定').disabled).toBe(true)
  type('新手机号', '13900000009')
  type('验证码', '402716')
  press('绑定')
  await waitFor(() => expect(textsOf('log')).toContain('手机号绑定成功！'))
  expect(pushed).toEqual(['/course-manage/profile'])
  expect(sentTo(account.updateMobile.path).map(({ fields }) => fields)).toEqual([
    { mobile: '13900000009', verificationCode: '402716' },
  ])
  expect(cache.getQueryState(keyOf(user.teacherInfo, {}))?.isInvalidated).toBe(true)
})

test('adding a first mobile uses different wording', () => {
  open(null)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('绑定手机号')
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('')
})

test.each([
  ['codeWrong', '验证码', '验证码不正确'],
  ['mobileTaken', '新手机号', '这个手机号已有账号'],
] as const)('the refusal %s stands at %s', async (id, name, message) => {
  const { pushed } = open('138****0001', { [account.updateMobile.path]: () => refused(id) })
  type('新手机号', '13900000009')
  type('验证码', '402716')
  press('绑定')
  await waitFor(() => expect(descriptionOf(name)).toContain(message))
  expect(pushed).toEqual([])
})

test('a lost answer keeps its key for the next press', async () => {
  const answers = [lost, () => ({ mobile: '139****0009' })]
  const { sentTo, pushed } = open('138****0001', { [account.updateMobile.path]: () => answers.shift()?.() })
  type('新手机号', '13900000009')
  type('验证码', '402716')
  press('绑定')
  expect((await screen.findByRole('alert')).textContent).toBe('服务器错误填写的内容都还在，请再试一次。')
  press('绑定')
  await waitFor(() => expect(pushed).toEqual(['/course-manage/profile']))
  const keys = sentTo(account.updateMobile.path).map(({ key }) => key)
  expect({ keys: keys.length, differentKeys: new Set(keys).size }).toEqual({ keys: 2, differentKeys: 1 })
})
