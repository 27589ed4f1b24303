import type { AnswerKey } from '#domain/questions/question.ts'
import type { Database } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { paper, paperItem, paperSection } from '#server/database/schema/papers.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'

/** A paper of three items; scores in tenths. */
export interface DeskPaper {
  readonly paperId: number
  readonly singleId: number
  readonly blankId: number
  readonly writtenId: number
}

export const fullScore = 250

const born = new Date('2026-09-01T00:00:00Z')

interface NewItem {
  readonly type: number
  readonly score: number
  readonly options: readonly { readonly id: 'A' | 'B'; readonly text: string }[]
  readonly key: AnswerKey
}

const newItems = (canary: string): readonly [NewItem, NewItem, NewItem] => [
  {
    type: 1,
    score: 50,
    options: (['A', 'B'] as const).map((id) => ({ id, text: `选项 ${canary}` })),
    key: { kind: 'single', choice: 'B' },
  },
  { type: 2, score: 50, options: [], key: { kind: 'blank', accept: [`library, ${canary}`] } },
  {
    type: 3,
    score: 150,
    options: [],
    key: {
      kind: 'written',
      model: `范文 ${canary}`,
      criteria: [
        { name: '内容', hint: canary, max: 50 },
        { name: '语言', hint: canary, max: 60 },
        { name: '结构', hint: canary, max: 40 },
      ],
    },
  },
]

/** A single choice, a blank and a writing item, all with the canary in their texts; not shared. */
export async function addDeskPaper(
  db: Database,
  schoolId: number,
  ownerId: number,
  canary: string,
): Promise<DeskPaper> {
  const given = newItems(canary)
  const [made] = await db
    .insert(paper)
    .values({
      paperTitle: `试卷 ${canary}`,
      ownerId,
      schoolId,
      subjectId: 203,
      duration: 40,
      score: fullScore,
      itemCount: given.length,
      createdAt: born,
      updatedAt: born,
    })
    .returning()
  const paperId = made?.paperId ?? 0
  await db.insert(paperSection).values({ paperId, no: 1, sectionText: `大题 ${canary}` })
  const added = await addItems(db, ownerId, canary, given)
  await db.insert(paperItem).values(added.map((one, index) => ({ paperId, no: index + 1, sectionNo: 1, ...one })))
  const [singleId = 0, blankId = 0, writtenId = 0] = added.map(({ itemId }) => itemId)
  return { paperId, singleId, blankId, writtenId }
}

async function addItems(db: Database, ownerId: number, canary: string, given: readonly NewItem[]) {
  const [point] = await db
    .insert(knowledge)
    .values({ subjectId: 203, name: `考点 ${canary}` })
    .returning()
  const asked = await db
    .insert(question)
    .values(
      given.map(({ type }) => ({ subjectId: 203, type, difficulty: 1, passage: canary, ownerId, createdAt: born })),
    )
    .returning({ questionId: question.questionId })
  const questionIds = asked.map(({ questionId }) => questionId)
  const rows = given.map(({ options, key, score }, index) => ({
    questionId: questionIds[index] ?? 0,
    no: 1,
    stem: `题目 ${canary}`,
    options,
    key,
    analysis: `解析 ${canary}`,
    knowledgeId: point?.knowledgeId ?? 0,
    score,
  }))
  const made = await db.insert(item).values(rows).returning({ itemId: item.itemId })
  await indexQuestions(db, questionIds)
  return rows.map(({ questionId, key, score }, index) => ({ questionId, itemId: made[index]?.itemId ?? 0, key, score }))
}
