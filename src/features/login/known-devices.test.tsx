// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { hasEntered, keepEntered } from '#api/ports/accepted-guide.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { click, field, give, loadLazyParts, openLogin, refuse, type } from './testing/open-login.tsx'

beforeAll(loadLazyParts)

const account = () => field('账号')
const password = () => screen.getByLabelText<HTMLInputElement>('密码')
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意' })

function fillFields() {
  type(account(), ' 13800000001 ')
  type(password(), 'Podium@2026')
}

/** What is sent for the filled fields. */
const entered = { username: '13800000001', password: passwordDigest('Podium@2026'), token: 'client', signInAs: 101 }

function fill() {
  fillFields()
  fireEvent.click(consent())
}

const known = () => {
  const local = memoryStorage()
  keepEntered(local)
  return local
}

test('on a device with an earlier sign-in nobody is asked: consent is checked for the account', async () => {
  const { inputsOf, onSignedIn } = await openLogin({
    isKnown: false,
    local: known(),
    answers: [[signOn.passwordLogin, give({ uid: 7 })]],
  })
  expect(screen.queryByRole('checkbox', { name: '我已阅读并同意' })).toBeNull()
  fillFields()
  await click('button', '登录')
  expect(inputsOf(signOn.passwordLogin)).toEqual([{ ...entered, consent: [] }])
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('an account that has accepted nothing yet is then asked at the box, and can continue', async () => {
  const needed = refuse('consentNeeded', '请先阅读并同意最新的三份文件')
  const { inputsOf, onSignedIn, local } = await openLogin({
    isKnown: false,
    local: known(),
    answers: [[signOn.passwordLogin, needed, give({ uid: 7 })]],
  })
  fillFields()
  await click('button', '登录')
  expect({
    description: descriptionOf(consent()),
    focused: document.activeElement,
    alert: screen.queryByRole('alert'),
  }).toEqual({ description: '请先阅读并同意以上三份文件', focused: consent(), alert: null })
  fireEvent.click(consent())
  await click('button', '登录')
  expect(inputsOf(signOn.passwordLogin)).toEqual([
    { ...entered, consent: [] },
    { ...entered, consent: [...currentConsent] },
  ])
  expect({ onSignedIn: onSignedIn.mock.calls.length, hasEntered: hasEntered(local) }).toEqual({
    onSignedIn: 1,
    hasEntered: true,
  })
})

test('the first sign-in on a device is remembered', async () => {
  const { local } = await openLogin({ answers: [[signOn.passwordLogin, give({ uid: 7 })]] })
  fill()
  await click('button', '登录')
  expect(hasEntered(local)).toBe(true)
})
