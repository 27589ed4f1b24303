import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { type ClassReport, report } from '#api/contract/groups/report.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { SaveFileProvider } from '#api/queries/save-file-context.tsx'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { type Navigation, NavigationProvider } from '#ui/navigation/navigation.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { ReportScreen } from '../report.screen.tsx'
import { givenPages, givenPaper, givenReport, itemAnswer, studentAnswer } from './given-report.ts'

type Answer = (input: never) => unknown

interface Options {
  /** The service's response for the class report, evaluated on every call. */
  readonly answer?: () => ClassReport
  readonly query?: Readonly<Record<string, string>>
  /** Other responses by path. */
  readonly answers?: Readonly<Record<string, Answer>>
  /** A different report page. */
  readonly page?: ReactNode
}

/** Renders the report screen with a service that responds for the given class, and records every call. */
export function openReport({
  answer = () => givenReport,
  query,
  answers = {},
  page = <ReportScreen courseId={7} />,
}: Options = {}) {
  vi.stubGlobal('scrollTo', () => {})
  const calls: (readonly [path: string, input: unknown])[] = []
  const saved = vi.fn<(name: string, blob: Blob) => void>()
  const byPath: Readonly<Record<string, Answer>> = {
    [report.class.path]: answer,
    [report.item.path]: ({ itemId }: { itemId: number }) => itemAnswer(itemId),
    [report.student.path]: ({ uid }: { uid: number }) => studentAnswer(uid),
    [report.pages.path]: () => ({ pages: givenPages }),
    [report.exportClass.path]: () => ({ name: '成绩报告.xlsx', blob: new Blob(['x']) }),
    [paper.detail.path]: () => ({
      ...givenPaper,
      ownerName: '林知夏',
      isOwn: true,
      canEdit: true,
      measured: [],
      unfinished: [],
    }),
    [assigning.view.path]: () => ({}),
    [marking.items.path]: () => ({ isBlind: false }),
    ...answers,
  }
  const call = (async (endpoint, input) => {
    calls.push([endpoint.path, input])
    return byPath[endpoint.path]?.(input as never)
  }) as Call
  renderUi(
    <Page call={call} query={query ?? { type: 'studytask', courseId: '7', homeworkId: '41' }} saved={saved}>
      {page}
    </Page>,
  )
  return { calls, saved, callsOf: (path: string) => calls.filter(([one]) => one === path).map(([, input]) => input) }
}

interface PageProps {
  readonly call: Call
  readonly query: Readonly<Record<string, string>>
  readonly saved: (name: string, blob: Blob) => void
  readonly children: ReactNode
}

function Page({ call, query: first, saved, children }: PageProps) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  // As in a browser, whose history outlives its pages.
  const [entries, setEntries] = useState([first])
  const back = useCallback(() => setEntries((all) => all.slice(0, -1)), [])
  useEffect(() => {
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [back])
  const navigation: Navigation = {
    path: '/',
    query: entries.at(-1) ?? first,
    push: () => {},
    back,
    setQuery: (changes, { isStep = false } = {}) =>
      setEntries((all) => {
        const given = Object.entries({ ...all.at(-1), ...changes })
        const next = Object.fromEntries(given.flatMap(([name, text]) => (text === null ? [] : [[name, text]])))
        return [...(isStep ? all : all.slice(0, -1)), next]
      }),
  }
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider call={call}>
        <SaveFileProvider value={saved}>
          <ToastProvider>
            <ConfirmProvider>
              <NavigationProvider value={navigation}>{children}</NavigationProvider>
            </ConfirmProvider>
          </ToastProvider>
        </SaveFileProvider>
      </ClientProvider>
    </QueryClientProvider>
  )
}
