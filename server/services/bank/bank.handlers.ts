import { bank } from '#api/contract/groups/bank.ts'
import { Gone } from '#server/core/implement.ts'
import { implement } from '../implement.ts'
import { knowledgePointsOf } from './knowledge-points.ts'
import { loadQuestions } from './load-questions.ts'
import { countedContents, countedKnowledge } from './question-counts.ts'
import { redrawQuestion } from './redraw-question.ts'
import { findLike } from './same-question.ts'
import { searchBank } from './search-bank.ts'
import { usageOf } from './question-usage.ts'
import { similarQuestions } from './similar-questions.ts'

export const bankHandlers = implement(bank, {
  chapterTree: async ({ bookId, kind }, { db, caller, fail }) => {
    const count = kind === 'chapter' ? countedContents : countedKnowledge
    const list = await count(db, bookId, caller)
    return list === null ? fail('bookUnknown') : { list }
  },
  knowledgePoints: async ({ subjectId }, { db, caller }) => ({ list: await knowledgePointsOf(db, subjectId, caller) }),
  list: async (input, { db, caller }) => searchBank(db, input, caller),
  detail: async ({ questionId }, { db, caller }) => {
    const [found] = await loadQuestions(db, [questionId])
    if (found === undefined) throw new Gone()
    return { ...found, usage: await usageOf(db, questionId, caller) }
  },
  similar: async (input, { db, caller }) => similarQuestions(db, input, caller),
  same: async ({ subjectId, text, pictures, except = null }, { db, caller: { uid } }) =>
    (await findLike(db, { text, pictures, except }, { uid, subjectId })) ?? { question: null, isSame: false },
  redraw: async ({ questionId }, { db, now, fail }) => {
    const drawn = await redrawQuestion(db, questionId, now)
    return typeof drawn === 'string' ? fail(drawn) : drawn
  },
})
