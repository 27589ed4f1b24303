import { fromPromise } from 'xstate'
import { type Call, newKey } from '#api/client/client.ts'
import { CallError, isAnswered, isPassing, isRefused, type Refusal } from '#api/client/failures.ts'
import { roster } from '#api/contract/groups/roster.ts'
import type {
  ApplyAnswer,
  ApplyRequest,
  AskAnswer,
  ChangeRequest,
  FindAnswer,
  ListChange,
  ReadAnswer,
  ReadRequest,
  ViewAnswer,
} from '#machines/roster-import/roster-import.types.ts'

interface OfList {
  readonly importId: number
}

/** The actors of an import, backed by the service. Applying again after a lost response repeats the same intent. */
export const rosterImportActors = (call: Call) => {
  const keys = new Map<string, string>()
  return {
    find: fromPromise<FindAnswer, { readonly courseId: number }>(async ({ input, signal }) => {
      const { current } = await call(roster.current, input, { signal })
      if (current === null) return { kind: 'none' }
      return { kind: current.state === 'looking' ? 'read' : 'applied', importId: current.importId }
    }),
    read: fromPromise<ReadAnswer, ReadRequest>(({ input, signal }) =>
      readList(call, input, signal).catch((error: unknown): ReadAnswer => {
        if (error instanceof CallError) return { kind: 'refused', message: error.message }
        throw error
      }),
    ),
    view: fromPromise<ViewAnswer, OfList>(async ({ input, signal }) => {
      try {
        return { kind: 'view', view: await call(roster.view, input, { signal }) }
      } catch (error) {
        if (error instanceof CallError && !isPassing(error)) return { kind: 'gone', message: error.message }
        throw error
      }
    }),
    change: fromPromise<ViewAnswer, ChangeRequest>(async ({ input: { importId, change }, signal }) => {
      try {
        return { kind: 'view', view: await changeList(call, importId, change, signal) }
      } catch (error) {
        if (isGone(error)) return { kind: 'gone', message: error.message }
        throw error
      }
    }),
    apply: fromPromise<ApplyAnswer, ApplyRequest>(async ({ input, signal }) => {
      const intent = JSON.stringify(input)
      const idempotencyKey = keys.get(intent) ?? newKey()
      keys.set(intent, idempotencyKey)
      try {
        await call(roster.apply, { ...input, decisions: { ...input.decisions } }, { signal, idempotencyKey })
        return { kind: 'started' }
      } catch (error) {
        if (isAnswered(error)) keys.delete(intent)
        if (!isRefused(error, roster.apply)) throw error
        return { kind: error.failure.id === 'classChangedMeanwhile' ? 'changed' : 'refused', message: error.message }
      }
    }),
    drop: fromPromise<void, OfList>(async ({ input, signal }) => {
      try {
        await call(roster.discard, input, { signal })
      } catch (error) {
        // If the service refuses, the list is already gone.
        if (!(error instanceof CallError) || isPassing(error)) throw error
      }
    }),
    ask: fromPromise<AskAnswer, OfList>(async ({ input, signal }) => {
      const { state, done, total, result } = await call(roster.progress, input, { signal })
      if (state === 'done' && result !== null) return { kind: 'done', result }
      return { kind: state === 'failed' ? 'failed' : 'running', done, total }
    }),
  }
}

/** Whether the list has been written, discarded or cleaned up meanwhile. */
const isGone = (error: unknown): error is Refusal<typeof roster.mend | typeof roster.columns> =>
  isRefused(error, roster.mend, roster.columns) &&
  (error.failure.id === 'importGone' || error.failure.id === 'notFound')

const changeList = (call: Call, importId: number, change: ListChange, signal: AbortSignal) =>
  change.kind === 'row'
    ? call(roster.mend, { importId, at: change.at, ...change.fields }, { signal })
    : call(roster.columns, { importId, meanings: { ...change.meanings } }, { signal })

async function readList(
  call: Call,
  { courseId, source, sheets: chosenWorksheets, oneRosterClass }: ReadRequest,
  signal: AbortSignal,
): Promise<ReadAnswer> {
  if (source.kind === 'text') {
    const { list } = await call(roster.paste, { courseId, text: source.text }, { signal })
    return { kind: 'list', importId: list.importId }
  }
  const { fileName } = source
  const content = await source.content()
  const chosen = {
    ...(chosenWorksheets.length > 0 && { sheets: [...chosenWorksheets] }),
    ...(oneRosterClass !== null && { oneRosterClass }),
  }
  const { list, sheets, classes } = await call(roster.read, { courseId, fileName, content, ...chosen }, { signal })
  if (list !== null) return { kind: 'list', importId: list.importId }
  return sheets.length > 0 ? { kind: 'sheets', sheets } : { kind: 'classes', classes }
}
