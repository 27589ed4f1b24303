import { prepare } from '#api/contract/groups/prepare.ts'
import { implement } from '../implement.ts'
import { lessonOf, saveLesson } from './lessons.ts'

export const prepareHandlers = implement(prepare, {
  list: async (of, { db, caller, now, fail }) => {
    const found = await lessonOf(db, of, { caller, now })
    return typeof found === 'string' ? fail(found) : found
  },
  save: async (lesson, { db, caller, now, fail }) => {
    const saved = await saveLesson(db, lesson, { caller, now })
    return typeof saved === 'string' ? fail(saved) : saved
  },
})
