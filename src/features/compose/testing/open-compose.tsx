import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Answers, fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { withdrawable } from '#tests/support/documents/withdrawable.tsx'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { course } from '#api/contract/groups/course.ts'
import { textbook } from '#api/contract/groups/textbook.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { createStore } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { createLeavingGuards, LeavingContext } from '#ui/navigation/leaving-guards.ts'
import { AddressProvider } from '#ui/testing/address-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import type { Scope } from '../compose-filters.ts'
import { ComposeScreen } from '../compose.screen.tsx'

export interface OpenComposeOptions {
  readonly answers?: Answers
  readonly query?: Readonly<Record<string, string>>
  readonly opening?: Scope
  readonly subjectId?: number
  readonly storage?: ReturnType<typeof memoryStorage>
}

export const found = (questions: readonly BankQuestion[], total: number = questions.length) => ({
  list: questions.map((one) => ({ ...one, usedAt: null })),
  total,
  facets: {
    types: [{ value: 1, count: 9 }],
    difficulties: [{ value: 1, count: 9 }],
    sources: [{ value: 'platform', count: 9 }],
    knowledge: [{ knowledgeId: 4, name: '一般现在时', count: 9 }],
  },
})

const chapter = {
  cid: 'c8',
  pid: null,
  nodeName: 'Unit 1 You and Me',
  displayOrder: 1,
  level: 1,
  isChapter: true,
  nodeType: 'chapter',
  refersTo: { chapterId: 8 },
  questionCount: 15,
}

const point = {
  ...chapter,
  cid: 'c8k4',
  pid: 'c8',
  nodeName: '一般现在时',
  level: 2,
  isChapter: false,
  nodeType: 'knowledge',
  refersTo: { knowledgeId: 4 },
  questionCount: 6,
}

const book = { bookId: 5, bookName: '七年级上册', optionId: 1, optionName: '人教版', guid: null, dictId: null }

/** The page over scripted responses: two single-choice questions in a book with one chapter, and an empty basket. */
export function openCompose({
  answers = {},
  query = {},
  opening = 'chapter',
  subjectId = 203,
  ...given
}: OpenComposeOptions = {}) {
  const { storage = memoryStorage() } = given
  const { call, sent } = fakeAnswers({
    [bank.list.path]: ({ leaveOut = '' }) =>
      found([7, 8].filter((id) => !leaveOut.split(',').includes(String(id))).map((id) => bankQuestion(id))),
    [bank.chapterTree.path]: () => ({ list: [chapter, point] }),
    [course.books.path]: () => ({ list: [book] }),
    [textbook.ofCourse.path]: () => ({ list: [], today: '2026-11-20' }),
    [basket.list.path]: () => ({ list: [] }),
    [basket.add.path]: () => ({ questionCount: 1, itemCount: 1, maximum: 200, leftOut: [] }),
    [basket.remove.path]: () => ({ questionCount: 0, itemCount: 0, maximum: 200 }),
    ...answers,
  })
  const address = createStore(query)
  const network = fakeNetwork()
  const guards = createLeavingGuards()
  const pushed: string[] = []
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { page, withdraw } = withdrawable(
    <ComposeScreen uid={1} subjectId={subjectId} courseId={3} opening={opening} storage={storage} network={network} />,
  )
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ClientProvider call={call}>
        <ToastProvider>
          <LeavingContext value={guards}>
            <ConfirmProvider>
              <AddressProvider path="/" query={address} onPush={(path) => pushed.push(path)}>
                {page}
              </AddressProvider>
            </ConfirmProvider>
          </LeavingContext>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  const sentTo = (path: string) => sent.filter((one) => one.path === path).map(({ fields }) => fields)
  return { address, guards, network, storage, pushed, sentTo, sent, withdraw }
}
