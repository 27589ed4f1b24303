import * as z from 'zod/mini'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { implement } from '../implement.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { measuredOn } from '../bank/measured-on.ts'
import { withClasses } from './changed-classes.ts'
import { findRemark } from './key-correction.ts'
import { correctKeys } from './keys-together.ts'
import { countUnassigned, listPapers, unassignedPapers } from './paper-list.ts'
import { loadKeyedPaper } from './paper-tree.ts'
import { remarkResult } from './remark.ts'
import { paperRowOf, rightsOf, unfinishedQuestions } from './stored-paper.ts'

export const paperHandlers = (sendJob: SendJob) =>
  implement(paperArea, {
    list: async (input, { db, caller }) => listPapers(db, input, caller),
    unassigned: async (input, { db, caller }) => unassignedPapers(db, input, caller),
    unassignedCount: async ({ subjectId }, { db, caller }) => ({ count: await countUnassigned(db, subjectId, caller) }),
    detail: async ({ paperId }, { db, caller }) => {
      const row = await paperRowOf(db, paperId)
      return {
        ...(await loadKeyedPaper(db, paperId)),
        isOwn: row.ownerId === caller.uid,
        ...(await rightsOf(db, row, caller)),
        measured: await measuredOn(db, paperId),
        unfinished: await unfinishedQuestions(db, row),
      }
    },
    correctKey: async ({ paperId, itemId, keyRev, key }, { db, caller, now, fail }) => {
      const keys = [{ itemId, keyRev, key }]
      const corrected = await correctKeys(db, sendJob, { paperId, keys, uid: caller.uid, now })
      if (typeof corrected === 'string') return fail(corrected)
      const [jobId = ''] = corrected.jobIds
      return { jobId }
    },
    correctionProgress: async ({ jobId }, { db, caller, fail, countRows }) => {
      const found = await findRemark(db, jobId, caller.uid)
      if (found === null) return fail('jobUnknown')
      const { result, ...progress } = found
      const changes = progress.state === 'done' ? z.parse(remarkResult, result).changes : []
      countRows(changes.length)
      return { ...progress, changes: await withClasses(db, changes.toSorted(byAssignmentAndName)) }
    },
  })

interface Placed {
  readonly assignmentId: number
  readonly username: string
}

const byAssignmentAndName = (left: Placed, right: Placed): number =>
  left.assignmentId - right.assignmentId || (left.username < right.username ? -1 : 1)
