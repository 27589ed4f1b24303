import { sql } from 'drizzle-orm'
import type { wrongNote } from '#api/contract/groups/wrong-note.ts'
import type { BookEntry } from '#api/contract/schemas/wrong-notes.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import type { Language } from '#domain/portal/language.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { mostPrinted } from '#domain/wrong-note/most-printed.ts'
import { unsortedPoint } from '#domain/content-names/unsorted-point.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { findVersionBSheets } from '../as-written.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import { classFileName } from '../files/file-names.ts'
import { paperPictures } from '../print/paper-pictures.ts'
import { withSheetCrops } from '../print/sheet-crops.ts'
import { pdfOf } from '../print/typeset.ts'
import { classAnswers } from './class-answers.ts'
import { courseNameOf } from './class-book.ts'
import { membersOf } from './members.ts'
import { printBookTexts } from './print-book.texts.ts'
import { type PrintedEntry, type PrintedStudent, printedBook } from './printed-book.ts'
import { studentBooks } from './student-book.ts'
import { wrongItems } from './wrong-items.ts'

type Wanted = InputOf<typeof wrongNote.print>

export interface Printing {
  readonly teacherId: number
  readonly language: Language
}

/** Wrong questions as a PDF: separate pages for each student, or one copy for the class; null if there are none. */
export async function printBook(db: Executor, wanted: Wanted, { teacherId, language }: Printing) {
  const { courseId, whose, similar, ...switches } = wanted
  const courseName = await courseNameOf(db, courseId)
  const texts = printBookTexts[language]
  const students =
    whose === 'class'
      ? [{ title: texts.ofClass(shortClassName(courseName)), entries: await classEntries(db, wanted, teacherId) }]
      : await studentEntries(db, wanted, language)
  const filled = students.filter(({ entries }) => entries.length > 0)
  if (filled.length === 0) return null
  const entries = filled.flatMap((student) => student.entries)
  const ids = [...new Set(entries.map(({ questionId }) => questionId))]
  const content = {
    questions: byId(await loadQuestions(db, ids)),
    similar: similar
      ? await similarTo(db, new Set(entries.map(({ itemId }) => itemId)), teacherId)
      : new Map<number, never>(),
  }
  const title = texts.ofClass(courseName)
  const { data, formulas, pictures, crops } = printedBook(title, filled, content, { ...switches, similar }, language)
  const { bytes } = await pdfOf(
    {
      template: 'wrong-book',
      data,
      formulas,
      pictures: await withSheetCrops(db, await paperPictures(db, pictures), crops),
    },
    lastDayOf(filled),
  )
  const [first] = filled
  const parts =
    filled.length === 1 && whose === 'students' && first !== undefined ? [courseName, first.title] : [courseName]
  return {
    count: filled.length,
    file: { name: classFileName(parts, texts.fileEnding), type: 'application/pdf' as const, bytes },
  }
}

/** A file is dated by its last answer, so that the same questions give the same file. */
const lastDayOf = (students: readonly PrintedStudent[]): Date =>
  new Date(Math.max(...students.flatMap(({ entries }) => entries.map(({ day }) => Date.parse(day)))))

const byId = <Question extends { readonly questionId: number }>(questions: readonly Question[]) =>
  new Map(questions.map((question) => [question.questionId, question]))

async function classEntries(
  db: Executor,
  { courseId, itemIds }: Wanted,
  teacherId: number,
): Promise<readonly PrintedEntry[]> {
  const { items } = await wrongItems(db, { courseId, itemIds, teacherId })
  return items.map((item) => ({ ...item, value: null, crop: null, sheet: undefined }))
}

async function studentEntries(
  db: Executor,
  { courseId, uids, itemIds }: Wanted,
  language: Language,
): Promise<readonly PrintedStudent[]> {
  const texts = printBookTexts[language]
  const members = (await membersOf(db, courseId)).filter(({ uid }) => uids.length === 0 || uids.includes(uid))
  const answers = await classAnswers(db, {
    courseId,
    ...(uids.length > 0 && { uids }),
    ...(itemIds.length > 0 && { itemIds }),
  })
  const books = await studentBooks(db, { courseId, answers })
  const sheetOf = await findVersionBSheets(
    db,
    members.map(({ uid }) => uid),
  )
  return members.map(({ uid, realname }) => ({
    title: texts.title(realname),
    entries: (books.get(uid) ?? [])
      .filter(({ isMastered }) => !isMastered)
      .slice(0, itemIds.length > 0 ? itemIds.length : mostPrinted)
      .map((entry) => ({ ...entry, ...ownOf(entry), sheet: sheetOf(uid, entry.assignmentId) })),
  }))
}

/** The student's last answer to it. */
function ownOf({ answers }: BookEntry): Pick<PrintedEntry, 'value' | 'crop'> {
  const own = answers.find(({ kind }) => kind !== 'similar')
  return { value: own?.value ?? '', crop: own?.crop ?? null }
}

/**
 * For each question of these wrong items, a different one of the same type from the bank: the one that shares most
 * knowledge points with them, not with what else the question asks, then the nearest in difficulty. To be unsorted is
 * nothing that two questions share.
 */
async function similarTo(db: Executor, itemIds: ReadonlySet<number>, uid: number) {
  const { rows } = await db.execute<{ given: string; found: string }>(sql`
    with wrong as (
      select i.question_id, array_agg(distinct point) as points
      from item i cross join lateral unnest(i.further_knowledge_ids || i.knowledge_id) as point
      join knowledge k on k.knowledge_id = point and k.name <> ${unsortedPoint}
      where i.item_id = ${anyOf([...itemIds])}
      group by i.question_id
    )
    select g.question_id as given, s.question_id as found
    from wrong w
    join bank_search g on g.question_id = w.question_id
    cross join lateral (
      select b.question_id from bank_search b
      where b.subject_id = g.subject_id and b.type = g.type and b.question_id not in (select question_id from wrong)
        and (b.owner_id is null or b.owner_id = ${uid}) and b.knowledge_ids && w.points
      order by (select count(*) from unnest(b.knowledge_ids) as id where id = any(w.points)) desc,
        abs(coalesce(b.measured_difficulty, b.difficulty) - coalesce(g.measured_difficulty, g.difficulty)), b.question_id
      limit 1
    ) s`)
  const questions = byId(await loadQuestions(db, [...new Set(rows.map(({ found }) => Number(found)))]))
  return new Map(
    rows.flatMap(({ given, found }) => {
      const question = questions.get(Number(found))
      return question === undefined ? [] : [[Number(given), question] as const]
    }),
  )
}
