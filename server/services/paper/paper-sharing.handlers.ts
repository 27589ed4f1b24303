import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { Already } from '#server/core/implement.ts'
import { implement } from '../implement.ts'
import {
  assignedAt,
  findTeachers,
  letEdit,
  revokePaper,
  setSchoolShare,
  sharedWith,
  sharePaper,
} from './share-paper.ts'

export const paperSharingHandlers = implement(paperSharing, {
  teachers: async ({ name }, { db, caller }) => ({ list: await findTeachers(db, name, caller) }),
  share: async ({ paperId, uids, editorUids = [] }, { db, caller, now, fail }) => {
    const refused = await sharePaper(db, { paperId, uids, editorUids }, { caller, now })
    if (refused === null) return {}
    return typeof refused === 'string' ? fail(refused) : fail('paperUnfinished', refused)
  },
  sharedWith: async ({ paperId }, { db }) => sharedWith(db, paperId),
  letEdit: async ({ paperId, uids, canEdit }, { db }) => {
    await letEdit(db, paperId, uids, canEdit)
    return {}
  },
  revoke: async ({ paperId, uids }, { db }) => {
    await revokePaper(db, paperId, uids)
    return {}
  },
  leave: async ({ paperId }, { db, caller }) =>
    (await revokePaper(db, paperId, [caller.uid])) ? {} : new Already('alreadyDone', {}),
  publish: async ({ paperId }, { db, fail }) => {
    const outcome = await setSchoolShare(db, paperId, true)
    if (outcome === 'paperRemoved') return fail(outcome)
    if (outcome === null) return {}
    return typeof outcome === 'string' ? new Already(outcome, {}) : fail('paperUnfinished', outcome)
  },
  takeBack: async ({ paperId }, { db }) => {
    const outcome = await setSchoolShare(db, paperId, false)
    return outcome === null ? {} : new Already('alreadyDone', {})
  },
  assigned: async ({ paperId }, { db, caller }) => ({ list: await assignedAt(db, paperId, caller) }),
})
