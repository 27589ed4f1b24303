// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket } from '#api/contract/groups/basket.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import type { Readable } from '#api/ports/area.ts'
import { createStore } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { openHistory } from '#domain/paper/history.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { paperWith, question } from '#domain/paper/testing/papers.ts'
import { startOf } from '#machines/paper-editing/paper-editing.rules.ts'
import { keptPlans, type KeptPlans } from '#parts/blueprint/kept-plans.ts'
import { fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { useReadable } from '#ui/area/react-area.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { useBasket } from './use-basket.ts'
import type { OpenEditor } from './use-paper-editor.ts'

const empty = paperWith([])

const planned = [{ knowledgeId: 3, name: '一次函数', marks: [0, 30, 0] }] as const

/** An editor of the paper; `saved` is what the service has. */
function editorOf(paper: Paper, saved: Paper, edits: unknown[] = [], paperId: number | null = 12): OpenEditor {
  const start = startOf({ paperId, maximum: 200, newKey: () => 'key', now: () => 1 })
  return {
    phase: 'editing',
    context: { ...start, history: openHistory(saved, paper), savedAt: 1 },
    facts: null,
    uid: 1,
    course: null,
    isWithdrawn: false,
    isMissing: false,
    handOn: () => {},
    elsewhere: { at: 'tab' },
    unsavedHere: 0,
    saved: paper === saved ? 'saved' : 'saving',
    isUnsaved: paper !== saved,
    send: () => {},
    paper,
    numbers: numberPaper(paper),
    courseId: null,
    isReadOnly: false,
    edit: (act) => edits.push(act.kind),
  }
}

function Taking({ shown, plans }: { readonly shown: Readable<OpenEditor>; readonly plans: KeptPlans }) {
  useBasket(useReadable(shown), { isOpenedForIt: true, onTaken: () => {}, plans })
  return null
}

/** A paper opened to take questions 7 and 8 from the basket; `paperId` is null for a new one. */
async function openForBasket(paperId: number | null = 12) {
  const plans = keptPlans(memoryStorage(), 1, empty.subjectId)
  plans.keep(null, planned)
  const { call, sent } = fakeAnswers({
    [basket.list.path]: () => ({ list: [bankQuestion(7), bankQuestion(8)] }),
    [basket.remove.path]: () => ({ questionCount: 0, itemCount: 0, maximum: 200 }),
  })
  const edits: unknown[] = []
  const shown = createStore(editorOf(empty, empty, edits, paperId))
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider call={call}>
        <ToastProvider>
          <Taking shown={shown} plans={plans} />
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(edits).toEqual(['add']))
  return {
    plans: () => ({ next: plans.of(null), paper: plans.of(12) }),
    show: (paper: Paper, saved: Paper) => act(() => shown.set(editorOf(paper, saved))),
    removed: () => sent.filter(({ path }) => path === basket.remove.path).map(({ fields }) => fields['questionIds']),
  }
}

test('a question that did not fit on the paper stays in the basket', async () => {
  const { show, removed } = await openForBasket()
  const paper = paperWith([question(7)])
  show(paper, empty)
  show(paper, paper)
  await waitFor(() => expect(removed()).toEqual(['7']))
})

test('questions taken back by undoing stay in the basket until they are on the stored paper', async () => {
  const { show, removed } = await openForBasket()
  const both = paperWith([question(7), question(8)])
  show(both, empty)
  show(empty, empty)
  const again = paperWith([question(7)])
  show(again, empty)
  show(again, again)
  await waitFor(() => expect(removed()).toEqual(['7']))
})

test('the plan of a new paper is its own once it is stored; what goes on another paper leaves it alone', async () => {
  const both = paperWith([question(7), question(8)])
  const built = await openForBasket(null)
  built.show(both, empty)
  const unstored = built.plans()
  built.show(both, both)
  await waitFor(() => expect(built.removed()).toEqual(['7,8']))
  const other = await openForBasket()
  other.show(both, both)
  await waitFor(() => expect(other.removed()).toEqual(['7,8']))
  expect({ unstored, built: built.plans(), other: other.plans() }).toEqual({
    unstored: { next: planned, paper: [] },
    built: { next: [], paper: planned },
    other: { next: planned, paper: [] },
  })
})
