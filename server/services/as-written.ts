import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { KeyedPaper, OpenPaper } from '#api/contract/schemas/papers.ts'
import { lettersOnSheet, type NamedSheet, namedSheet } from '#domain/answer-sheet/named-sheet.ts'
import type { Language } from '#domain/portal/language.ts'
import { analysisWith, hasDoubtfulLetters } from '#domain/print/analysis-letters.ts'
import { lettersOfATexts } from '#domain/print/analysis-letters.texts.ts'
import { otherLetters } from '#domain/print/other-letters.ts'
import { keyWithLetters, optionsWithLetters, withLetters } from '#domain/print/paper-version.ts'
import type { AnswerKey, Choice } from '#domain/questions/question.ts'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { scanPage, scanResult } from '#server/database/schema/scans.ts'

/** The first page that a result was read from; where that is not recorded, the first of its scan that is the student's. */
const firstPage = sql`coalesce((${scanResult.scanPageIds} ->> 0)::bigint, (
  select own.scan_page_id from scan_page own
  where own.scan_id = ${scanResult.scanId} and own.uid = ${submission.uid} and own.state = 'read' and own.left_out_at is null
  order by own.sheet_page limit 1
))`

/** Whether a page's layout is of version B, like `namedSheet`. */
export const isVersionB = sql`${scanPage.layout} ~ '^[0-9]+B-'`

/** The sheets of version B that submissions were read from, by student. */
export const versionBSheets = async (db: Executor, which: SQL | undefined): Promise<ReadonlyMap<number, NamedSheet>> =>
  new Map((await readFromB(db, which)).map(({ uid, sheet }) => [uid, sheet]))

const sheetKey = ({ uid, assignmentId }: { readonly uid: number; readonly assignmentId: number }) =>
  `${uid} ${assignmentId}`

/** Finds the sheet of version B that a student's submission was read from, of these students; undefined for all others. */
export async function findVersionBSheets(db: Executor, uids: readonly number[]) {
  if (uids.length === 0) return () => undefined
  const rows = await readFromB(db, inArray(submission.uid, [...uids]))
  const sheets = new Map(rows.map(({ sheet, ...of }) => [sheetKey(of), sheet]))
  return (uid: number, assignmentId: number): NamedSheet | undefined => sheets.get(sheetKey({ uid, assignmentId }))
}

/** The sheets of version B that a student's submissions were read from, by assignment. */
export async function ownVersionBSheets(
  db: Executor,
  uid: number,
  assignmentIds: readonly number[],
): Promise<ReadonlyMap<number, NamedSheet>> {
  if (assignmentIds.length === 0) return new Map()
  const which = and(eq(submission.uid, uid), inArray(submission.assignmentId, [...assignmentIds]))
  return new Map((await readFromB(db, which)).map(({ assignmentId, sheet }) => [assignmentId, sheet]))
}

async function readFromB(db: Executor, which: SQL | undefined) {
  const rows = await db
    .select({
      uid: submission.uid,
      assignmentId: submission.assignmentId,
      layout: sql<string>`${scanPage.layout}`,
    })
    .from(submission)
    .innerJoin(scanResult, eq(scanResult.submissionId, submission.submissionId))
    .innerJoin(scanPage, eq(scanPage.scanPageId, firstPage))
    .where(and(which, isNotNull(scanPage.layout)))
  return rows.flatMap(({ layout, ...of }) => {
    const sheet = namedSheet(layout)
    return sheet?.version === 'B' ? [{ ...of, sheet }] : []
  })
}

interface Answered {
  readonly itemId: number
  readonly value: string
  readonly key?: AnswerKey | null
}

/** How the paper of a sheet has the letters of options, by item. */
const lettersOf = (paper: OpenPaper, sheet: NamedSheet) =>
  new Map(
    paper.sections
      .flatMap(({ questions }) => questions)
      .flatMap((question) =>
        question.items
          .filter(({ options }) => options.length > 0)
          .map((item) => [item.itemId, lettersOnSheet(sheet, question, item)]),
      ),
  )

/** Answers to a paper, and their keys, by the letters on the paper of a sheet. */
export function answersAsWritten(paper: OpenPaper, sheet: NamedSheet) {
  const letters = lettersOf(paper, sheet)
  return <Answer extends Answered>(answer: Answer): Answer => {
    const letterOf = letters.get(answer.itemId)?.printedOf
    if (letterOf === undefined) return answer
    const { value, key } = answer
    return { ...answer, value: otherLetters(value, letterOf), ...(key && { key: keyWithLetters(key, letterOf) }) }
  }
}

/** A student's letters as those of version A, by which answers are stored. */
export function storedAnswer(paper: OpenPaper, sheet: NamedSheet, { itemId, value }: Answered): string {
  const letters = lettersOf(paper, sheet).get(itemId)
  return letters === undefined ? value : otherLetters(value, letters.originalOf)
}

/** A paper without its key by the letters on the paper of a sheet. */
export function openPaperAsWritten(paper: OpenPaper, sheet: NamedSheet): OpenPaper {
  const letters = lettersOf(paper, sheet)
  return withItems(paper, (item) => {
    const letterOf = letters.get(item.itemId)?.printedOf
    return letterOf === undefined ? item : { ...item, options: optionsWithLetters(item.options, letterOf) }
  })
}

/** A paper by the letters on the paper of a sheet; an analysis that keeps those of version A says so. */
export function paperAsWritten(paper: KeyedPaper, sheet: NamedSheet, language: Language): KeyedPaper {
  const letters = lettersOf(paper, sheet)
  return withItems(paper, (item) => {
    const letterOf = letters.get(item.itemId)?.printedOf
    if (letterOf === undefined) return item
    return { ...withLetters(item, letterOf), analysis: analysisAsWritten(item.analysis, letterOf, language) }
  })
}

/** An analysis by other letters; one that keeps those of version A says so. */
export const analysisAsWritten = (analysis: string, letterOf: (letter: Choice) => Choice, language: Language): string =>
  hasDoubtfulLetters(analysis) ? `${analysis}\n${lettersOfATexts[language]}` : analysisWith(analysis, letterOf)

interface PaperOf<Item> {
  readonly sections: readonly { readonly questions: readonly { readonly items: readonly Item[] }[] }[]
}

const withItems = <Item, Paper extends PaperOf<Item>>(paper: Paper, change: (item: Item) => Item) => ({
  ...paper,
  sections: paper.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, items: question.items.map(change) })),
  })),
})
