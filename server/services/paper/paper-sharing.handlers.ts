import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { Already } from '#server/core/implement.ts'
import { implement } from '../implement.ts'
import {
  assignedAt,
  findTeachers,
  leavePaper,
  letEdit,
  revokePaper,
  setSchoolShare,
  sharedWith,
  sharePaper,
} from './share-paper.ts'
import { whyTakenBack } from './taken-back.ts'

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
  revoke: async ({ paperId, uids }, { db, now }) => {
    await revokePaper(db, paperId, uids, now)
    return {}
  },
  leave: async ({ paperId }, { db, caller }) =>
    (await leavePaper(db, paperId, caller)) ? {} : new Already('alreadyDone', {}),
  publish: async ({ paperId }, { db, now, fail }) => {
    const outcome = await setSchoolShare(db, paperId, true, now)
    if (outcome === 'paperRemoved') return fail(outcome)
    if (outcome === null) return {}
    return typeof outcome === 'string' ? new Already(outcome, {}) : fail('paperUnfinished', outcome)
  },
  takeBack: async ({ paperId }, { db, now }) => {
    const outcome = await setSchoolShare(db, paperId, false, now)
    return outcome === null ? {} : new Already('alreadyDone', {})
  },
  takenBack: async ({ paperId }, { db, caller }) => ({ takenBack: await whyTakenBack(db, paperId, caller) }),
  assigned: async ({ paperId }, { db, caller }) => ({ list: await assignedAt(db, paperId, caller) }),
})
