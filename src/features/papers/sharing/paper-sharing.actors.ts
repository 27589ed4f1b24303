import { fromPromise } from 'xstate'
import { isRefused } from '#api/client/failures.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import type {
  RevokeRequest,
  RightRequest,
  ShareAnswer,
  SharedPaper,
  ShareRequest,
} from '#machines/paper-sharing/paper-sharing.types.ts'

interface SharingCommands {
  readonly share: (request: { paperId: number; uids: number[]; editorUids?: number[] }) => Promise<unknown>
  readonly revoke: (request: { paperId: number; uids: number[] }) => Promise<unknown>
  readonly letEdit: (request: { paperId: number; uids: number[]; canEdit: boolean }) => Promise<unknown>
  readonly publish: (request: { paperId: number }) => Promise<unknown>
  readonly takeBack: SharingCommands['publish']
}

/** The actors of sharing, backed by commands, so that pressing again repeats the same intent. */
export const paperSharingActors = ({ share, revoke, letEdit, publish, takeBack }: SharingCommands) => ({
  give: fromPromise<ShareAnswer, ShareRequest>(({ input: { paperId, uids, editorUids } }) =>
    answerOf(share({ paperId, uids: [...uids], ...(editorUids.length > 0 && { editorUids: [...editorUids] }) })),
  ),
  revoke: fromPromise<void, RevokeRequest>(async ({ input: { paperId, uids } }) => {
    await revoke({ paperId, uids: [...uids] })
  }),
  letEdit: fromPromise<void, RightRequest>(async ({ input: { paperId, uid, canEdit } }) => {
    await letEdit({ paperId, uids: [uid], canEdit })
  }),
  publish: fromPromise<ShareAnswer, SharedPaper>(({ input: { paperId } }) => answerOf(publish({ paperId }))),
  takeBack: fromPromise<void, SharedPaper>(async ({ input: { paperId } }) => {
    await takeBack({ paperId })
  }),
})

async function answerOf(asked: Promise<unknown>): Promise<ShareAnswer> {
  try {
    await asked
    return { kind: 'done' }
  } catch (error) {
    if (!isRefused(error, paperSharing.share, paperSharing.publish)) throw error
    return { kind: 'refused', message: error.message }
  }
}
