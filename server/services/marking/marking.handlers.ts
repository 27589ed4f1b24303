import { marking } from '#api/contract/areas/marking.ts'
import { markByCriteria } from '#domain/marking/criteria.ts'
import { implement } from '../implement.ts'
import { loadKeyedItem } from '../paper/paper-tree.ts'
import { countUnmarked, lockSubmission, saveMark } from './save-mark.ts'
import { findCriteria, findMarkedAssignment, findSubmissions, findWrittenItems } from './written-items.ts'

export const markingHandlers = implement(marking, {
  items: async ({ assignmentId }, { db }) => {
    const { assignmentName, courseName } = await findMarkedAssignment(db, assignmentId)
    return { assignmentName, courseName, list: await findWrittenItems(db, assignmentId) }
  },
  submissions: async ({ assignmentId, itemId }, { db, fail, countRows }) => {
    const { paperId } = await findMarkedAssignment(db, assignmentId)
    const found = await loadKeyedItem(db, paperId, itemId)
    if (found?.item.kind !== 'written') return fail('itemUnknown')
    const list = await findSubmissions(db, assignmentId, itemId)
    countRows(list.length)
    return { ...found, list }
  },
  save: async ({ assignmentId, itemId, submissionId, criteria, comment = '', rev }, { db, caller, now, fail }) => {
    const submission = await lockSubmission(db, assignmentId, submissionId)
    if (submission === null) return fail('submissionUnknown')
    const keyCriteria = await findCriteria(db, assignmentId, itemId)
    if (keyCriteria === null) return fail('itemUnknown')
    if (submission.submittedAt === null) return fail('notSubmitted')
    const given = markByCriteria(keyCriteria, criteria)
    if (!given.ok) return fail('scoreOutOfRange')
    const mark = { submissionId, itemId, criteria, score: given.total, comment, rev, markerId: caller.uid, now }
    const newRev = await saveMark(db, mark)
    if (newRev === null) return fail('markedByOther')
    return { score: given.total, rev: newRev, unmarked: await countUnmarked(db, assignmentId, itemId) }
  },
})
