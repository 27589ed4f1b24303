// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { refusal } from '#api/client/failures.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { captchaAnswers, captchaToken, solveCaptcha } from '#parts/captcha/testing/solve-captcha.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { SignInForm } from './sign-in-form.tsx'

// Loaded beforehand, so that no test waits for the lazy chunk.
beforeAll(() => import('#parts/captcha/captcha.dialog.tsx'))

/** The form over a service that demands a captcha for the first password and accepts the second. */
function renderForm() {
  const sent: (readonly [string, unknown])[] = []
  const answers: Record<string, () => unknown> = {
    [verification.clientToken.path]: () => ({ token: 'client' }),
    ...captchaAnswers,
    [signOn.passwordLogin.path]: () => {
      if (sent.filter(([path]) => path === signOn.passwordLogin.path).length > 1) return { uid: 11 }
      throw refusal(signOn.passwordLogin, { id: 'captchaNeeded', data: null }, '请先完成滑块验证')
    },
  }
  const call = (async ({ path }: EndpointData, input: unknown) => {
    sent.push([path, input])
    return answers[path]?.()
  }) as Call
  const onSignedIn = vi.fn<() => void>()
  renderUi(
    <ClientProvider call={call}>
      <SignInForm onSignedIn={onSignedIn} />
    </ClientProvider>,
  )
  return { sent, onSignedIn }
}

test('after too many wrong passwords a student solves a puzzle for the account and is signed in', async () => {
  const { sent, onSignedIn } = renderForm()
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: ' qm0701001 ' } })
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'Podium@2026' } })
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
  await solveCaptcha()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  const login = { username: 'qm0701001', password: passwordDigest('Podium@2026'), signInAs: 102, consent: [] }
  expect(sent).toEqual([
    [verification.clientToken.path, {}],
    [signOn.passwordLogin.path, { ...login, token: 'client' }],
    [verification.newCaptcha.path, { purpose: 'password', subject: 'qm0701001' }],
    [verification.solveCaptcha.path, { captchaId: 'p1', x: 10 }],
    [signOn.passwordLogin.path, { ...login, token: captchaToken }],
  ])
})

test('closing the puzzle leads back to the form', async () => {
  const { onSignedIn } = renderForm()
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: 'qm0701001' } })
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'Podium@2026' } })
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
  await screen.findByRole('slider')
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect({
    busy: screen.getByRole('button', { name: '登录' }).getAttribute('aria-busy'),
    onSignedIn: onSignedIn.mock.calls,
  }).toEqual({ busy: null, onSignedIn: [] })
})
