import { search } from '#api/contract/groups/search.ts'
import { implement } from '../implement.ts'
import { findEverything } from './find-everything.ts'

export const searchHandlers = implement(search, {
  find: async ({ keyword }, { db, caller, countRows }) => {
    const found = await findEverything(db, keyword, caller)
    countRows(found.students.length)
    return found
  },
})
