import { eq } from 'drizzle-orm'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { ChosenQuestion } from '#api/contract/schemas/paper-imports.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { draftType } from '#domain/import/draft-type.ts'
import { type FoundFault, faultsOf } from '#domain/import/draft-faults.ts'
import { keptItem } from '#domain/import/kept-question.ts'
import { paperOfQuestions, type PlacedUnder } from '#domain/import/paper-of-questions.ts'
import { withScore } from '#domain/paper/editing/scores.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import type { Acting } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { paperImport } from '#server/database/schema/paper-imports.ts'
import { addQuestions } from '../bank/add-questions.ts'
import { knowledgeIdsWithUnsorted, pointsAmong } from '../bank/knowledge-ids.ts'
import { addPaper } from '../paper/save-paper.ts'
import { documentsOf } from '../paper/stored-paper.ts'
import { findInBank } from './in-bank.ts'
import { lockImport } from './paper-imports.ts'

interface Confirming {
  readonly paperImportId: number
  readonly questions: readonly ChosenQuestion[]
  /** Empty if no paper is wanted. */
  readonly paperTitle: string
}

type Fault = FoundFault & { readonly at: number }

export type Confirmed =
  | { readonly kind: 'confirmed'; readonly questionCount: number; readonly paperId: number | null }
  | { readonly kind: 'gone' | 'paperTooLong' }
  | { readonly kind: 'wrong'; readonly faults: readonly Fault[] }

/** Adds those of the chosen questions that the bank does not have yet, and makes a paper of them if one is wanted. Run it in a write. */
export async function confirmImport(db: Executor, confirming: Confirming, keeping: Acting): Promise<Confirmed> {
  const { paperImportId, questions, paperTitle } = confirming
  const row = await lockImport(db, paperImportId)
  if (row === undefined || row.read === null || row.cancelledAt !== null || row.confirmedAt !== null)
    return { kind: 'gone' }
  const { subjectId } = row
  const faults = questions.flatMap((one, at) => faultsOf(subjectId, one).map((found) => ({ at, ...found })))
  if (faults.length > 0) return { kind: 'wrong', faults }
  const itemCount = questions.reduce((sum, { items }) => sum + items.length, 0)
  if (paperTitle !== '' && itemCount > basketLimit) return { kind: 'paperTooLong' }
  const placed = await keepQuestions(db, subjectId, questions, keeping)
  const paperId =
    paperTitle === ''
      ? null
      : await makePaper(db, { subjectId, paperTitle, duration: row.read.duration, placed }, keeping)
  await db
    .update(paperImport)
    .set({ confirmedAt: keeping.now, questionCount: placed.length, paperId })
    .where(eq(paperImport.paperImportId, paperImportId))
  return { kind: 'confirmed', questionCount: placed.length, paperId }
}

/** The questions as the bank has them, under the headings of their file; those that it does not have yet are added. */
async function keepQuestions(
  db: Executor,
  subjectId: number,
  questions: readonly ChosenQuestion[],
  { caller: { uid }, now }: Acting,
): Promise<readonly PlacedUnder[]> {
  const drafts = await draftsOf(db, subjectId, questions)
  const stored = drafts.map(({ items, ...draft }) => ({ ...draft, items: items.map(({ content }) => content) }))
  const kept = await findInBank(db, stored, { uid, subjectId })
  const added = await addQuestions(
    db,
    drafts.filter((_, index) => kept[index] === null).map((draft) => newQuestion(subjectId, draft)),
    { uid, now },
  )
  const ids = added.values()
  return drafts.map(({ section, ...draft }, index) => {
    const found = kept[index]
    if (found)
      return {
        section,
        ...placedFrom(
          found,
          draft.items.map(({ content }) => content.score),
        ),
      }
    const { questionId = 0, itemIds = [] } = ids.next().value ?? {}
    const items = draft.items.map(({ content }, at) => ({ ...content, itemId: itemIds[at] ?? 0 }))
    return { section, ...draft, questionId, items }
  })
}

/** The questions of a file as the bank stores them, with the ids of their knowledge points. */
async function draftsOf(db: Executor, subjectId: number, questions: readonly ChosenQuestion[]) {
  const named = questions.flatMap(({ items }) => items.flatMap(pointNamesOf))
  const points = await knowledgeIdsWithUnsorted(db, subjectId, named)
  return questions.map((one) => {
    const type = draftType(subjectId, one)
    if (type === null) throw new Error('A question of no type was not refused')
    const items = one.items.map((item) => {
      const { knowledgeId, furtherKnowledgeIds, ...fields } = pointsAmong(points, pointNamesOf(item))
      return { content: keptItem(item, fields), knowledgeId, furtherKnowledgeIds }
    })
    return { type, section: one.section, difficulty: one.difficulty, passage: one.passage, items }
  })
}

type Draft = Awaited<ReturnType<typeof draftsOf>>[number]

const newQuestion = (subjectId: number, { type, difficulty, passage, items }: Draft) => ({
  subjectId,
  type,
  difficulty,
  passage,
  chapterId: null,
  isImported: true,
  items: items.map(({ content: { knowledge: _name, furtherPoints: _names, ...content }, ...ids }) => ({
    ...content,
    ...ids,
  })),
})

/** A question of the bank, with the points that the file gives its items. */
const placedFrom = ({ questionId, type, difficulty, passage, items }: BankQuestion, scores: readonly number[]) => ({
  questionId,
  type,
  difficulty,
  passage,
  items: items.map((item, index) => withScore(item, scores[index] ?? item.score)),
})

interface NewPaper {
  readonly subjectId: number
  readonly paperTitle: string
  readonly duration: number | undefined
  readonly placed: readonly PlacedUnder[]
}

/** A paper of the questions that were taken. */
async function makePaper(db: Executor, { placed, ...head }: NewPaper, keeping: Acting): Promise<number> {
  const paper = paperOfQuestions({ ownerId: keeping.caller.uid, ...head }, placed)
  const kept = await addPaper(db, documentsOf(paper), keeping)
  if ('refused' in kept) throw new Error(`An imported paper was refused: ${JSON.stringify(kept)}`)
  return kept.paperId
}
