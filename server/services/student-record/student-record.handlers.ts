import { studentRecord } from '#api/contract/groups/student-record.ts'
import { implement } from '../implement.ts'
import { productsOf } from './products.ts'
import { remindersOf } from './reminders.ts'

export const studentRecordHandlers = implement(studentRecord, {
  products: ({ studentId }, { db, now }) => productsOf(db, studentId, now),
  reminders: async (wanted, { db, countRows }) => {
    const found = await remindersOf(db, wanted)
    countRows(found.list.length)
    return found
  },
})
