import { and, eq, sql } from 'drizzle-orm'
import type { KeyedItem, KeyedPaper, OpenItem, OpenPaper } from '#api/contract/schemas/papers.ts'
import { pointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import type { AnswerKind } from '#domain/questions/question.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { furtherPoints } from '#server/database/further-points.ts'
import { paper, paperItem, paperSection } from '#server/database/schema/papers.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'

/** The paper as a teacher sees it: sections, questions and items in the order of the items' numbers, with keys. */
export async function loadKeyedPaper(db: Executor, paperId: number): Promise<KeyedPaper> {
  return treeOf(await loadFrame(db, paperId), await findKeyedRows(db, paperId), keyedItem)
}

/** The paper as a student sees it before the scores are out. The keys are not even read from the database. */
export async function loadOpenPaper(db: Executor, paperId: number): Promise<OpenPaper> {
  return treeOf(await loadFrame(db, paperId), await findOpenRows(db, paperId), openItem)
}

/** One item of a paper with its key and the passage that its question shares; null if the paper has no such item. */
export async function loadKeyedItem(
  db: Executor,
  paperId: number,
  itemId: number,
): Promise<{ readonly questionId: number; readonly item: KeyedItem; readonly passage: string } | null> {
  const [row] = await findKeyedRow(db, paperId, itemId)
  return row === undefined ? null : { questionId: row.questionId, item: keyedItem(row), passage: row.passage }
}

const openFields = {
  sectionNo: paperItem.sectionNo,
  questionId: question.questionId,
  type: question.type,
  difficulty: question.difficulty,
  passage: question.passage,
  itemId: paperItem.itemId,
  no: paperItem.no,
  kind: sql<AnswerKind>`${paperItem.key} ->> 'kind'`,
  stem: item.stem,
  options: sql<OpenItem['options']>`${item.options}`,
  score: paperItem.score,
}

const keyedFields = {
  ...openFields,
  key: sql<KeyedItem['key']>`${paperItem.key}`,
  keyRev: paperItem.keyRev,
  analysis: item.analysis,
  knowledge: knowledge.name,
  furtherPoints,
}

const findOpenRows = (db: Executor, paperId: number) =>
  db
    .select(openFields)
    .from(paperItem)
    .innerJoin(item, eq(item.itemId, paperItem.itemId))
    .innerJoin(question, eq(question.questionId, paperItem.questionId))
    .where(eq(paperItem.paperId, sql.placeholder('paperId')))
    .orderBy(paperItem.no)
    .prepare('paper_open_items')
    .execute({ paperId })

const keyedRows = (db: Executor) =>
  db
    .select(keyedFields)
    .from(paperItem)
    .innerJoin(item, eq(item.itemId, paperItem.itemId))
    .innerJoin(question, eq(question.questionId, paperItem.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))

const findKeyedRows = (db: Executor, paperId: number) =>
  keyedRows(db)
    .where(eq(paperItem.paperId, sql.placeholder('paperId')))
    .orderBy(paperItem.no)
    .prepare('paper_keyed_items')
    .execute({ paperId })

const findKeyedRow = (db: Executor, paperId: number, itemId: number) =>
  keyedRows(db).where(and(eq(paperItem.paperId, paperId), eq(paperItem.itemId, itemId)))

type Frame = Omit<OpenPaper, 'sections'> & { readonly sections: readonly { no: number; sectionText: string }[] }

async function loadFrame(db: Executor, paperId: number): Promise<Frame> {
  const rows = await findFrameRows(db, paperId)
  const [first] = rows
  if (first === undefined) throw new Gone()
  const { sectionNo: _no, sectionText: _text, ...fields } = first
  const sections = rows.flatMap(({ sectionNo, sectionText }) =>
    sectionNo === null || sectionText === null ? [] : [{ no: sectionNo, sectionText }],
  )
  return { ...fields, sections }
}

const findFrameRows = (db: Executor, paperId: number) =>
  db
    .select({
      paperId: paper.paperId,
      paperTitle: paper.paperTitle,
      subjectId: paper.subjectId,
      duration: paper.duration,
      score: paper.score,
      itemCount: paper.itemCount,
      sectionNo: paperSection.no,
      sectionText: paperSection.sectionText,
    })
    .from(paper)
    .leftJoin(paperSection, eq(paperSection.paperId, paper.paperId))
    .where(eq(paper.paperId, sql.placeholder('paperId')))
    .orderBy(paperSection.no)
    .prepare('paper_frame')
    .execute({ paperId })

interface Placed {
  readonly sectionNo: number
  readonly questionId: number
  readonly type: number
  readonly difficulty: number
  readonly passage: string
}

/** Rows in the order of their numbers, grouped by question and section. */
function treeOf<Row extends Placed, Item>(
  { sections, ...frame }: Frame,
  rows: readonly Row[],
  toItem: (row: Row) => Item,
) {
  return {
    ...frame,
    sections: sections.map((section) => ({
      ...section,
      questions: questionsOf(
        rows.filter(({ sectionNo }) => sectionNo === section.no),
        toItem,
      ),
    })),
  }
}

function questionsOf<Row extends Placed, Item>(rows: readonly Row[], toItem: (row: Row) => Item) {
  const questions = new Map<number, Omit<Placed, 'sectionNo'> & { items: Item[] }>()
  for (const row of rows) {
    const { questionId, type, difficulty, passage } = row
    const entry = questions.get(questionId) ?? { questionId, type, difficulty, passage, items: [] }
    entry.items.push(toItem(row))
    questions.set(questionId, entry)
  }
  return [...questions.values()]
}

const openItem = ({ itemId, no, kind, stem, options, score }: OpenItem): OpenItem => ({
  itemId,
  no,
  kind,
  stem,
  options,
  score,
})

const keyedItem = (row: KeyedItem): KeyedItem => ({
  ...openItem(row),
  key: row.key,
  keyRev: row.keyRev,
  analysis: row.analysis,
  ...pointFields(pointNamesOf(row)),
})
