import { basket } from '#api/contract/groups/basket.ts'
import { implement } from '../implement.ts'
import { addToBasket, basketOf, countOf, takeFromBasket } from './basket.ts'
import { basketStat } from './basket-stat.ts'

export const basketHandlers = implement(basket, {
  list: async ({ subjectId }, { db, caller }) => ({ list: await basketOf(db, subjectId, caller) }),
  count: async ({ subjectId }, { db, caller }) => {
    const questions = await basketOf(db, subjectId, caller)
    return { ...countOf(questions), questionIds: questions.map(({ questionId }) => questionId) }
  },
  stat: async ({ subjectId }, { db, caller }) => basketStat(await basketOf(db, subjectId, caller)),
  add: async ({ subjectId, questionIds }, { db, caller, now, fail }) => {
    const added = await addToBasket(db, questionIds, { subjectId, caller, now })
    return typeof added === 'string' ? fail(added) : added
  },
  remove: async ({ subjectId, questionIds }, { db, caller, now }) =>
    takeFromBasket(db, questionIds, { subjectId, caller, now }),
  clear: async ({ subjectId }, { db, caller, now }) => takeFromBasket(db, null, { subjectId, caller, now }),
})
