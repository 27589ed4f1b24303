import { fromPromise } from 'xstate'
import { type Call, newKey } from '#api/client/client.ts'
import { CallError, isAnswered, isPassing } from '#api/client/failures.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import type { KeptWork } from '#api/ports/kept-work.ts'
import type {
  AskAnswer,
  ConfirmAnswer,
  ConfirmRequest,
  OfPaperImport,
  UploadAnswer,
  UploadRequest,
} from '#machines/paper-import/paper-import.types.ts'
import { keptReviewOf } from './kept-review.ts'

/** The actors of an import, calling the service. Confirming again after a lost response repeats the same intent. */
export const paperImportActors = (call: Call, work: KeptWork) => {
  const keys = new Map<string, string>()
  return {
    upload: fromPromise<UploadAnswer, UploadRequest>(async ({ input: { subjectId, source }, signal }) => {
      const { fileName } = source
      try {
        const content = await source.content()
        const { paperImportId } = await call(importPaper.upload, { subjectId, fileName, content }, { signal })
        return { kind: 'kept', paperImportId }
      } catch (error) {
        if (error instanceof CallError) return { kind: 'refused', message: error.message }
        throw error
      }
    }),
    ask: fromPromise<AskAnswer, OfPaperImport>(async ({ input, signal }) => {
      try {
        const info = await call(importPaper.info, input, { signal })
        const { state } = info.import
        if (state === 'ready') return { kind: 'ready', info, kept: keptReviewOf(work, input.paperImportId).read() }
        return { kind: state === 'waiting' || state === 'running' ? 'reading' : 'over', info }
      } catch (error) {
        if (error instanceof CallError && !isPassing(error)) return { kind: 'gone', message: error.message }
        throw error
      }
    }),
    confirm: fromPromise<ConfirmAnswer, ConfirmRequest>(async ({ input, signal }) => {
      const intent = JSON.stringify(input)
      const idempotencyKey = keys.get(intent) ?? newKey()
      keys.set(intent, idempotencyKey)
      try {
        const { paperImportId, questions, paperTitle } = input
        const sent = { paperImportId, questions: [...questions], paperTitle }
        return { kind: 'confirmed', ...(await call(importPaper.confirm, sent, { signal, idempotencyKey })) }
      } catch (error) {
        if (isAnswered(error)) keys.delete(intent)
        if (error instanceof CallError) return { kind: 'refused', message: error.message }
        throw error
      }
    }),
    cancel: fromPromise<void, OfPaperImport>(async ({ input, signal }) => {
      await call(importPaper.cancel, input, { signal })
    }),
  }
}
