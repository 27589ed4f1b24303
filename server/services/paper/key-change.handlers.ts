import { keyChange } from '#api/contract/groups/key-change.ts'
import { implement } from '../implement.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { withClasses } from './changed-classes.ts'
import { findChangedTotals } from './changed-totals.ts'
import { listChanges } from './key-changes.ts'
import { correctKeys, previewKeys, remarksTogether, undoKeys } from './keys-together.ts'

export const keyChangeHandlers = (sendJob: SendJob) =>
  implement(keyChange, {
    preview: async ({ paperId, itemId, key }, { db, fail, countRows }) => {
      const previewed = await previewKeys(db, paperId, [{ itemId, key }])
      if (typeof previewed === 'string') return fail(previewed)
      countRows(previewed.changes.length)
      return previewed
    },
    list: async ({ paperId }, { db }) => ({ list: await listChanges(db, paperId) }),
    scores: async ({ paperId, keyChangeId }, { db, fail, countRows }) => {
      const changes = await findChangedTotals(db, paperId, keyChangeId)
      if (changes === null) return fail('changeUnknown')
      countRows(changes.length)
      return { changes: await withClasses(db, changes) }
    },
    previewAll: async ({ paperId, keys }, { db, fail, countRows }) => {
      const previewed = await previewKeys(db, paperId, keys)
      if (typeof previewed === 'string') return fail(previewed)
      countRows(previewed.changes.length)
      return previewed
    },
    correctAll: async ({ paperId, revisedKeys }, { db, caller, now, fail }) => {
      const corrected = await correctKeys(db, sendJob, { paperId, keys: revisedKeys, uid: caller.uid, now })
      return typeof corrected === 'string' ? fail(corrected) : corrected
    },
    progressAll: async ({ jobIds }, { db, caller, fail }) =>
      (await remarksTogether(db, jobIds, caller.uid)) ?? fail('jobUnknown'),
    undoAll: async ({ paperId, keyChangeIds }, { db, caller, now, fail }) => {
      const undone = await undoKeys(db, sendJob, { paperId, keyChangeIds, uid: caller.uid, now })
      return typeof undone === 'string' ? fail(undone) : undone
    },
  })
