// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket } from '#api/contract/groups/basket.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { openHistory } from '#domain/paper/history.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { paperWith, question } from '#domain/paper/testing/papers.ts'
import { startOf } from '#machines/paper-editing/paper-editing.rules.ts'
import { fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { useBasket } from './use-basket.ts'
import type { OpenEditor } from './use-paper-editor.ts'

const empty = paperWith([])

/** An editor of the paper; `saved` is what the service has. */
function editorOf(paper: Paper, saved: Paper, edits: unknown[] = []): OpenEditor {
  const start = startOf({ paperId: 12, maximum: 200, newKey: () => 'key', now: () => 1 })
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

function Taking({ editor }: { readonly editor: OpenEditor }) {
  useBasket(editor, true, () => {})
  return null
}

/** A paper opened to take questions 7 and 8 from the basket. */
async function openForBasket() {
  const { call, sent } = fakeAnswers({
    [basket.list.path]: () => ({ list: [bankQuestion(7), bankQuestion(8)] }),
    [basket.remove.path]: () => ({ questionCount: 0, itemCount: 0, maximum: 200 }),
  })
  const client = new QueryClient()
  const page = (editor: OpenEditor) => (
    <QueryClientProvider client={client}>
      <ClientProvider call={call}>
        <ToastProvider>
          <Taking editor={editor} />
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>
  )
  const edits: unknown[] = []
  const { rerender } = renderUi(page(editorOf(empty, empty, edits)))
  await waitFor(() => expect(edits).toEqual(['add']))
  return {
    show: (paper: Paper, saved: Paper) => rerender(page(editorOf(paper, saved))),
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
