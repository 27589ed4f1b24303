import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { account } from '#api/contract/groups/account.ts'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { keepNothing, KeptWorkProvider } from '#api/queries/kept-work-context.tsx'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type Answers, fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { withdrawable } from '#tests/support/documents/withdrawable.tsx'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { students } from './assign-fixtures.ts'

const noCounts = { all: 0, inProgress: 0, finished: 0, unpublished: 0, notStarted: 0 }

const everyPaper = { scope: 'all', subjectId: 203, keyword: '', pager: { currentPage: 1, pageSize: 20 } } as const

/** The list of papers the dialog was opened from, with the number of those never assigned. */
function KeptPapers() {
  useEndpoint(paper.list, everyPaper, { staleTime: Infinity })
  useEndpoint(paper.unassignedCount, { subjectId: everyPaper.subjectId }, { staleTime: Infinity })
  return null
}

/**
 * A dialog over scripted responses; by default the service accepts everything, at `now`. The browser's kept work can be
 * passed on to the next dialog.
 */
export function openDialog(dialog: ReactElement, now: number, answers: Answers = {}, keptWork = keepNothing()) {
  const { call, sent } = fakeAnswers({
    [account.features.path]: () => ({ now: new Date(now).toISOString(), grants: [] }),
    [setup.currentTime.path]: () => ({ now: new Date(now).toISOString() }),
    [courseArea.students.path]: () => ({ list: students, total: students.length }),
    [assigning.list.path]: () => ({ list: [], total: 0, counts: noCounts }),
    [paper.list.path]: () => ({ list: [], total: 0, books: [] }),
    [paper.unassignedCount.path]: () => ({ count: 1 }),
    [assigning.save.path]: () => ({ assignmentIds: [7] }),
    [assigning.publish.path]: () => ({ assignedCount: students.length }),
    ...answers,
  })
  const { page, withdraw } = withdrawable(dialog)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ClientProvider call={call}>
        <KeptWorkProvider value={keptWork}>
          <KeptPapers />
          <ToastProvider>
            <ConfirmProvider>{page}</ConfirmProvider>
          </ToastProvider>
        </KeptWorkProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  return { sentTo: (path: string) => sent.filter((one) => one.path === path), withdraw }
}
