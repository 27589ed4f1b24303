import { marking } from '#api/contract/areas/marking.ts'
import { markByCriteria } from '#domain/marking/criteria.ts'
import { implement } from '../implement.ts'
import { loadKeyedItem } from '../paper/paper-tree.ts'
import { countUnmarked, lockSubmission, saveMark } from './save-mark.ts'
import { findCriteria, findMarkedTest, findScripts, findWrittenItems } from './written-items.ts'

export const markingHandlers = implement(marking, {
  items: async ({ testId }, { db }) => {
    const { testName, courseName } = await findMarkedTest(db, testId)
    return { testName, courseName, list: await findWrittenItems(db, testId) }
  },
  scripts: async ({ testId, itemId }, { db, fail, countRows }) => {
    const { paperId } = await findMarkedTest(db, testId)
    const found = await loadKeyedItem(db, paperId, itemId)
    if (found?.item.kind !== 'written') return fail('itemUnknown')
    const list = await findScripts(db, testId, itemId)
    countRows(list.length)
    return { ...found, list }
  },
  save: async ({ testId, itemId, submissionId, criteria, comment = '', rev }, { db, caller, now, fail }) => {
    const script = await lockSubmission(db, testId, submissionId)
    if (script === null) return fail('scriptUnknown')
    const keyCriteria = await findCriteria(db, testId, itemId)
    if (keyCriteria === null) return fail('itemUnknown')
    if (script.submittedAt === null) return fail('notSubmitted')
    const given = markByCriteria(keyCriteria, criteria)
    if (!given.ok) return fail('scoreOutOfRange')
    const mark = { submissionId, itemId, criteria, score: given.total, comment, rev, markerId: caller.uid, now }
    const newRev = await saveMark(db, mark)
    if (newRev === null) return fail('markedByOther')
    return { score: given.total, rev: newRev, unmarked: await countUnmarked(db, testId, itemId) }
  },
})
