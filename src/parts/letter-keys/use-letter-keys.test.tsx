// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { user } from '#api/contract/groups/user.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { LetterKeysSwitch } from './letter-keys-switch.tsx'
import { useLetterKeys } from './use-letter-keys.ts'

const Keys = () => <LetterKeysSwitch {...useLetterKeys()} />

/** A teacher whose stored choice is this; null before any. */
function openKeys(value: number | null) {
  const { call, sent } = fakeAnswers({ [user.setting.path]: () => ({ value }), [user.saveSetting.path]: () => ({}) })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider call={call}>
        <Keys />
      </ClientProvider>
    </QueryClientProvider>,
  )
  return sent
}

const isOn = () => screen.getByRole('switch', { name: '字母也当快捷键' }).matches(':checked')

test('letters are no shortcuts until it is known that the teacher has not switched them off', async () => {
  openKeys(null)
  const first = isOn()
  await screen.findByRole('switch', { checked: true })
  expect({ wasOn: first, isOn: isOn() }).toEqual({ wasOn: false, isOn: true })
})

test('letters that were switched off stay so, and can be switched on again', async () => {
  const sent = openKeys(0)
  await act(async () => {})
  expect(isOn()).toBe(false)
  fireEvent.click(screen.getByRole('switch'))
  await screen.findByRole('switch', { checked: true })
  expect(sent.filter(({ path }) => path === user.saveSetting.path).map(({ fields }) => fields)).toEqual([
    { key: 'letterKeys', value: '1' },
  ])
})
