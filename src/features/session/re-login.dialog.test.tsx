// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { currentConsent } from '#domain/accounts/consent.ts'
import { captchaAnswers, captchaToken, solveCaptcha } from '#parts/captcha/testing/solve-captcha.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { fakeAnswers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { type OtherWaysProps, ReLoginDialog, type ReLoginDialogProps } from './re-login.dialog.tsx'

const wang = { username: '13800000001', mobile: null, consentNeeded: false }

const clientToken = 'c'.repeat(43)
const OtherWays = ({ isAgreed, onSignedIn, onClose }: OtherWaysProps) => (
  <form aria-label={`other ways, agreed ${isAgreed}`} onSubmit={onSignedIn}>
    <button type="button" onClick={onClose}>
      back
    </button>
  </form>
)

/** The dialog with a service that responds to logins one by one with these answers. */
function opened(answers: readonly (() => unknown)[] = [], more: Partial<ReLoginDialogProps> = {}) {
  let attempts = 0
  const { call, sent } = fakeAnswers({
    ...captchaAnswers,
    [signOn.releaseDevice.path]: () => ({ uid: 7 }),
    [verification.clientToken.path]: () => ({ token: clientToken }),
    [signOn.passwordLogin.path]: () => (answers[(attempts += 1) - 1] ?? (() => ({ uid: 7 })))(),
  })
  const acts = { onSignedIn: vi.fn<() => void>(), onCancel: vi.fn<() => void>(), onSwitch: vi.fn<() => void>() }
  const state = {
    person: wang,
    present: null,
    isByOtherTab: false,
    isConfirming: false,
    message: '',
    isUnconfirmed: false,
  }
  renderUi(
    <ClientProvider call={call}>
      <ReLoginDialog {...state} {...acts} OtherWays={OtherWays} {...more} />
    </ClientProvider>,
  )
  const sentTo = (path: string) => sent.filter((one) => one.path === path)
  return { ...acts, sentTo, logins: () => sentTo(signOn.passwordLogin.path) }
}

function signIn(password = 'Podium@2026') {
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } })
  fireEvent.submit(screen.getByRole('form', { name: '登录' }))
}

test.each([
  [{ username: '13800000001', mobile: null }, '138****0001'],
  [{ username: 'wanglaoshi', mobile: null }, 'wa****i'],
  [{ username: 'wanglaoshi', mobile: '139****0002' }, '139****0002'],
])('the account %j is shown in a form recognizable to its owner: %s', (account, text) => {
  opened([], { person: { ...wang, ...account } })
  expect(screen.getByText(text).closest('p')?.textContent).toBe(`账号 ${text}`)
})

test('only the account of the page is signed in', async () => {
  const { onSignedIn, logins } = opened()
  signIn(' Podium@2026 ')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(logins().map(({ fields }) => fields)).toEqual([
    {
      username: wang.username,
      password: passwordDigest('Podium@2026'),
      token: clientToken,
      signInAs: '101',
      consent: currentConsent.join(','),
    },
  ])
})

test('an empty password is rejected, and nothing is sent', () => {
  const { logins } = opened()
  fireEvent.submit(screen.getByRole('form', { name: '登录' }))
  expect({ tagName: screen.getByText('用户密码不能为空').tagName, logins: logins() }).toEqual({
    tagName: 'SPAN',
    logins: [],
  })
})

test.each([
  ['a wrong password', () => refused('wrongPassword', { errorCount: 3 }), '登录名或密码错误'],
  ['a wrong password near the lock', () => refused('wrongPassword', { errorCount: 4 }), '再超过6次账号会被锁定'],
  ['a locked account', () => refused('accountLocked'), '账号已被锁定，可修改密码或明天再试！'],
  ['no answer', lost, '服务器错误'],
])('%s is reported, and signing in can be retried', async (_name, answer, text) => {
  const { onSignedIn } = opened([answer])
  signIn()
  expect((await screen.findByText(text)).tagName).toBe('SPAN')
  signIn()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
})

test('a required captcha is solved inside the dialog', async () => {
  const { onSignedIn, sentTo, logins } = opened([() => refused('captchaNeeded'), () => refused('captchaNeeded')])
  signIn()
  await screen.findByRole('slider')
  fireEvent.click(within(screen.getByRole('dialog', { name: '请完成滑块验证' })).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull())
  signIn()
  await solveCaptcha()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect({
    captchas: sentTo(verification.newCaptcha.path).map(({ fields }) => fields),
    tokens: logins().map(({ fields }) => fields['token']),
  }).toEqual({
    captchas: Array.from({ length: 2 }, () => ({ purpose: 'password', subject: wang.username })),
    tokens: [clientToken, clientToken, captchaToken],
  })
})

