import { fromPromise } from 'xstate'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { type Call, newKey } from '#api/client/client.ts'
import { isAnswered, isRefused } from '#api/client/failures.ts'
import { sentKey } from '#api/contract/schemas/sent-key.ts'
import type {
  KnownKey,
  AskAnswer,
  AskRequest,
  PreviewAnswer,
  SendAnswer,
  SendRequest,
  UndoRequest,
} from '#machines/key-correction/key-correction.types.ts'

/**
 * The actors of a key correction, backed by the service. Pressing again after a lost response repeats the same intent,
 * so the re-marking is not started twice.
 */
export const keyCorrectionActors = (call: Call) => {
  const intents = new Map<string, string>()
  return {
    preview: fromPromise<PreviewAnswer, SendRequest>(
      async ({ input: { paperId, itemId, key }, signal }): Promise<PreviewAnswer> => {
        try {
          const input = { paperId, itemId, key: sentKey(key) }
          return { kind: 'previewed', ...(await call(keyChange.preview, input, { signal })) }
        } catch (error) {
          if (isRefused(error, keyChange.preview)) return { kind: 'refused', message: error.message }
          throw error
        }
      },
    ),
    undo: fromPromise<SendAnswer, UndoRequest>(async ({ input, signal }) => {
      const intent = JSON.stringify(input)
      const idempotencyKey = intents.get(intent) ?? newKey()
      intents.set(intent, idempotencyKey)
      try {
        const { paperId, keyChangeIds } = input
        const asked = { paperId, keyChangeIds: [...keyChangeIds] }
        return { kind: 'started', ...(await call(keyChange.undoAll, asked, { signal, idempotencyKey })) }
      } catch (error) {
        if (isAnswered(error)) intents.delete(intent)
        if (isRefused(error, keyChange.undoAll)) return { kind: 'refused', message: error.message }
        throw error
      }
    }),
    send: fromPromise<SendAnswer, SendRequest>(async ({ input, signal }) => {
      const intent = JSON.stringify(input)
      const idempotencyKey = intents.get(intent) ?? newKey()
      intents.set(intent, idempotencyKey)
      try {
        const { jobId } = await call(
          paper.correctKey,
          { ...input, key: sentKey(input.key) },
          { signal, idempotencyKey },
        )
        return { kind: 'started', jobIds: [jobId] }
      } catch (error) {
        if (isAnswered(error)) intents.delete(intent)
        if (!isRefused(error, paper.correctKey)) throw error
        if (error.failure.id !== 'keyChangedByOther') return { kind: 'refused', message: error.message }
        return { kind: 'changed', message: error.message, known: await loadKey(call, input) }
      }
    }),
    ask: fromPromise<AskAnswer, AskRequest>(async ({ input, signal }) => {
      try {
        const { state, done, total, changes } = await progressOf(call, input, signal)
        if (state === 'done') return { kind: 'done', changes }
        return state === 'failed' ? { kind: 'failed' } : { kind: 'running', done, total }
      } catch (error) {
        if (isRefused(error, paper.correctionProgress) && error.failure.id === 'jobUnknown') return { kind: 'failed' }
        if (isRefused(error, keyChange.progressAll)) return { kind: 'failed' }
        throw error
      }
    }),
  }
}

async function progressOf(call: Call, { jobIds }: AskRequest, signal: AbortSignal) {
  const [jobId = '', ...others] = jobIds
  if (others.length === 0) return call(paper.correctionProgress, { jobId }, { signal })
  return { ...(await call(keyChange.progressAll, { jobIds: [...jobIds] }, { signal })), changes: [] }
}

/** The current key of an item. */
async function loadKey(call: Call, { paperId, itemId }: SendRequest): Promise<KnownKey> {
  const { sections } = await call(paper.detail, { paperId })
  const items = sections.flatMap(({ questions }) => questions.flatMap((question) => question.items))
  const found = items.find((item) => item.itemId === itemId)
  if (found === undefined) throw new Error('The item is gone')
  return { keyRev: found.keyRev, key: found.key }
}
