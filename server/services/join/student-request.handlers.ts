import { studentRequest } from '#api/contract/groups/student-request.ts'
import { implement } from '../implement.ts'
import { decideStudentRequests, withdrawStudentRequests } from './decide-student-requests.ts'
import { studentRequests } from './student-requests.ts'

export const studentRequestHandlers = implement(studentRequest, {
  list: async (wanted, { db, caller, countRows }) => {
    const found = await studentRequests(db, caller, wanted)
    countRows(found.list.length)
    return found
  },
  decide: async ({ requests, isApproved, reason = '' }, { db, caller, now, fail, countRows }) => {
    countRows(requests.length)
    const error = await decideStudentRequests(db, { requests, isApproved, reason, caller, now })
    if (error === null) return {}
    return typeof error === 'string' ? fail(error) : fail('courseFull', { ...error })
  },
  withdraw: async ({ requests }, { db, caller, now, fail, countRows }) => {
    countRows(requests.length)
    const error = await withdrawStudentRequests(db, requests, caller, now)
    return error === null ? {} : fail(error)
  },
})
