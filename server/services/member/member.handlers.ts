import { member } from '#api/contract/groups/member.ts'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import { Already, Gone } from '#server/core/implement.ts'
import { lockClasses } from '../classes/lock-classes.ts'
import { implement } from '../implement.ts'
import { owns } from '../ownership/ownership.ts'
import { changeMember } from './change-member.ts'
import { findMember, findMembers } from './find-members.ts'
import { groupMembers } from './group-members.ts'
import { moveMembers } from './move-members.ts'
import { keepRemoval, recordChange } from './record-change.ts'
import { removeMembers } from './remove-members.ts'
import { findRemovals, restoreMembers } from './restore-members.ts'
import { undoChange } from './undo-change.ts'

export const memberHandlers = implement(member, {
  list: async ({ courseId }, { db, countRows }) => {
    const found = await findMembers(db, courseId)
    countRows(found.length)
    const list = found.map((row) => ({ ...row, contactMobile: row.contactMobile && maskedMobile(row.contactMobile) }))
    return { list, total: list.length }
  },
  info: async ({ courseId, studentId }, { db }) => {
    const found = await findMember(db, courseId, studentId)
    if (found === null) throw new Gone()
    return found
  },
  update: async (fields, { db, fail }) => {
    const outcome = await changeMember(db, fields)
    if (outcome.kind === 'changed') return { rev: outcome.rev }
    return outcome.kind === 'memberChangedMeanwhile'
      ? fail(outcome.kind, { member: outcome.member })
      : fail(outcome.kind)
  },
  remove: async (fields, { db, caller, now, countRows, fail }) => {
    countRows(fields.uids.length)
    return (await removeMembers(db, { ...fields, by: caller.uid, now })) ?? fail('memberUnknown')
  },
  removals: async ({ courseId }, { db, now, countRows }) => {
    const list = await findRemovals(db, courseId, now)
    countRows(list.reduce((sum, { names }) => sum + names.length, 0))
    return { list }
  },
  restore: async (fields, { db, now, countRows, fail }) => {
    const outcome = await restoreMembers(db, { ...fields, now })
    if (outcome === 'alreadyDone') return new Already('alreadyDone', { count: 0 })
    if (typeof outcome === 'string') return fail(outcome)
    countRows(outcome)
    return { count: outcome }
  },
  move: async (fields, { db, caller, now, countRows, fail }) => {
    if (!(await owns(db, caller, 'course', fields.toCourseId))) throw new Gone()
    countRows(fields.uids.length)
    const { courseId, toCourseId, uids } = fields
    const changing = { courseId, by: caller.uid, now }
    const touched = { courseIds: [courseId, toCourseId], uids }
    await lockClasses(db, touched.courseIds)
    const move = () => moveMembers(db, { ...fields, by: caller.uid, now })
    const { changeId, outcome } = await recordChange(db, changing, touched, move)
    if (typeof outcome === 'string') return fail(outcome)
    await keepRemoval(db, changeId, outcome.removalId)
    return { ...outcome, changeId }
  },
  group: async ({ courseId, uids, groupName }, { db, caller, now, countRows, fail }) => {
    countRows(uids.length)
    await lockClasses(db, [courseId])
    const group = () => groupMembers(db, { courseId, uids, groupName: groupName || null })
    const changing = { courseId, by: caller.uid, now }
    const { changeId, outcome } = await recordChange(db, changing, { courseIds: [courseId], uids }, group)
    return outcome ? { count: uids.length, changeId } : fail('memberUnknown')
  },
  undo: async (fields, { db, caller, now, countRows, fail }) => {
    const outcome = await undoChange(db, { ...fields, by: caller.uid, now })
    if (outcome === 'alreadyDone') return new Already('alreadyDone', { count: 0 })
    if (typeof outcome === 'string') return fail(outcome)
    countRows(outcome)
    return { count: outcome }
  },
})
