import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure } from '@testing-library/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { type Answers, fakeAnswers } from '#tests/support/fake-answers.ts'
import { homework } from '#api/contract/areas/homework.ts'
import { createStore, type Store } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { TasksScreen } from '../tasks.screen.tsx'
import { course, listOf, rows } from './task-fixtures.ts'

// A machine that does much else at the same time is no failure.
configure({ asyncUtilTimeout: 8000 })

type Query = Readonly<Record<string, string>>

interface AddressProps {
  readonly query: Store<Query>
  readonly onPush: (path: string) => void
  readonly children: ReactNode
}

/** An address kept by hand, as the router or a host would. */
function AddressProvider({ query, onPush, children }: AddressProps) {
  const now = useSyncExternalStore(query.subscribe, query.get)
  const setQuery = (changes: Readonly<Record<string, string | null>>) => {
    const next: Record<string, string> = {}
    for (const [name, value] of Object.entries({ ...query.get(), ...changes }))
      if (value !== null && value !== '') next[name] = value
    query.set(next)
  }
  return (
    <NavigationProvider value={{ path: '/course/1/tasks', query: now, push: onPush, setQuery }}>
      {children}
    </NavigationProvider>
  )
}

/** The screen over answers made by hand; the list answers with `rows` unless told otherwise. */
export function openTasks(answers: Answers = {}, query: Query = {}) {
  const { call, sent } = fakeAnswers({ [homework.list.path]: () => listOf(rows), ...answers })
  const address = createStore(query)
  const pushed: string[] = []
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ClientProvider call={call}>
        <ToastProvider>
          <ConfirmProvider>
            <AddressProvider query={address} onPush={(path) => pushed.push(path)}>
              <TasksScreen course={course} renderAssign={(testId) => <output>edits {testId}</output>} />
            </AddressProvider>
          </ConfirmProvider>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  const sentTo = (path: string) => sent.filter((one) => one.path === path)
  return { address, pushed, sentTo }
}
