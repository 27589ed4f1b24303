import type { BookEntry } from '#api/contract/schemas/wrong-notes.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { masteryOf } from '#domain/wrong-note/mastery.ts'
import { choicesOf, passes, type StudentFilters, wrongDaysOf } from '#domain/wrong-note/student-filters.ts'
import type { Executor } from '#server/database/database.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import type { CropOf } from '../crops.ts'
import { cropsOfAnswers, isOnSheet } from './answer-crops.ts'
import { causesOf, type ClassAnswer, lastMet } from './class-answers.ts'
import { assignedAnswer, triedAnswer } from './question-detail.ts'
import { itemsOf, type PlacedItem } from './item-places.ts'
import { remarksOf } from './remarks.ts'
import { rightsNeededIn } from './setting.ts'
import { inClass, judged, triesOf, type TryRow } from './tries.ts'

export interface BooksWanted {
  readonly courseId: number
  /** Marked answers of the students whose books are wanted, earliest first. */
  readonly answers: readonly ClassAnswer[]
}

/** A wrong question, with what filters ask of it. */
type FoundEntry = BookEntry & { readonly wrongDays: readonly string[] }

/** The wrong questions by student: unmastered ones first, and latest first within both parts. */
export async function studentBooks(
  db: Executor,
  { courseId, answers }: BooksWanted,
): Promise<ReadonlyMap<number, readonly FoundEntry[]>> {
  const wrong = answers.filter(({ isRight }) => !isRight)
  const itemIds = [...new Set(wrong.map((one) => one.itemId))]
  const places = await itemsOf(db, itemIds)
  const uids = [...new Set(wrong.map(({ uid }) => uid))]
  const rightsNeeded = await rightsNeededIn(db, courseId)
  const tries = groupedBy(await triesOf(db, { itemIds, uids, seen: inClass(courseId) }), placeOf)
  const causes = groupedBy(await causesOf(db, itemIds, uids), placeOf)
  const remarks = await remarksOf(db, itemIds, uids)
  const given = groupedBy(answers, placeOf)
  const listed = new Set(itemIds)
  const cropOf = await cropsOfAnswers(
    db,
    answers.filter((one) => isOnSheet(one) && listed.has(one.itemId)),
  )
  const entryOf = (uid: number, place: PlacedItem) => {
    const key = placeOf({ uid, itemId: place.itemId })
    const entry = bookEntry(place, { answers: given.get(key) ?? [], tries: tries.get(key) ?? [], rightsNeeded, cropOf })
    const said = { causes: (causes.get(key) ?? []).map(({ cause }) => cause), remark: remarks.get(key) ?? '' }
    return entry === null ? [] : [{ ...entry, ...said }]
  }
  return new Map(
    uids.map((uid) => [
      uid,
      places
        .flatMap((place) => entryOf(uid, place))
        .toSorted(
          (left, right) => Number(left.isMastered) - Number(right.isMastered) || right.lastWrongAt - left.lastWrongAt,
        )
        .map(({ lastWrongAt: _at, ...entry }) => entry),
    ]),
  )
}

export interface BookWanted extends BooksWanted {
  readonly uid: number
  readonly filters: StudentFilters
  /** The day at school. */
  readonly today: string
}

/** What filters leave of one student's book, with its questions, and what else they could be. */
export async function studentBook(db: Executor, { uid, filters, today, ...wanted }: BookWanted) {
  const all = (await studentBooks(db, wanted)).get(uid) ?? []
  const entries = all.filter((entry) => passes(entry, filters))
  return {
    entries: entries.map(({ wrongDays: _days, ...entry }) => entry),
    total: all.length,
    choices: choicesOf(all, filters, today),
    questions: await loadQuestions(db, [...new Set(entries.map(({ questionId }) => questionId))]),
    rightsNeeded: await rightsNeededIn(db, wanted.courseId),
  }
}

const placeOf = ({ uid, itemId }: { readonly uid: number; readonly itemId: number }): string => `${uid} ${itemId}`

interface OfItem {
  readonly answers: readonly ClassAnswer[]
  readonly tries: readonly TryRow[]
  readonly rightsNeeded: number
  readonly cropOf: CropOf
}

/** An item in a student's book without causes and notes; null if the student got nothing of it wrong. */
function bookEntry(place: PlacedItem, { answers, tries, rightsNeeded, cropOf }: OfItem) {
  const mastery = masteryOf([...answers, ...judged(tries)], rightsNeeded)
  const last = answers.at(-1)
  if (mastery === null || last === undefined) return null
  // A similar question proves nothing from before the item was wrong.
  const proves = ({ kind, at }: TryRow) => kind !== 'similar' || at > mastery.lastWrongAt
  const all = [
    ...answers.map((one) => ({ at: one.at, answer: assignedAnswer(one, cropOf(one)) })),
    ...tries.filter(proves).map((one) => ({ at: one.at, answer: triedAnswer(one) })),
  ]
  return {
    ...place,
    ...lastMet(answers),
    key: last.key,
    ...mastery,
    wrongDays: wrongDaysOf(answers),
    answers: all.toSorted((left, right) => right.at - left.at).map(({ answer }) => answer),
  }
}
