import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { scan } from '#api/contract/areas/scan.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { type Answers, fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { JobScreen } from '../job.screen.tsx'
import { givenInfo } from './given-scan.ts'

/** A page of smart marking over answers made by hand. */
export function openSmartMark(page: ReactNode, answers: Answers) {
  const { call, sent } = fakeAnswers(answers)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const navigation = { path: '/job', query: {}, push: () => {}, setQuery: () => {} }
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ClientProvider call={call}>
        <ToastProvider>
          <ConfirmProvider>
            <NavigationProvider value={navigation}>{page}</NavigationProvider>
          </ConfirmProvider>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  return sent
}

export const openJob = (answers: Answers) =>
  openSmartMark(<JobScreen scanId={3} isApart={false} />, {
    [scan.info.path]: () => givenInfo(),
    [scan.unsure.path]: () => ({ groups: [] }),
    [scan.decide.path]: () => ({ decidedCount: 1 }),
    [scan.undecide.path]: () => ({}),
    ...answers,
  })
