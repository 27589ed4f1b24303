import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { implement } from '../implement.ts'
import { isStillBlind } from '../blind-assignments.ts'
import { dryRun } from './dry-run.ts'
import {
  exceptionRefusal,
  exceptionsOf,
  haveHandedIn,
  latestShiftOf,
  removeExceptions,
  studentsFault,
  writeExceptions,
} from './exceptions.ts'
import { giveBackCollected } from './give-back-collected.ts'
import { lockAssignment } from './locked-assignment.ts'
import { plannedStudents } from './planned-students.ts'

export const assignmentExceptionHandlers = implement(assignmentException, {
  dryRun: async (input, { db, countRows }) => {
    const classes = await dryRun(db, input)
    countRows(classes.reduce((sum, { students, leftOut }) => sum + students.length + leftOut.length, 0))
    return { classes }
  },
  list: async ({ assignmentId }, { db, countRows }) => {
    const list = await plannedStudents(db, assignmentId)
    countRows(list.length)
    return { list }
  },
  save: async (input, { db, caller, now, fail, countRows }) => {
    if (input.uids.length === 0) return fail('noStudents')
    const one = await lockAssignment(db, input.assignmentId, now)
    const latestShift = await latestShiftOf(db, input.assignmentId, input.uids)
    const refusal = exceptionRefusal(one, input, { latestShift, now }) ?? (await studentsFault(db, one, input))
    if (refusal !== null) return fail(refusal)
    await writeExceptions(db, one, input, { teacherId: caller.uid, now })
    const givenBack = await giveBackCollected(db, input.assignmentId, now)
    if (await haveHandedIn(db, input.assignmentId, input.uids)) return fail('alreadySubmitted')
    if (givenBack > 0 && (await isStillBlind(db, input.assignmentId))) return fail('stillBlind')
    countRows(input.uids.length)
    return { count: input.uids.length, givenBack }
  },
  remove: async ({ assignmentId, uids }, { db, now, fail, countRows }) => {
    if (uids.length === 0) return fail('noStudents')
    const one = await lockAssignment(db, assignmentId, now)
    const exceptions = await exceptionsOf(db, assignmentId)
    if (!uids.every((uid) => exceptions.get(uid)?.teacherId != null)) return fail('exceptionUnknown')
    await removeExceptions(db, one, uids)
    const givenBack = await giveBackCollected(db, assignmentId, now)
    if (givenBack > 0 && (await isStillBlind(db, assignmentId))) return fail('stillBlind')
    countRows(uids.length)
    return { count: uids.length, givenBack }
  },
})
