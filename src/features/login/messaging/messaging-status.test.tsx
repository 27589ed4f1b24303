// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { click, give, loadLazyParts, openLogin, refuse } from '../testing/open-login.tsx'

beforeAll(loadLazyParts)

const callback = { code: 'code', state: 'state' }
const arrival = { callback, account: '' }
const known = give({ openId: 'o', isBound: true })

test("微信登录 leads to the provider's page", async () => {
  const { leaveFor } = await openLogin({
    answers: [[messagingLogin.state, give({ state: 's', url: 'https://provider.example/login' })]],
  })
  await click('button', '微信登录')
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://provider.example/login')
})

test('a provider that is not set up is reported, and can be tried again', async () => {
  const closed = refuse('messagingClosed', '微信登录还没有开通，请用账号或短信登录')
  const { leaveFor } = await openLogin({
    answers: [[messagingLogin.state, closed, give({ state: 's', url: 'https://provider.example/' })]],
  })
  await click('button', '微信登录')
  expect(screen.getByRole('alert').textContent).toBe('微信登录还没有开通，请用账号或短信登录')
  await click('button', '微信登录')
  expect({ leaveFor: leaveFor.mock.calls.length, alert: screen.queryByRole('alert') }).toEqual({
    leaveFor: 1,
    alert: null,
  })
})

test('whoever comes back and has accepted the documents before is signed in', async () => {
  const { inputsOf, onSignedIn } = await openLogin({
    arrival,
    answers: [
      [messagingLogin.info, known],
      [messagingLogin.tickets, give({ uid: 7 })],
    ],
  })
  expect(inputsOf(messagingLogin.info)).toEqual([callback])
  expect(inputsOf(messagingLogin.tickets)).toEqual([{ openId: 'o', state: 'state', signInAs: 101, consent: [] }])
  expect(onSignedIn).toHaveBeenCalledOnce()
})

const outdated = refuse('consentNeeded', '请先阅读并同意最新的三份文件')

test('whoever has not is asked then, agrees, and is signed in', async () => {
  const { inputsOf, onSignedIn } = await openLogin({
    arrival,
    answers: [
      [messagingLogin.info, known],
      [messagingLogin.tickets, outdated, give({ uid: 7 })],
    ],
  })
  expect(onSignedIn).not.toHaveBeenCalled()
  await click('button', '同意并登录')
  const asked = { openId: 'o', state: 'state', signInAs: 101 }
  expect(inputsOf(messagingLogin.tickets)).toEqual([
    { ...asked, consent: [] },
    { ...asked, consent: [...currentConsent] },
  ])
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('documents that changed while the page was open are reported', async () => {
  await openLogin({
    arrival,
    answers: [
      [messagingLogin.info, known],
      [messagingLogin.tickets, outdated],
    ],
  })
  await click('button', '同意并登录')
  expect(screen.getByRole('alert').textContent).toBe('请先阅读并同意最新的三份文件')
})

test('without an account it leads to binding', async () => {
  const { onGo } = await openLogin({ arrival, answers: [[messagingLogin.info, give({ openId: 'o', isBound: false })]] })
  expect(onGo).toHaveBeenCalledExactlyOnceWith('/bind/o/state')
})

test('code 1 leads to binding, too', async () => {
  const { onGo } = await openLogin({
    arrival,
    answers: [
      [messagingLogin.info, known],
      [messagingLogin.tickets, refuse('notBound', '这个微信还没有绑定账号')],
    ],
  })
  expect(onGo).toHaveBeenCalledExactlyOnceWith('/bind/o/state')
})

test.each([
  [refuse('stateInvalid', '微信登录已失效，请重新开始'), '微信登录已失效，请重新开始'],
  [refuse('messagingFailed', '微信没有确认登录，请重试'), '微信没有确认登录，请重试'],
])('an invalid callback is reported: %#', async (answer, message) => {
  await openLogin({ arrival, answers: [[messagingLogin.info, answer]] })
  expect(screen.getByRole('alert').textContent).toBe(message)
})
