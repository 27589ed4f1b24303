import { eq } from 'drizzle-orm'
import { join } from '#api/contract/groups/join.ts'
import { studentJoinPath } from '#domain/join/join-path.ts'
import { Already, Gone } from '#server/core/implement.ts'
import { course } from '#server/database/schema/courses.ts'
import { implement } from '../implement.ts'
import { askToJoin, findJoinable } from './ask.ts'
import { classRequests } from './class-requests.ts'
import { decideRequests, undoRefusals } from './decide.ts'
import { ownRequests, withdrawRequest } from './own-requests.ts'
import { registerStudent } from './register-student.ts'

export interface JoinOptions {
  /** Address of the pages, without a trailing slash. */
  readonly baseUrl: string
}

export const joinHandlers = ({ baseUrl }: JoinOptions) =>
  implement(join, {
    register: async ({ password: digest, ...student }, { db, now, client, fail }) => {
      const registered = await registerStudent(db, { ...student, digest, address: client.address, now })
      return typeof registered === 'string' ? fail(registered) : registered
    },
    find: async ({ classCode }, { db, caller, now, fail }) =>
      (await findJoinable(db, classCode, caller, now)) ?? fail('classCodeUnknown'),
    ask: async ({ classCode }, { db, caller, now, failKeeping }) => {
      const asked = await askToJoin(db, classCode, caller, now)
      // Commits, so that the wrong code stays counted.
      if (asked === null) return failKeeping('classCodeUnknown')
      return asked.isNew ? { state: asked.state } : new Already('alreadyDone', { state: asked.state })
    },
    mine: async (_input, { db, caller }) => ({ list: await ownRequests(db, caller.uid) }),
    withdraw: async ({ courseId }, { db, caller, now, fail }) =>
      (await withdrawRequest(db, courseId, caller.uid, now)) ? {} : fail('joinRequestUnknown'),
    link: async ({ courseId }, { db }) => {
      const { courseName, classCode } = course
      const [found] = await db.select({ courseName, classCode }).from(course).where(eq(course.courseId, courseId))
      if (found === undefined) throw new Gone()
      return { ...found, joinUrl: `${baseUrl}${studentJoinPath(found.classCode)}` }
    },
    requests: async (wanted, { db, caller, countRows }) => {
      const found = await classRequests(db, caller.uid, wanted)
      countRows(found.list.length)
      return found
    },
    decide: async ({ requests, decision, reason = '' }, { db, caller, now, fail, countRows }) => {
      const error = await decideRequests(db, { requests, decision, reason, teacherId: caller.uid, now })
      countRows(requests.length)
      if (error === null) return {}
      if (typeof error === 'string') return fail(error)
      return 'realname' in error ? fail('approvedNumberTaken', { ...error }) : fail('courseFull', { ...error })
    },
    undoRefusal: async ({ requests }, { db, caller, fail, countRows }) => {
      const error = await undoRefusals(db, requests, caller.uid)
      countRows(requests.length)
      return error === null ? {} : fail(error)
    },
  })
