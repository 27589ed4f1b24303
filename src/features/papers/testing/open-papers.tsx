import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Answers, fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { withdrawable } from '#tests/support/documents/withdrawable.tsx'
import { paper } from '#api/contract/groups/paper.ts'
import type { AreaContext, AreaHost } from '#api/ports/area.ts'
import { createStore } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { listOf, row } from '#parts/paper-sheet/testing/paper-fixtures.ts'
import type { AssignedPaper } from '#parts/assigned-toast/assigned-paper.ts'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { AddressProvider } from '#ui/testing/address-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { PapersArea } from '../components/papers-area.tsx'
import type { PaperParts, PaperShelf } from '../papers.types.ts'

type Query = Readonly<Record<string, string>>

export interface OpenPapersOptions {
  /** The path below the area's prefix. */
  readonly path?: string
  readonly scope?: PaperShelf
  readonly answers?: Answers
  readonly query?: Query
  readonly context?: Partial<AreaContext>
  /** The result the assign dialog reports. */
  readonly assigned?: AssignedPaper
  /** By default every page is built. */
  readonly isBuilt?: PaperParts['isBuilt']
}

const assignedToOne: AssignedPaper = {
  courses: [{ courseId: 3, courseName: '七年级(2)班' }],
  assignmentIds: [7],
  message: '已布置给七年级(2)班 40 人',
  isPublished: true,
}

const partsWith = (assigned: AssignedPaper, isBuilt: PaperParts['isBuilt']): PaperParts => ({
  isBuilt,
  FindQuestions: lazyPart(async () => () => <main>find-questions</main>),
  AssignDialog: lazyPart(async () => ({ paper: chosen, courseId, onClose, onDone }) => (
    <div role="dialog" aria-label="assign">
      <output>{JSON.stringify({ ...chosen, courseId })}</output>
      <button type="button" onClick={() => onDone(assigned)}>
        assign-done
      </button>
      <button type="button" onClick={onClose}>
        assign-close
      </button>
    </div>
  )),
})

/** Opens a paper area with hand-made responses; by default lists contain one paper. */
export function openPapers({
  scope = 'mine',
  path = '/',
  answers = {},
  query = {},
  context = {},
  assigned = assignedToOne,
  isBuilt = () => true,
}: OpenPapersOptions = {}) {
  const { call, sent } = fakeAnswers({ [paper.list.path]: () => listOf([row()]), ...answers })
  const address = createStore(query)
  const pushed: string[] = []
  const host = hostOf({
    user: { uid: 1, realname: '林知夏', subjectId: 203 },
    courseId: 3,
    language: 'zh-CN',
    ...context,
  })
  const { page, withdraw } = withdrawable(
    <PapersArea host={host} shelfAt={() => scope} parts={partsWith(assigned, isBuilt)} />,
  )
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ClientProvider call={call}>
        <ToastProvider>
          <ConfirmProvider>
            <AddressProvider path={path} query={address} onPush={(path) => pushed.push(path)}>
              {page}
            </AddressProvider>
          </ConfirmProvider>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  const sentTo = (path: string) => sent.filter((one) => one.path === path)
  return { address, pushed, sentTo, withdraw }
}

const hostOf = (context: AreaContext): AreaHost => ({
  container: document.createElement('div'),
  prefix: '/my-paper',
  location: createStore({ path: '/', query: {} }),
  context: createStore(context),
  push: () => {},
  pushNamed: () => {},
  open: () => {},
  close: () => {},
  draft: { load: () => null, save: () => true },
})
