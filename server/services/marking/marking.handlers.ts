import { marking } from '#api/contract/groups/marking.ts'
import { criteriaOf, fullMarkOf } from '#domain/marking/criteria.ts'
import { grantEnd } from '../assigning/exceptions.ts'
import { implement } from '../implement.ts'
import { loadKeyedItem } from '../paper/paper-tree.ts'
import { areScoresOut } from '../published-scores.ts'
import { countGiven } from './given-marks.ts'
import { openUntil } from './hand-in-time.ts'
import { lockAnswer, lockAnswers, staleness } from './locked-answers.ts'
import { findMarkerMarks } from './marker-marks.ts'
import { findSubmissions, isShownTo, isTheirs } from './marked-submissions.ts'
import { findRule, meantSubmissions, namedTo } from './marking-rule.ts'
import { annotate, flagAnswer, sendBack } from './note-answer.ts'
import { countUnmarked } from './save-mark.ts'
import { saveMarks } from './save-marks.ts'
import { isTheirsToSettle } from './settle.ts'
import { findSheetParts } from './sheet-parts.ts'
import { findWaitingItems } from './waiting-items.ts'
import { findCriteria, findMarkedAssignment, findWrittenItems } from './written-items.ts'

export const markingHandlers = implement(marking, {
  items: async ({ assignmentId }, { db, caller }) => {
    const { assignmentName, courseName } = await findMarkedAssignment(db, assignmentId)
    const { blindSeed, double } = await findRule(db, assignmentId)
    const items = await findWrittenItems(db, assignmentId, caller.uid)
    const list = items.map((item) => ({ ...item, waiting: namedTo(blindSeed, caller.uid, item.waiting) }))
    return { assignmentName, courseName, isBlind: blindSeed !== null, isDouble: double !== null, list }
  },
  waiting: async (_input, { db, caller }) => ({ list: await findWaitingItems(db, caller.uid) }),
  submissions: async ({ assignmentId, itemId }, { db, caller, fail, countRows }) => {
    const { paperId } = await findMarkedAssignment(db, assignmentId)
    const found = await loadKeyedItem(db, paperId, itemId)
    if (found === null || criteriaOf(found.item.key, found.item.score) === null) return fail('itemUnknown')
    const rule = await findRule(db, assignmentId)
    const list = await findSubmissions(db, rule, { assignmentId, itemId, markerId: caller.uid })
    countRows(list.length)
    return { item: found.item, passage: found.passage, list }
  },
  sheet: async ({ assignmentId, itemId, submissionId: called }, { db, caller, countRows }) => {
    const rule = await findRule(db, assignmentId)
    const meant = await meantSubmissions(db, rule, caller.uid, { assignmentId, submissionIds: [called] })
    const submissionId = meant.get(called)
    const asked = { assignmentId, itemId, submissionId: submissionId ?? 0, markerId: caller.uid }
    const isTheirs =
      submissionId !== undefined && ((await isShownTo(db, rule, asked)) || (await isTheirsToSettle(db, rule, asked)))
    if (!isTheirs) return { parts: [] }
    const parts = await findSheetParts(db, { submissionId, itemId }, rule.blindSeed !== null)
    countRows(Math.min(1, parts.length))
    return { parts }
  },
  save: async ({ comment, keyRev: seenKeyRev, ...input }, { db, caller, now, fail }) => {
    const { assignmentId, itemId, submissionId, criteria, round, rev } = input
    const { keyCriteria, ...locked } = await lockAnswers(db, { ...input, submissionIds: [submissionId] }, caller.uid)
    if (!locked.submissions.has(submissionId)) return fail('submissionUnknown')
    if (keyCriteria === null) return fail('itemUnknown')
    const sent = [{ submissionId, criteria, comment, round, rev }]
    const { list, refused } = await saveMarks(db, { ...locked, keyCriteria, seenKeyRev }, sent, by(caller, now, itemId))
    const [saved] = list
    if (saved === undefined || saved.score === null) return fail(refused[0]?.reason ?? 'markedByOther')
    const unmarked = await countUnmarked(db, assignmentId, itemId, caller.uid)
    return { score: saved.score, rev: saved.rev, unmarked }
  },
  saveMany: async ({ assignmentId, itemId, marks, keyRev: seenKeyRev }, { db, caller, now, fail }) => {
    const submissionIds = marks.map(({ submissionId }) => submissionId)
    const { keyCriteria, ...locked } = await lockAnswers(db, { assignmentId, itemId, submissionIds }, caller.uid)
    if (keyCriteria === null) return fail('itemUnknown')
    const { list, refused } = await saveMarks(
      db,
      { ...locked, keyCriteria, seenKeyRev },
      marks,
      by(caller, now, itemId),
    )
    const unmarked = await countUnmarked(db, assignmentId, itemId, caller.uid)
    return { list: [...list], refused: [...refused], unmarked }
  },
  flag: async ({ isFlagged, ...input }, { db, caller, now, fail }) => {
    const { submission, keyCriteria, rule } = await lockAnswer(db, input, caller.uid)
    if (submission === null) return fail('submissionUnknown')
    if (keyCriteria === null) return fail('itemUnknown')
    const { submissionId, submittedAt } = submission
    if (submittedAt === null) return fail('notSubmitted')
    if (!(await isTheirs(db, rule, { ...input, submissionId, markerId: caller.uid }))) return fail('notAMarker')
    await flagAnswer(db, { submissionId, isFlagged, ...by(caller, now, input.itemId) })
    return {}
  },
  marksGiven: async (input, { db, caller, now, fail }) => {
    const { submission, rule } = await lockAnswer(db, input, caller.uid)
    if (submission === null) return fail('submissionUnknown')
    const { submissionId } = submission
    if (!(await isTheirs(db, rule, { ...input, submissionId, markerId: caller.uid }))) return fail('notAMarker')
    // An end of their own might tell whose answer it is.
    const end = rule.blindSeed === null ? await openUntil(db, submissionId, now) : null
    return { ...(await countGiven(db, submissionId, caller.uid)), openUntil: end?.toISOString() ?? null }
  },
  sendBack: async ({ reason, knownMarks, round, endTime, ...input }, { db, caller, now, fail }) => {
    const { submission, keyCriteria, rule } = await lockAnswer(db, input, caller.uid)
    if (submission === null) return fail('submissionUnknown')
    if (keyCriteria === null) return fail('itemUnknown')
    const stale = staleness(submission, round)
    if (stale !== null) return fail(stale)
    const { submissionId } = submission
    if (!(await isTheirs(db, rule, { ...input, submissionId, markerId: caller.uid }))) return fail('notAMarker')
    if (await areScoresOut(db, input.assignmentId)) return fail('scoresPublished')
    // Lists of students would show who no longer has handed in.
    if (rule.blindSeed !== null) return fail('stillBlind')
    if (endTime !== undefined && Date.parse(endTime) <= now.getTime()) return fail('endInPast')
    if (endTime === undefined && (await openUntil(db, submissionId, now)) === null) return fail('alreadyFinished')
    const given = await countGiven(db, submissionId, caller.uid)
    if (given.marks > knownMarks) return fail('markedMeanwhile')
    await sendBack(db, { submissionId, reason, ...by(caller, now, input.itemId) })
    if (endTime !== undefined)
      await grantEnd(db, submissionId, { endTime: new Date(endTime), reason, teacherId: caller.uid, now })
    return {}
  },
  annotate: async ({ shapes, rev, round, ...input }, { db, caller, now, fail }) => {
    const { submission, keyCriteria, rule } = await lockAnswer(db, input, caller.uid)
    if (submission === null) return fail('submissionUnknown')
    if (keyCriteria === null) return fail('itemUnknown')
    const stale = staleness(submission, round)
    if (stale !== null) return fail(stale)
    const { submissionId } = submission
    if (!(await isTheirs(db, rule, { ...input, submissionId, markerId: caller.uid }))) return fail('notAMarker')
    const newRev = await annotate(db, { submissionId, shapes, rev, ...by(caller, now, input.itemId) })
    return newRev === null ? fail('drawnByOther') : { rev: newRev }
  },
  markers: async ({ assignmentId, itemId }, { db, caller, fail }) => {
    const criteria = await findCriteria(db, assignmentId, itemId)
    if (criteria === null) return fail('itemUnknown')
    const full = fullMarkOf(criteria)
    return { score: full, list: await findMarkerMarks(db, { assignmentId, itemId, askedBy: caller.uid, full }) }
  },
})

const by = ({ uid: markerId }: { readonly uid: number }, now: Date, itemId: number) => ({ markerId, now, itemId })
