import { schoolFunction } from '#api/contract/areas/school-function.ts'
import { implement } from '../implement.ts'
import { grantedTeachers, grantFunctions, takeFunctions } from './school-functions.ts'

export const schoolFunctionHandlers = implement(schoolFunction, {
  list: ({ pager }, { db, caller, now }) => grantedTeachers(db, caller.schoolId, pager, now),
  grant: async ({ endTime, ...named }, { db, caller, now, fail }) => {
    const refused = await grantFunctions(db, { ...named, caller, now }, new Date(endTime))
    return refused === null ? {} : fail(refused)
  },
  take: async (named, { db, caller, now, fail }) => {
    const refused = await takeFunctions(db, { ...named, caller, now })
    return refused === null ? {} : fail(refused)
  },
})
