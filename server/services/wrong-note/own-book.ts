import type { OwnEntry, ownWrongNote } from '#api/contract/groups/own-wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { inBookOrder, type Mastery, masteryOf } from '#domain/wrong-note/mastery.ts'
import {
  choicesOf,
  type FilteredEntry,
  passes,
  type StudentFilters,
  wrongDaysOf,
} from '#domain/wrong-note/student-filters.ts'
import type { Executor } from '#server/database/database.ts'
import { lettersOnSheet, type NamedSheet } from '#domain/answer-sheet/named-sheet.ts'
import { optionsWithLetters } from '#domain/print/paper-version.ts'
import { otherLetters } from '#domain/print/other-letters.ts'
import { ownVersionBSheets } from '../as-written.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import { isStillTheirs } from '../scored-pages.ts'
import { cropsOfAnswers, isOnSheet } from './answer-crops.ts'
import { causesOf } from './class-answers.ts'
import { itemsOf, type PlacedItem } from './placed-items.ts'
import { ownAnswers, type OwnAnswer } from './own-answers.ts'
import { remarksOf } from './remarks.ts'
import { judged, triesOf, visibleToStudent } from './tries.ts'

/** What filters leave of a student's own book, and what else they could be on this day at school. */
export async function ownBook(
  db: Executor,
  uid: number,
  filters: StudentFilters,
  today: string,
): Promise<OutputOf<typeof ownWrongNote.list>> {
  const all = await foundQuestions(db, uid)
  const left = all.filter((found) => passes(found, filters))
  return { entries: await entriesOf(db, uid, left), total: all.length, choices: choicesOf(all, filters, today) }
}

/** A wrong question with what filters ask of it, and the last answer in an assignment. */
type FoundQuestion = PlacedItem & Mastery & FilteredEntry & { readonly last: OwnAnswer }

/** A student's wrong questions: unmastered ones first, and latest first within both parts. */
async function foundQuestions(db: Executor, uid: number): Promise<readonly FoundQuestion[]> {
  const answers = await ownAnswers(db, uid)
  const itemIds = [...new Set(answers.flatMap((one) => (one.isRight ? [] : [one.itemId])))]
  const items = await itemsOf(db, itemIds)
  const tried = await triesOf(db, { itemIds, uids: [uid], seen: visibleToStudent })
  const tries = groupedBy(tried, ({ itemId }) => itemId)
  const allCauses = groupedBy(await causesOf(db, itemIds, [uid]), ({ itemId }) => itemId)
  const givenTo = groupedBy(answers, ({ itemId }) => itemId)
  const found = items.flatMap((item) => {
    const given = givenTo.get(item.itemId) ?? []
    const last = given.at(-1)
    const mastery = masteryOf([...given, ...judged(tries.get(item.itemId) ?? [])], last?.rightsNeeded ?? 0)
    if (last === undefined || mastery === null) return []
    const causes = (allCauses.get(item.itemId) ?? []).map(({ cause }) => cause)
    return [{ ...item, ...mastery, causes, wrongDays: wrongDaysOf(given), last }]
  })
  return found.toSorted(inBookOrder)
}

/** The entries of these questions, without their keys. */
async function entriesOf(db: Executor, uid: number, found: readonly FoundQuestion[]): Promise<OwnEntry[]> {
  const questions = await loadQuestions(db, [...new Set(found.map(({ questionId }) => questionId))])
  const byId = new Map(questions.map((question) => [question.questionId, question]))
  const lasts = found.map(({ last }) => last)
  const cropOf = await cropsOfAnswers(db, lasts.filter(isOnSheet), isStillTheirs)
  const itemIds = found.map(({ itemId }) => itemId)
  const remarks = await remarksOf(db, itemIds, [uid])
  const sheets = await ownVersionBSheets(db, uid, [...new Set(lasts.map(({ assignmentId }) => assignmentId))])
  return found.flatMap((one) => {
    const question = byId.get(one.questionId)
    if (question === undefined) return []
    const written = asWritten(entryOf(one, question), question, sheets.get(one.last.assignmentId))
    return [{ ...written, crop: cropOf(one.last), remark: remarks.get(`${uid} ${one.itemId}`) ?? '' }]
  })
}

/** An entry by the letters on the sheet of version B that the last answer was read from. */
function asWritten<Entry extends Pick<OwnEntry, 'item' | 'value'>>(
  entry: Entry,
  question: BankQuestion,
  sheet: NamedSheet | undefined,
): Entry {
  const { item, value } = entry
  if (sheet === undefined || item.options.length === 0) return entry
  const { printedOf } = lettersOnSheet(sheet, question, item)
  const options = optionsWithLetters(item.options, printedOf)
  return { ...entry, item: { ...item, options }, value: otherLetters(value, printedOf) }
}

function entryOf({ last, ...found }: FoundQuestion, question: BankQuestion) {
  const index = question.items.findIndex(({ itemId }) => itemId === found.itemId)
  const item = question.items[index]
  return {
    item: {
      itemId: found.itemId,
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
    knowledgeId: found.knowledgeId,
    knowledge: found.knowledge,
    assignmentName: last.assignmentName,
    day: schoolDay(new Date(last.at)),
    value: last.value,
    wrongCount: found.wrongCount,
    rights: found.rights,
    rightsNeeded: last.rightsNeeded,
    isMastered: found.isMastered,
    causes: [...found.causes],
  }
}
