import { fromPromise } from 'xstate'
import { type Call, newKey } from '#api/client/client.ts'
import { CallError, isAnswered, isRefused } from '#api/client/failures.ts'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { keyOfStudent, keyPicture } from '#api/contract/groups/key-picture.ts'
import { sentKey } from '#api/contract/schemas/sent-key.ts'
import type {
  ApplyAnswer,
  KeysRequest,
  AskAnswer,
  PreviewAnswer,
  ReadAnswer,
  ReadRequest,
  UndoAnswer,
  UndoRequest,
} from '#machines/key-picture/key-picture.types.ts'

/**
 * The actors of a key from a picture, backed by the service. Pressing again after a lost response repeats the same
 * intent.
 */
export const keyPictureActors = (call: Call) => {
  const intents = new Map<string, string>()
  const once = async <Done>(intent: string, act: (idempotencyKey: string) => Promise<Done>): Promise<Done> => {
    const idempotencyKey = intents.get(intent) ?? newKey()
    intents.set(intent, idempotencyKey)
    try {
      return await act(idempotencyKey)
    } catch (error) {
      if (isAnswered(error)) intents.delete(intent)
      throw error
    }
  }
  return {
    read: fromPromise<ReadAnswer, ReadRequest>(({ input: { paperId, source }, signal }) =>
      orRefused(async () => {
        if (source.kind === 'student') {
          const { assignmentId, submissionId } = source
          const { paperId: own, ...sheet } = await call(keyOfStudent.read, { assignmentId, submissionId }, { signal })
          return { kind: 'read', paperId: own, sheet }
        }
        const sheet = await call(keyPicture.read, { paperId, content: await source.content() }, { signal })
        return { kind: 'read', paperId, sheet }
      }),
    ),
    preview: fromPromise<PreviewAnswer, KeysRequest>(({ input: { paperId, keys }, signal }) =>
      orRefused(async () => {
        const wanted = keys.map(({ itemId, key }) => ({ itemId, key: sentKey(key) }))
        return { kind: 'previewed', ...(await call(keyChange.previewAll, { paperId, keys: wanted }, { signal })) }
      }),
    ),
    apply: fromPromise<ApplyAnswer, KeysRequest>(({ input: { paperId, keys }, signal }) =>
      orRefused(async () => {
        const revisedKeys = keys.map((one) => ({ ...one, key: sentKey(one.key) }))
        const started = await once(JSON.stringify([paperId, revisedKeys]), (idempotencyKey) =>
          call(keyChange.correctAll, { paperId, revisedKeys }, { signal, idempotencyKey }),
        )
        return { kind: 'started', ...started }
      }),
    ),
    ask: fromPromise<AskAnswer, { readonly jobIds: readonly string[] }>(async ({ input: { jobIds }, signal }) => {
      try {
        const { state, done, total } = await call(keyChange.progressAll, { jobIds: [...jobIds] }, { signal })
        return state === 'failed' ? { kind: 'failed', message: '' } : { kind: state, done, total }
      } catch (error) {
        if (isRefused(error, keyChange.progressAll)) return { kind: 'failed', message: error.message }
        throw error
      }
    }),
    undo: fromPromise<UndoAnswer, UndoRequest>(({ input: { paperId, keyChangeIds }, signal }) =>
      orRefused(async () => {
        const undone = { paperId, keyChangeIds: [...keyChangeIds] }
        await once(JSON.stringify(undone), (idempotencyKey) =>
          call(keyChange.undoAll, undone, { signal, idempotencyKey }),
        )
        return { kind: 'undone' }
      }),
    ),
  }
}

/** Returns refusals of the service; throws if there was no response. */
async function orRefused<Answer>(
  act: () => Promise<Answer>,
): Promise<Answer | { readonly kind: 'refused'; readonly message: string }> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof CallError && isAnswered(error)) return { kind: 'refused', message: error.message }
    throw error
  }
}
