// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { fakeAnswers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { PasswordChangeDialog } from './password-change.dialog.tsx'

/** The dialog with a service that responds like this. */
function opened(answer: () => unknown = () => ({})) {
  const { call, sent } = fakeAnswers({ [account.updatePassword.path]: answer })
  const onChanged = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider call={call}>
        <PasswordChangeDialog message="" onChanged={onChanged} onClose={onClose} />
      </ClientProvider>
    </QueryClientProvider>,
  )
  return { sent, onChanged, onClose }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function fill(current: string, next: string, confirmation: string) {
  for (const [label, value] of [
    ['当前密码', current],
    ['新密码', next],
    ['确认新密码', confirmation],
  ] as const)
    fireEvent.change(field(label), { target: { value } })
}

const send = () => fireEvent.submit(screen.getByRole('form', { name: '修改密码' }))

test('only digests are sent, and success is reported', async () => {
  const { sent, onChanged } = opened()
  fill('Podium@2026', 'Zhang#2027', 'Zhang#2027')
  send()
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  const digest = passwordDigest('Zhang#2027')
  expect(sent.map(({ fields }) => fields)).toEqual([
    { oldPassword: passwordDigest('Podium@2026'), newPassword: digest, confirmation: digest },
  ])
})

test('while one of the three fields is blank, nothing can be submitted', () => {
  const { sent } = opened()
  fill('Podium@2026', 'Zhang#2027', '')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^修改密码/ }).disabled).toBe(true)
  send()
  expect(sent).toEqual([])
})

test('the list of requirements is ticked off while the password is typed', () => {
  opened()
  const demands = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(demands().filter((text) => text?.includes('已满足'))).toEqual([])
  fill('', 'Zhang#2027', '')
  expect(demands().filter((text) => text?.includes('还没有'))).toEqual([])
})

test('a confirmation that differs is reported when leaving the field, and when submitting', async () => {
  const { sent } = opened()
  fill('Podium@2026', 'Zhang#2027', 'Zhang#2028')
  fireEvent.blur(field('确认新密码'))
  expect(descriptionOf(field('确认新密码'))).toBe('两次输入的密码不一致，请重新输入！')
  send()
  await waitFor(() => expect(descriptionOf(field('确认新密码'))).toBe('两次密码不一致'))
  expect(sent).toEqual([])
})

test.each([
  ['oldPasswordWrong', '当前密码不正确', '当前密码'],
  ['passwordSame', '新密码与当前密码相同，请重新输入', '新密码'],
  ['passwordCommon', '这个密码太常见，或含有您的手机号、姓名，请换一个', '新密码'],
  ['passwordMismatch', '两次密码不一致', '确认新密码'],
] as const)('%s is shown at its field', async (id, text, label) => {
  const { onChanged } = opened(() => refused(id))
  fill('Podium@2026', 'Zhang#2027', 'Zhang#2027')
  send()
  await screen.findByText(text)
  expect({ invalid: field(label).getAttribute('aria-invalid'), onChanged: onChanged.mock.calls }).toEqual({
    invalid: 'true',
    onChanged: [],
  })
})

test('a lost response is reported below the form; pressing again repeats the same intent', async () => {
  let isDown = true
  const { sent, onChanged } = opened(() => (isDown ? lost() : {}))
  fill('Podium@2026', 'Zhang#2027', 'Zhang#2027')
  send()
  const message = await screen.findByText('服务器错误，新密码可能已经生效。请再试一次，或用新密码登录。')
  expect(message.closest('[role="alert"]')).not.toBeNull()
  isDown = false
  send()
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('the only way around it is to sign out', () => {
  const { onClose } = opened()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '退出登录' }))
  expect(onClose).toHaveBeenCalledOnce()
})
