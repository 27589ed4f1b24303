import type { ImportedQuestion, NotUnderstood } from '#domain/import/imported-paper.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import type { Executor } from '#server/database/database.ts'
import { knowledgeIds } from '../bank/knowledge-ids.ts'

/** The knowledge points that questions name and their subject does not have: kept as they are, they would be lost. */
export async function unknownPoints(
  db: Executor,
  questions: readonly ImportedQuestion[],
  subjectId: number,
): Promise<NotUnderstood[]> {
  const named = questions.map(({ items }) => [...new Set(items.flatMap(pointNamesOf))])
  if (named.flat().length === 0) return []
  const known = await knowledgeIds(db, subjectId, named.flat())
  return questions.flatMap(({ position }, at) =>
    (named[at] ?? []).flatMap((text) =>
      known.has(text) ? [] : [{ position, reason: 'knowledge' as const, text, at }],
    ),
  )
}
