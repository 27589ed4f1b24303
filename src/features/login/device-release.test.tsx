// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { click, field, give, hang, loadLazyParts, openLogin, refuse, type } from './testing/open-login.tsx'

beforeAll(loadLazyParts)

async function signIn(): Promise<void> {
  type(field('账号'), '13800000001')
  type(screen.getByLabelText<HTMLInputElement>('密码'), 'Podium@2026')
  await click('checkbox', '我已阅读并同意')
  await click('button', '登录')
}

test('five devices are listed; one is signed out and this browser signed in', async () => {
  const device = {
    way: 'qr',
    signedInAt: '2026-11-20T01:00:00.000Z',
    seenAt: '2026-11-20T10:30:00.000Z',
    isThis: false,
  }
  const devices = [
    { ...device, deviceId: 3, browser: 'Chrome 147', system: 'Windows', address: '10.0.0.8' },
    { ...device, deviceId: 4, browser: '', system: '', address: '10.0.0.9', way: 'other' },
  ]
  const token = 'device-token'
  const { inputsOf, onSignedIn } = await openLogin({
    answers: [
      [signOn.passwordLogin, refuse('tooManyDevices', '登录设备过多', { token, devices })],
      [signOn.releaseDevice, hang],
    ],
  })
  await signIn()
  const dialog = screen.getByRole('dialog', { name: '登录设备过多' })
  expect(dialog.textContent).toContain('登录设备过多，账号已被锁定：同时最多登录 5 台设备。')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Chrome 147，Windows10.0.0.8扫码登录今天 09:00 登录最近使用今天 18:30'),
    expect.stringContaining('未知设备10.0.0.9今天 09:00 登录'),
  ])
  expect(within(dialog).getByRole('link', { name: '找回密码' }).getAttribute('href')).toBe(
    '#/password?count=13800000001',
  )
  await click('button', '退出这台：Chrome 147，Windows，在这里登录')
  expect(inputsOf(signOn.releaseDevice)).toEqual([{ token, deviceId: 3 }])
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('the suggested device is the one unused for the longest time', async () => {
  const device = { browser: 'Chrome 147', system: 'Windows', address: '10.0.0.8', way: 'qr', isThis: false }
  const signedInAt = '2026-11-20T01:00:00.000Z'
  const devices = [
    { ...device, deviceId: 3, signedInAt, seenAt: '2026-11-20T10:30:00.000Z' },
    { ...device, deviceId: 4, signedInAt, seenAt: '2026-11-18T10:30:00.000Z' },
    { ...device, deviceId: 5, signedInAt, seenAt: '2026-11-19T10:30:00.000Z' },
  ]
  const { inputsOf, onSignedIn } = await openLogin({
    answers: [
      [signOn.passwordLogin, refuse('tooManyDevices', '登录设备过多', { token: 't', devices })],
      [signOn.releaseDevice, give({ uid: 7 })],
    ],
  })
  await signIn()
  expect(screen.getByRole('dialog').textContent).toContain('设备已满：已有 5 台设备登录。')
  await click('button', '退出最久没用的一台')
  expect({ sent: inputsOf(signOn.releaseDevice), onSignedIn: onSignedIn.mock.calls.length }).toEqual({
    sent: [{ token: 't', deviceId: 4 }],
    onSignedIn: 1,
  })
})

/** Presses the button of the one device, and returns the callback for those who are signed in. */
async function afterPress(answer: ReturnType<typeof give>) {
  const devices = [
    {
      deviceId: 3,
      browser: 'Chrome 147',
      system: 'Windows',
      address: '10.0.0.8',
      way: 'qr',
      signedInAt: '2026-11-20T01:00:00.000Z',
      seenAt: '2026-11-20T01:00:00.000Z',
      isThis: false,
    },
  ]
  const { onSignedIn } = await openLogin({
    answers: [
      [signOn.passwordLogin, refuse('tooManyDevices', '登录设备过多', { token: 't', devices })],
      [signOn.releaseDevice, answer],
    ],
  })
  await signIn()
  await click('button', '退出这台：Chrome 147，Windows，在这里登录')
  return onSignedIn
}

test('after the press the device is signed out', async () => {
  const onSignedIn = await afterPress(give({ uid: 7 }))
  expect(onSignedIn).toHaveBeenCalledTimes(1)
})

test('after the press the device can no longer be signed out', async () => {
  const message = '验证已失效，请重新验证'
  const onSignedIn = await afterPress(refuse('tokenInvalid', message))
  expect(onSignedIn).toHaveBeenCalledTimes(0)
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(message)
  await click('button', '返回登录')
  expect(screen.queryByRole('dialog')).toBeNull()
})
