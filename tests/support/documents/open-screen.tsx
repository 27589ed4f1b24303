import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createKeptWork, type KeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { createStore } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { KeptWorkProvider } from '#api/queries/kept-work-context.tsx'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { AddressProvider } from '#ui/testing/address-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { type Answers, fakeAnswers } from './fake-answers.ts'
import { withdrawable } from './withdrawable.tsx'

type Query = Readonly<Record<string, string>>

/** A browser's stored work of one person as a tab sees it, shared by several openings of a screen. */
export function browserWork(storage = memoryStorage()): KeptWork {
  let count = 0
  const newKey = () => `key-${(count += 1)}`
  return createKeptWork({ storage, tabStorage: memoryStorage(), uid: () => 1, now: () => 0, newKey })
}

/** A screen over canned answers, with an address, toasts, questions and stored work as in the portal. */
export function openScreen(screen: ReactElement, answers: Answers = {}, query: Query = {}, work = browserWork()) {
  const { call, sent } = fakeAnswers(answers)
  const address = createStore<Query>(query)
  const pushed: string[] = []
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { page, withdraw } = withdrawable(screen)
  const { unmount } = renderUi(
    <QueryClientProvider client={cache}>
      <ClientProvider call={call}>
        <KeptWorkProvider value={work}>
          <ToastProvider>
            <ConfirmProvider>
              <AddressProvider path="/" query={address} onPush={(path) => pushed.push(path)}>
                {page}
              </AddressProvider>
            </ConfirmProvider>
          </ToastProvider>
        </KeptWorkProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  const sentTo = ({ path }: { readonly path: string }) => sent.filter((one) => one.path === path)
  return { address, pushed, sentTo, unmount, withdraw }
}
