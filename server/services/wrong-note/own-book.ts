import type { OwnEntry, ownWrongNote } from '#api/contract/areas/own-wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { type Mastery, masteryOf } from '#domain/wrong-note/mastery.ts'
import { choicesOf, passes, type StudentFilters, wrongDaysOf } from '#domain/wrong-note/student-filters.ts'
import type { Executor } from '#server/database/database.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import { isStillTheirs } from '../scored-pages.ts'
import { cropsOfAnswers, isOnSheet } from './answer-crops.ts'
import { causesOf } from './class-answers.ts'
import { itemsOf, type PlacedItem } from './item-places.ts'
import { ownAnswers, type OwnAnswer } from './own-answers.ts'
import { remarksOf } from './remarks.ts'
import { judged, toldToStudent, triesOf } from './tries.ts'

/** What filters leave of a student's own book, and what else they could be on this day at school. */
export async function ownBook(
  db: Executor,
  uid: number,
  filters: StudentFilters,
  today: string,
): Promise<OutputOf<typeof ownWrongNote.list>> {
  const all = await ownEntries(db, uid)
  return {
    entries: all.filter((entry) => passes(entry, filters)).map(({ wrongDays: _days, ...entry }) => entry),
    total: all.length,
    choices: choicesOf(all, filters, today),
  }
}

type FoundEntry = OwnEntry & { readonly wrongDays: readonly string[] }

/** A student's wrong questions without their keys: unmastered ones first, and latest first within both parts. */
async function ownEntries(db: Executor, uid: number): Promise<readonly FoundEntry[]> {
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
      wrongDays: wrongDaysOf(own),
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
    knowledge: place.knowledge,
    assignmentName: last.assignmentName,
    day: schoolDay(new Date(last.at)),
    value: last.value,
    wrongCount: mastery.wrongCount,
    rights: mastery.rights,
    rightsNeeded: last.rightsNeeded,
    isMastered: mastery.isMastered,
  }
}
