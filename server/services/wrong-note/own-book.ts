import type { OwnEntry } from '#api/contract/areas/own-wrong-note.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { type Mastery, masteryOf } from '#domain/wrong-note/mastery.ts'
import type { Executor } from '#server/database/database.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import { isStillTheirs } from '../scored-pages.ts'
import { cropsOfAnswers, isOnSheet } from './answer-crops.ts'
import { causesOf } from './class-answers.ts'
import { itemsOf, type PlacedItem } from './item-places.ts'
import { ownAnswers, type OwnAnswer } from './own-answers.ts'
import { remarksOf } from './remarks.ts'
import { judged, toldToStudent, triesOf } from './tries.ts'

/** A student's wrong questions without their keys: unmastered ones first, and latest first within both parts. */
export async function ownBook(db: Executor, uid: number): Promise<OwnEntry[]> {
  const answers = await ownAnswers(db, uid)
  const wrongIds = [...new Set(answers.flatMap((one) => (one.isRight ? [] : [one.itemId])))]
  const places = await itemsOf(db, wrongIds)
  const tried = await triesOf(db, { itemIds: wrongIds, uids: [uid], seen: toldToStudent })
  const tries = groupedBy(tried, ({ itemId }) => itemId)
  const causes = groupedBy(await causesOf(db, wrongIds, [uid]), ({ itemId }) => itemId)
  const remarks = await remarksOf(db, wrongIds, [uid])
  const questions = await loadQuestions(db, [...new Set(places.map(({ questionId }) => questionId))])
  const byId = new Map(questions.map((question) => [question.questionId, question]))
  const byItem = groupedBy(answers, ({ itemId }) => itemId)
  const lasts = [...byItem.values()].flatMap((own) => own.at(-1) ?? [])
  const cropOf = await cropsOfAnswers(db, lasts.filter(isOnSheet), isStillTheirs)
  const found = places.flatMap((place) => {
    const own = byItem.get(place.itemId) ?? []
    const last = own.at(-1)
    const question = byId.get(place.questionId)
    const needed = last?.rightsNeeded ?? 0
    const mastery = masteryOf([...own, ...judged(tries.get(place.itemId) ?? [])], needed)
    if (last === undefined || question === undefined || mastery === null) return []
    const said = {
      crop: cropOf(last),
      causes: (causes.get(place.itemId) ?? []).map(({ cause }) => cause),
      remark: remarks.get(`${uid} ${place.itemId}`) ?? '',
    }
    return [{ at: mastery.lastWrongAt, entry: { ...entryOf(place, question, last, mastery), ...said } }]
  })
  return found
    .toSorted((left, right) => Number(left.entry.isMastered) - Number(right.entry.isMastered) || right.at - left.at)
    .map(({ entry }) => entry)
}

function entryOf(place: PlacedItem, question: BankQuestion, last: OwnAnswer, mastery: Mastery) {
  const index = question.items.findIndex(({ itemId }) => itemId === place.itemId)
  const item = question.items[index]
  return {
    item: {
      itemId: place.itemId,
      no: last.no,
      kind: last.key.kind,
      stem: item?.stem ?? '',
      options: item?.options ?? [],
      score: last.fullScore,
    },
    passage: question.passage,
    blank: question.passage.includes(`[[${index + 1}]]`) ? index + 1 : null,
    subjectId: question.subjectId,
    type: question.type,
    knowledgeId: place.knowledgeId,
    knowledge: item?.knowledge ?? '',
    assignmentName: last.assignmentName,
    day: schoolDay(new Date(last.at)),
    value: last.value,
    wrongCount: mastery.wrongCount,
    rights: mastery.rights,
    rightsNeeded: last.rightsNeeded,
    isMastered: mastery.isMastered,
  }
}
