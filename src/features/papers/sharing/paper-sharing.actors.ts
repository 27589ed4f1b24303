import { fromPromise } from 'xstate'
import { isRefused } from '#api/client/failures.ts'
import { paperSharing } from '#api/contract/areas/paper-sharing.ts'
import type { ShareAnswer, ShareRequest } from '#machines/paper-sharing/paper-sharing.types.ts'

type Command = (request: { paperId: number; uids: number[] }) => Promise<unknown>

/** The actors of sharing over commands, which keep one intent one while it is pressed again. */
export const paperSharingActors = (share: Command, revoke: Command) => ({
  give: fromPromise<ShareAnswer, ShareRequest>(async ({ input: { paperId, uids } }) => {
    try {
      await share({ paperId, uids: [...uids] })
      return { kind: 'done' }
    } catch (error) {
      if (!isRefused(error, paperSharing.share)) throw error
      return { kind: 'refused', message: error.message }
    }
  }),
  revoke: fromPromise<void, ShareRequest>(async ({ input: { paperId, uids } }) => {
    await revoke({ paperId, uids: [...uids] })
  }),
})
