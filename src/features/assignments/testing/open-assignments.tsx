import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { vi } from 'vitest'
import { type Answers, fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { handover } from '#api/contract/groups/handover.ts'
import { createStore } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { SaveFileProvider } from '#api/queries/save-file-context.tsx'
import type { AssignmentInfo } from '#api/contract/schemas/assignments.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { AddressProvider } from '#ui/testing/address-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { AssignmentsScreen } from '../assignments.screen.tsx'
import { course, listOf, rows } from './assignment-fixtures.ts'

type Query = Readonly<Record<string, string>>

/** The screen over scripted responses; by default the list returns `rows`. */
export function openAssignments(answers: Answers = {}, query: Query = {}) {
  const { call, sent } = fakeAnswers({
    [assigning.list.path]: () => listOf(rows),
    [handover.waiting.path]: () => ({ list: [] }),
    ...answers,
  })
  const address = createStore(query)
  const pushed: string[] = []
  const saved = vi.fn<(name: string, blob: Blob) => void>()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ClientProvider call={call}>
        <SaveFileProvider value={saved}>
          <ToastProvider>
            <ConfirmProvider>
              <AddressProvider path="/course/1/tasks" query={address} onPush={(path) => pushed.push(path)}>
                <AssignmentsScreen
                  course={course}
                  renderAssign={(assignmentId) => <output>edits {assignmentId}</output>}
                  renderException={({ assignment, students, chosen }) => (
                    <output>
                      arranges {assignment.assignmentId} for {chosen.join()} of {students.length}
                    </output>
                  )}
                  renderHandOver={({ assignmentInfo }) => <output>hands over {assignmentInfo.assignmentName}</output>}
                  renderCopy={(assignmentId) => <output>copies {assignmentId}</output>}
                  renderEnd={({ assignmentInfo }, _onClose, onDone) => (
                    <button
                      type="button"
                      onClick={() => onDone('2026-11-23T12:00:00.000Z', givenBackOf(assignmentInfo))}
                    >
                      ends {assignmentInfo.assignmentId}
                    </button>
                  )}
                />
              </AddressProvider>
            </ConfirmProvider>
          </ToastProvider>
        </SaveFileProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  const sentTo = (path: string) => sent.filter((one) => one.path === path)
  return { address, pushed, saved, sentTo }
}

/** Only reopening gives collected work back. */
const givenBackOf = ({ status }: AssignmentInfo): number => (status === assignmentStatuses.finished ? 2 : 0)
