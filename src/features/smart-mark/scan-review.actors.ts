import { fromPromise } from 'xstate'
import { type Call, newKey } from '#api/client/client.ts'
import { isRefused } from '#api/client/failures.ts'
import { scan } from '#api/contract/groups/scan.ts'
import type { ReadingGroupRow } from '#api/contract/schemas/scans.ts'
import type {
  DecideAnswer,
  DecideRequest,
  LoadRequest,
  PublishAnswer,
  PublishRequest,
  UndecideRequest,
} from '#machines/scan-review/scan-review.types.ts'

/** The actors of a review, backed by the service. */
export const scanReviewActors = (call: Call) => ({
  load: fromPromise<readonly ReadingGroupRow[], LoadRequest>(
    async ({ input, signal }) => (await call(scan.unsure, input, { signal })).groups,
  ),
  decide: fromPromise<DecideAnswer, DecideRequest>(async ({ input: { scanId, readings, answer }, signal }) => {
    try {
      const decided = { scanId, readings: [...readings], answer }
      await call(scan.decide, decided, { signal, idempotencyKey: newKey() })
      return { kind: 'decided' }
    } catch (error) {
      if (isRefused(error, scan.decide)) return { kind: 'refused', message: error.message }
      throw error
    }
  }),
  undecide: fromPromise<void, UndecideRequest>(async ({ input: { scanId, readings }, signal }) => {
    await call(scan.undecide, { scanId, readings: [...readings] }, { signal, idempotencyKey: newKey() })
  }),
  publish: fromPromise<PublishAnswer, PublishRequest>(async ({ input, signal }) => {
    try {
      const wanted = { ...input, replaceUids: [...input.replaceUids] }
      const published = await call(scan.publish, wanted, { signal, idempotencyKey: newKey() })
      return { kind: 'published', ...published }
    } catch (error) {
      if (isRefused(error, scan.publish)) return { kind: 'refused', message: error.message }
      throw error
    }
  }),
})
