import type { BookEntry } from '#api/contract/schemas/wrong-notes.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { inBookOrder, type Mastery, masteryOf } from '#domain/wrong-note/mastery.ts'
import {
  choicesOf,
  type FilteredEntry,
  passes,
  type StudentFilters,
  wrongDaysOf,
} from '#domain/wrong-note/student-filters.ts'
import type { Executor } from '#server/database/database.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import type { CropOf } from '../crops.ts'
import { cropsOfAnswers, isOnSheet } from './answer-crops.ts'
import { causesOf, type ClassAnswer, lastMet } from './class-answers.ts'
import { assignedAnswer, triedAnswer } from './question-detail.ts'
import { itemsOf, type PlacedItem } from './placed-items.ts'
import { remarksOf } from './remarks.ts'
import { rightsNeededIn } from './setting.ts'
import { inClass, judged, triesOf, type TryRow } from './tries.ts'

export interface BooksWanted {
  readonly courseId: number
  /** Marked answers of the students whose books are wanted, earliest first. */
  readonly answers: readonly ClassAnswer[]
}

/** Whose a wrong question is, and what their entry is made of. */
interface OfStudent {
  readonly uid: number
  readonly key: ClassAnswer['key']
  readonly given: readonly ClassAnswer[]
  readonly tries: readonly TryRow[]
}

/** A wrong question of a student, with what filters ask of it. */
type FoundQuestion = PlacedItem & Mastery & FilteredEntry & OfStudent

/** The wrong questions by student: unmastered ones first, and latest first within both parts. */
export async function studentBooks(
  db: Executor,
  wanted: BooksWanted,
): Promise<ReadonlyMap<number, readonly BookEntry[]>> {
  const found = await foundQuestions(db, wanted)
  const entryOf = await entriesOf(db, found)
  return new Map([...groupedBy(found, ({ uid }) => uid)].map(([uid, own]) => [uid, own.map(entryOf)]))
}

export interface BookWanted extends BooksWanted {
  readonly filters: StudentFilters
  /** The day at school. */
  readonly today: string
}

/** What filters leave of the book of one student, whose the answers are, and what else they could be. */
export async function studentBook(db: Executor, { filters, today, ...wanted }: BookWanted) {
  const all = await foundQuestions(db, wanted)
  const left = all.filter((found) => passes(found, filters))
  return {
    entries: left.map(await entriesOf(db, left)),
    total: all.length,
    choices: choicesOf(all, filters, today),
    questions: await loadQuestions(db, [...new Set(left.map(({ questionId }) => questionId))]),
    rightsNeeded: await rightsNeededIn(db, wanted.courseId),
  }
}

/** Wrong questions without what only their entries need, student by student. */
async function foundQuestions(db: Executor, { courseId, answers }: BooksWanted): Promise<readonly FoundQuestion[]> {
  const wrong = answers.filter(({ isRight }) => !isRight)
  const itemIds = [...new Set(wrong.map((one) => one.itemId))]
  const uids = [...new Set(wrong.map(({ uid }) => uid))]
  const items = await itemsOf(db, itemIds)
  const rightsNeeded = await rightsNeededIn(db, courseId)
  const tried = groupedBy(await triesOf(db, { itemIds, uids, seen: inClass(courseId) }), keyOf)
  const allCauses = groupedBy(await causesOf(db, itemIds, uids), keyOf)
  const givenTo = groupedBy(answers, keyOf)
  const foundAt = (uid: number, item: PlacedItem): FoundQuestion[] => {
    const key = keyOf({ uid, itemId: item.itemId })
    const given = givenTo.get(key) ?? []
    const tries = tried.get(key) ?? []
    const mastery = masteryOf([...given, ...judged(tries)], rightsNeeded)
    const last = given.at(-1)
    if (mastery === null || last === undefined) return []
    const causes = (allCauses.get(key) ?? []).map(({ cause }) => cause)
    return [{ uid, ...item, ...mastery, key: last.key, causes, wrongDays: wrongDaysOf(given), given, tries }]
  }
  return uids.flatMap((uid) => items.flatMap((item) => foundAt(uid, item)).toSorted(inBookOrder))
}

const keyOf = ({ uid, itemId }: { readonly uid: number; readonly itemId: number }): string => `${uid} ${itemId}`

/** Makes the entries of these questions. */
async function entriesOf(db: Executor, found: readonly FoundQuestion[]): Promise<(one: FoundQuestion) => BookEntry> {
  const listed = (ids: readonly number[]) => [...new Set(ids)]
  const cropOf = await cropsOfAnswers(
    db,
    found.flatMap(({ given }) => given.filter(isOnSheet)),
  )
  const remarks = await remarksOf(db, listed(found.map(({ itemId }) => itemId)), listed(found.map(({ uid }) => uid)))
  return (one) => bookEntry(one, remarks.get(keyOf(one)) ?? '', cropOf)
}

function bookEntry({ given, tries, causes, ...found }: FoundQuestion, remark: string, cropOf: CropOf): BookEntry {
  const { uid: _uid, lastWrongAt, wrongDays: _days, ...shown } = found
  // A similar question proves nothing from before the item was wrong.
  const proves = ({ kind, at }: TryRow) => kind !== 'similar' || at > lastWrongAt
  const answers = [
    ...given.map((one) => ({ at: one.at, answer: assignedAnswer(one, cropOf(one)) })),
    ...tries.filter(proves).map((one) => ({ at: one.at, answer: triedAnswer(one) })),
  ]
  return {
    ...shown,
    ...lastMet(given),
    causes: [...causes],
    remark,
    answers: answers.toSorted((left, right) => right.at - left.at).map(({ answer }) => answer),
  }
}
