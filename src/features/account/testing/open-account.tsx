import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import { verification } from '#api/contract/groups/verification.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { createStore, type Store } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { keyOf } from '#api/queries/query-of.ts'
import { captchaAnswers } from '#parts/captcha/testing/solve-captcha.ts'
import { type Answers, fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { teacher } from '#tests/support/worlds/teacher-info.ts'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'

type Query = Readonly<Record<string, string>>

interface AddressProps {
  readonly query: Store<Query>
  readonly onPush: (path: string) => void
  readonly children: ReactNode
}

/** An address kept in memory, in place of the router. */
function AddressProvider({ query, onPush, children }: AddressProps) {
  const now = useSyncExternalStore(query.subscribe, query.get)
  const setQuery = (changes: Readonly<Record<string, string | null>>) => {
    const next = Object.entries({ ...query.get(), ...changes }).filter(([, value]) => value !== null)
    query.set(Object.fromEntries(next) as Query)
  }
  const value = { path: '/', query: now, push: onPush, setQuery, back: () => {} }
  return <NavigationProvider value={value}>{children}</NavigationProvider>
}

/**
 * A screen over made-up responses; unless told otherwise, every captcha is solved, a code is sent to everybody, and the
 * teacher is known.
 */
export function openAccount(screen: ReactElement, answers: Answers = {}, query: Query = {}) {
  const { call, sent } = fakeAnswers({
    ...captchaAnswers,
    [verification.sendCode.path]: () => ({ waitSeconds: 59, left: 4 }),
    [verification.sendEmailCode.path]: () => ({ waitSeconds: 59, left: 4 }),
    [user.teacherInfo.path]: () => teacher,
    [account.features.path]: () => ({ now: '2026-11-20T06:00:00.000Z', grants: [] }),
    ...answers,
  })
  const address = createStore(query)
  const pushed: string[] = []
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  cache.setQueryData<TeacherInfo>(keyOf(user.teacherInfo, {}), teacher)
  renderUi(
    <QueryClientProvider client={cache}>
      <ClientProvider call={call}>
        <ToastProvider>
          <ConfirmProvider>
            <AddressProvider query={address} onPush={(path) => pushed.push(path)}>
              {screen}
            </AddressProvider>
          </ConfirmProvider>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  return { address, pushed, cache, sentTo: (path: string) => sent.filter((one) => one.path === path) }
}
