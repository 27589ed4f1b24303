/** The editor with a paper of 200 questions, a bare list of as many rows, and the time a change takes to be stored. */
import { DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import '#ui/theme/mantine-rest.css'
import { createClient } from '#api/client/client.ts'
import { browserDraftView } from '#api/ports/draft-view.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { createStore } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { questionsOf } from '#domain/paper/elements.ts'
import { after } from '#domain/paper/testing/papers.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import { paperDrafts } from '#features/paper-editor/paper-drafts.ts'
import { PaperEditorScreen } from '#features/paper-editor/paper-editor.screen.tsx'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { AddressProvider } from '#ui/testing/address-provider.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { showPages } from '../show-pages.tsx'
import { longPaper } from './long-paper.ts'

const paper = longPaper(200)
const documents = { paperXml: writePaper(paper), answerXml: writeAnswers(paper) }
let rev = 0

const network = fakeNetwork()

const answerTo = (address: string): object =>
  address.includes('/documents')
    ? { ...documents, paperId: 12, rev, isOwn: true, isAssigned: false, updatedAt: new Date().toISOString() }
    : { paperId: 12, rev: (rev += 1), savedAt: new Date().toISOString(), kept: null, isNewVersion: false }

const call = createClient({
  fetch: (request) => {
    const address = request instanceof Request ? request.url : String(request)
    return Promise.resolve(Response.json({ data: answerTo(address), result: { code: 0, msg: '' } }))
  },
  network,
  language: () => 'zh-CN',
  uid: () => 3,
  recoverSession: () => Promise.resolve('gone'),
})

const address = createStore<Readonly<Record<string, string>>>({})

interface Kept {
  readonly ours: readonly number[]
  readonly bare: readonly number[]
  /** What runs while the teacher pauses. */
  readonly idle: readonly number[]
}

/** Milliseconds that each change takes to be stored in the browser, compared with a bare write of the whole paper. */
function keepChanges(count: number): Kept {
  const waiting: (() => void)[] = []
  const drafts = paperDrafts(
    localTextStorage,
    { uid: 3, subjectId: 203 },
    () => {},
    (act) => waiting.push(act),
  )
  const questions = questionsOf(paper.elements)
  const [ours, bare, idle]: [number[], number[], number[]] = [[], [], []]
  const rest = () => {
    while (waiting.length > 0) idle.push(...waiting.splice(0).map(timeOf))
  }
  drafts.prepare(paper)
  rest()
  let [now, saved] = [paper, paper]
  for (let index = 0; index < count; index += 1) {
    const element = questions[(index * 7) % questions.length]
    if (element === undefined) continue
    now = after(now, { kind: 'modify', element: { ...element, passage: `改动 ${index}` } })
    ours.push(timeOf(() => drafts.keep({ paper: now, saved, rev: index, sent: null, savedAt: index })))
    bare.push(timeOf(() => localStorage.setItem('podium.language', JSON.stringify([now, saved]))))
    // Every time a teacher pauses, everything is saved.
    if (index % 4 === 3) saved = now
    if (index % 4 === 3) drafts.keep({ paper: now, saved, rev: index, sent: null, savedAt: index })
    else if (index % 4 === 1) rest()
  }
  return { ours, bare, idle }
}

function timeOf(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

Object.assign(globalThis, { keepChanges })

function BareRow({ id }: { readonly id: string }) {
  const { setNodeRef, attributes, listeners, transform, transition } = useSortable({ id })
  return (
    <li ref={setNodeRef} style={{ translate: `0 ${transform?.y ?? 0}px`, transition, height: 36 }}>
      <button type="button" {...attributes} {...listeners}>
        {id}
      </button>
    </li>
  )
}

function BareList() {
  const ids = questionsOf(paper.elements).map(({ elementId }) => elementId)
  return (
    <div style={{ height: 700, overflow: 'auto' }}>
      <textarea aria-label="bare" />
      <DndContext>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul>
            {ids.map((id) => (
              <BareRow key={id} id={id} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </div>
  )
}

showPages(
  {
    bare: () => <BareList />,
    ours: () => (
      <PaperEditorScreen
        ports={{ storage: localTextStorage, network, locks: navigator.locks, openView: browserDraftView }}
        opening={{ uid: 3, paperId: 12, subjectId: 203, newTitle: '' }}
        ownerName="林老师"
        takesBasket={false}
        onBasketTaken={() => {}}
        onNamed={() => {}}
      />
    ),
  },
  (page) => (
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider call={call}>
        <ToastProvider>
          <ConfirmProvider>
            <AddressProvider path="/paper-editor" query={address} onPush={() => {}}>
              <div style={{ height: 760 }}>{page}</div>
            </AddressProvider>
          </ConfirmProvider>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>
  ),
)
