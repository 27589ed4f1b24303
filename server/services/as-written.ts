import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { KeyedItem, KeyedPaper } from '#api/contract/schemas/papers.ts'
import { lettersOnSheet, type NamedSheet, namedSheet } from '#domain/answer-sheet/named-sheet.ts'
import type { Language } from '#domain/portal/language.ts'
import { hasDoubtfulLetters } from '#domain/print/analysis-letters.ts'
import { lettersOfATexts } from '#domain/print/analysis-letters.texts.ts'
import { otherLetters } from '#domain/print/other-letters.ts'
import { keyWithLetters, withLetters } from '#domain/print/paper-version.ts'
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
export const isOfVersionB = sql`${scanPage.layout} ~ '^[0-9]+B-'`

/** The sheets of version B that submissions were read from, by student. */
export async function sheetsOfB(db: Executor, which: SQL | undefined): Promise<ReadonlyMap<number, NamedSheet>> {
  const rows = await db
    .select({ uid: submission.uid, layout: sql<string>`${scanPage.layout}` })
    .from(submission)
    .innerJoin(scanResult, eq(scanResult.submissionId, submission.submissionId))
    .innerJoin(scanPage, eq(scanPage.scanPageId, firstPage))
    .where(and(which, isNotNull(scanPage.layout)))
  return new Map(
    rows.flatMap(({ uid, layout }) => {
      const sheet = namedSheet(layout)
      return sheet?.version === 'B' ? [[uid, sheet] as const] : []
    }),
  )
}

interface Answered {
  readonly itemId: number
  readonly value: string
  readonly key?: AnswerKey | null
}

/** How the paper of a sheet has the letters of options, by item. */
const lettersOf = (paper: KeyedPaper, sheet: NamedSheet): ReadonlyMap<number, (letter: Choice) => Choice> =>
  new Map(
    paper.sections
      .flatMap(({ questions }) => questions)
      .flatMap((question) =>
        question.items
          .filter(({ options }) => options.length > 0)
          .map((item) => [item.itemId, lettersOnSheet(sheet, question, item).printedOf]),
      ),
  )

/** Answers to a paper, and their keys, by the letters on the paper of a sheet. */
export function answersAsWritten(paper: KeyedPaper, sheet: NamedSheet) {
  const letters = lettersOf(paper, sheet)
  return <Answer extends Answered>(answer: Answer): Answer => {
    const letterOf = letters.get(answer.itemId)
    if (letterOf === undefined) return answer
    const { value, key } = answer
    return { ...answer, value: otherLetters(value, letterOf), ...(key && { key: keyWithLetters(key, letterOf) }) }
  }
}

/** A paper by the letters on the paper of a sheet; an analysis that keeps those of version A says so. */
export function paperAsWritten(paper: KeyedPaper, sheet: NamedSheet, language: Language): KeyedPaper {
  const letters = lettersOf(paper, sheet)
  const noted = (item: KeyedItem): KeyedItem =>
    hasDoubtfulLetters(item.analysis) ? { ...item, analysis: `${item.analysis}\n${lettersOfATexts[language]}` } : item
  return withItems(paper, (item) => {
    const letterOf = letters.get(item.itemId)
    return letterOf === undefined ? item : noted(withLetters(item, letterOf))
  })
}

const withItems = (paper: KeyedPaper, change: (item: KeyedItem) => KeyedItem): KeyedPaper => ({
  ...paper,
  sections: paper.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, items: question.items.map(change) })),
  })),
})