test.each([
  [{}, '登录已过期，请重新登录', '为了保护学生的信息，这一页先收起来了。登录后回到这里接着做。账号 138****0001'],
  [
    { isByOtherTab: true },
    '已在别的页面退出登录',
    '这个浏览器的另一个页面退出了登录，这一页先收起来了。登录后回到这里接着做。账号 138****0001',
  ],
  [
    { present: { realname: '李老师' } },
    '现在登录的是另一个账号',
    '这个浏览器现在登录的是李老师。这一页是另一位老师打开的，已经收起来了。打开这一页的老师可以在这里输入自己的密码，接着做。',
  ],
])('with %j the title is %s', (state, title, why) => {
  opened([], state)
  expect(descriptionOf(screen.getByRole('dialog', { name: title })).split('密码用短信')[0]).toBe(why)
})

test('if another account is signed in, the page can switch to it', () => {
  const { onSwitch } = opened([], { present: { realname: '李老师' } })
  fireEvent.click(screen.getByRole('button', { name: '换成李老师的页面' }))
  expect(onSwitch).toHaveBeenCalledOnce()
})

test('only the buttons of the dialog leave the page', () => {
  const { onCancel } = opened()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(onCancel).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('too many devices are listed above the page, and signing one out makes room', async () => {
  const at = '2026-11-20T01:00:00.000Z'
  const device = {
    deviceId: 3,
    browser: 'Chrome 147',
    system: 'Windows',
    address: '10.0.0.8',
    way: 'qr',
    isThis: false,
  }
  const devices = [{ ...device, signedInAt: at, seenAt: at }]
  const { onSignedIn, sentTo } = opened([() => refused('tooManyDevices', { token: clientToken, devices })])
  signIn()
  fireEvent.click(await screen.findByRole('button', { name: '退出最久没用的一台' }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(sentTo(signOn.releaseDevice.path).map(({ fields }) => fields)).toEqual([{ token: clientToken, deviceId: '3' }])
})

test('a locked account can be given a new password in another tab', async () => {
  opened([() => refused('accountLocked')])
  signIn()
  const link = await screen.findByRole('link', { name: '找回密码（在新页面打开）' })
  expect({ href: link.getAttribute('href'), target: link.getAttribute('target') }).toEqual({
    href: '#/password?count=13800000001',
    target: '_blank',
  })
})

test('the other ways of signing in open above the page, and submitting them does not submit the password form', () => {
  const { onCancel, onSignedIn, logins } = opened()
  fireEvent.click(screen.getByRole('button', { name: '用短信或扫码登录' }))
  const form = screen.getByRole('form', { name: 'other ways, agreed true' })
  fireEvent.submit(form)
  expect({
    onSignedIn: onSignedIn.mock.calls.length,
    problem: screen.queryByText('用户密码不能为空'),
    logins: logins(),
  }).toEqual({ onSignedIn: 1, problem: null, logins: [] })
  fireEvent.click(screen.getByRole('button', { name: 'back' }))
  expect({ isConnected: form.isConnected, onCancel: onCancel.mock.calls }).toEqual({ isConnected: false, onCancel: [] })
})

test('changed documents must be accepted before consent is sent', async () => {
  const person = { ...wang, consentNeeded: true }
  const { onSignedIn, logins } = opened([() => refused('consentNeeded'), () => refused('consentNeeded')], { person })
  signIn()
  fireEvent.click(await screen.findByRole('button', { name: '不同意，退出登录' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '同意' })).toBeNull())
  signIn()
  fireEvent.click(await screen.findByRole('button', { name: '同意' }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(logins().map(({ fields }) => fields['consent'])).toEqual(['', '', currentConsent.join(',')])
})

test.each([
  [{ message: '网络连接失败' }, '网络连接失败'],
  [{ isUnconfirmed: true }, '登录没有生效，请再登录一次。'],
])('the reason why signing in did not restore the page is shown: %j', (state, reason) => {
  opened([], state)
  expect(screen.getByRole('alert').textContent).toBe(reason)
})
