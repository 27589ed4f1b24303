/** The editor with a paper of 200 questions, a bare list of as many rows, and the time a change takes to be stored. */
import { DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import '#ui/theme/mantine-rest.css'
import { createClient } from '#api/client/client.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { browserClock } from '#api/ports/clock.ts'
import { browserDraftView } from '#api/ports/draft-view.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { browserVisibility } from '#api/ports/page-visibility.ts'
import { createStore } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
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

const opened = (): z.input<typeof paperEditing.open.output> => ({
  ...documents,
  paperId: 12,
  rev,
  updatedAt: new Date().toISOString(),
  isOwn: true,
  ownerName: '林老师',
  canEdit: true,
  isAssigned: false,
})

const saved = (): z.input<typeof paperEditing.save.output> => ({
  paperId: 12,
  rev: (rev += 1),
  savedAt: new Date().toISOString(),
  kept: null,
  isNewVersion: false,
})

const turn = (): z.input<typeof paperEditing.turn.output> => ({ isYours: true, rev, writerName: null })

/** Whatever else the editor asks for is refused. */
const answers: Readonly<Record<string, () => object>> = {
  [paperEditing.open.path]: opened,
  [paperEditing.save.path]: saved,
  [paperEditing.turn.path]: turn,
}

function answerTo(address: string): Response {
  const answer = answers[new URL(address, location.href).pathname]
  return answer === undefined
    ? new Response(null, { status: 404 })
    : Response.json({ data: answer(), result: { code: 0, msg: '' } })
}

const call = createClient({
  fetch: (request) => {
    const address = request instanceof Request ? request.url : String(request)
    return Promise.resolve(answerTo(address))
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
  const [ours, bare, idle]: [number[], number[], number[]] = [[], [], []]
  const rest = () => {
    while (waiting.length > 0) idle.push(...waiting.splice(0).map(timeOf))
  }
  drafts.prepare(paper)
  rest()
  const changes = changesOf(count)
  for (const [index, { now, saved }] of changes.entries()) {
    ours.push(timeOf(() => drafts.keep({ paper: now, saved, rev: index, sent: null, savedAt: index })))
    if (index % savedEach === savedEach - 1)
      drafts.keep({ paper: now, saved: now, rev: index, sent: null, savedAt: index })
    else if (index % savedEach === 1) rest()
  }
  // Not between ours, because clearing its garbage would take their time.
  for (const { now, saved } of changes)
    bare.push(timeOf(() => localStorage.setItem('podium.language', JSON.stringify([now, saved]))))
  return { ours, bare, idle }
}

/** Every so many changes a teacher pauses, and everything is saved. */
const savedEach = 4

/** The paper after each change, and as the service had it by then. */
function changesOf(count: number): readonly { readonly now: Paper; readonly saved: Paper }[] {
  const questions = questionsOf(paper.elements)
  let [now, saved] = [paper, paper]
  return Array.from({ length: count }, (_, index) => {
    const element = questions[(index * 7) % questions.length]
    if (index % savedEach === 0) saved = now
    if (element !== undefined) now = after(now, { kind: 'modify', element: { ...element, passage: `改动 ${index}` } })
    return { now, saved }
  })
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
        ports={{
          storage: localTextStorage,
          network,
          visibility: browserVisibility,
          clock: browserClock,
          locks: navigator.locks,
          openView: browserDraftView,
        }}
        opening={{ uid: 3, paperId: 12, subjectId: 203, course: null, newTitle: '' }}
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
