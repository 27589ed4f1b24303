import { keyChange } from '#api/contract/areas/key-change.ts'
import { implement } from '../implement.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { withClasses } from './changed-classes.ts'
import { findChange, listChanges, noteUndo } from './key-changes.ts'
import { findPlace, lockKeys, noteRemark, storeKey } from './key-correction.ts'
import { canonicalKey, keyFits } from './key-fits.ts'
import { correctKeys, foreseeKeys, remarksTogether, undoKeys } from './keys-together.ts'
import { foreseenChanges, readAnswers } from './remark-answers.ts'

export const keyChangeHandlers = (sendJob: SendJob) =>
  implement(keyChange, {
    preview: async ({ paperId, itemId, key }, { db, fail, countRows }) => {
      const place = await findPlace(db, paperId, itemId)
      if (place === null) return fail('itemUnknown')
      if (!keyFits(place, key)) return fail('keyInvalid')
      const answers = await readAnswers(db, { paperId, itemId })
      const changes = foreseenChanges({ key: canonicalKey(key), score: place.score }, answers)
      countRows(changes.length)
      return { submissions: answers.length, changes: await withClasses(db, changes) }
    },
    list: async ({ paperId }, { db }) => ({ list: await listChanges(db, paperId) }),
    undo: async ({ paperId, keyChangeId }, { db, caller, now, fail }) => {
      await lockKeys(db, paperId, now)
      const change = await findChange(db, paperId, keyChangeId)
      if (change === null) return fail('changeUnknown')
      if (!change.canUndo) return fail('keyChangedByOther')
      const { itemId } = change
      await storeKey(db, paperId, itemId, change.before)
      await noteUndo(db, keyChangeId, now)
      const jobId = await sendJob(db, 'remark', { paperId, itemId })
      await noteRemark(db, jobId, caller.uid, now)
      return { jobId }
    },
    previewAll: async ({ paperId, keys }, { db, fail, countRows }) => {
      const foreseen = await foreseeKeys(db, paperId, keys)
      if (typeof foreseen === 'string') return fail(foreseen)
      countRows(foreseen.changes.length)
      return foreseen
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
