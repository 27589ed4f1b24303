import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { scan } from '#api/contract/groups/scan.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import type { ScanFlags } from '#domain/paths/marking-paths.ts'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { createLeavingGuards, LeavingContext } from '#ui/navigation/leaving-guards.ts'
import { type Navigation, NavigationProvider } from '#ui/navigation/navigation.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { type Answers, fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { JobScreen } from '../job.screen.tsx'
import { givenInfo } from './given-scan.ts'

/** Opens a page of smart marking with hand-made responses. */
export function openSmartMark(page: ReactNode, answers: Answers, guards = createLeavingGuards()) {
  const { call, sent } = fakeAnswers(answers)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ClientProvider call={call}>
        <ToastProvider>
          <LeavingContext value={guards}>
            <ConfirmProvider>
              <Placed>{page}</Placed>
            </ConfirmProvider>
          </LeavingContext>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  return sent
}

/** Provides the page with an address whose query it can change. */
function Placed({ children }: { readonly children: ReactNode }) {
  const [query, hold] = useState<Readonly<Record<string, string>>>({})
  const setQuery: Navigation['setQuery'] = (changes) => {
    const next = Object.entries({ ...query, ...changes })
    hold(Object.fromEntries(next.filter((pair): pair is [string, string] => pair[1] !== null)))
  }
  const value = { path: '/job', query, push: () => {}, setQuery, back: () => {} }
  return <NavigationProvider value={value}>{children}</NavigationProvider>
}

/** The job, for a teacher for whom letters are shortcuts or not. */
export const openJob = (answers: Answers, usesLetters = true, flags: ScanFlags = {}, guards = createLeavingGuards()) =>
  openSmartMark(
    <JobScreen scanId={3} flags={flags} letterKeys={{ usesLetters, onUseLetters: () => {} }} />,
    {
      [scan.info.path]: () => givenInfo(),
      [scan.unsure.path]: () => ({ groups: [] }),
      [scan.decide.path]: () => ({ decidedCount: 1 }),
      [scan.undecide.path]: () => ({}),
      ...answers,
    },
    guards,
  )

/** The decisions sent, in order. */
export const decided = (sent: ReturnType<typeof openJob>) =>
  sent
    .filter(({ path }) => path === scan.decide.path)
    .map(({ fields }) => [
      fields['answer'],
      (JSON.parse(fields['readings'] ?? '[]') as { scanPageId: number }[]).map(({ scanPageId }) => scanPageId),
    ])
