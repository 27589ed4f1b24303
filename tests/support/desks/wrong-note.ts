import { eq } from 'drizzle-orm'
import { ownWrongNote } from '#api/contract/areas/own-wrong-note.ts'
import { wrongNote } from '#api/contract/areas/wrong-note.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { item } from '#server/database/schema/questions.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { SampleValues } from '#tests/support/service/sample-input.ts'

/** What calls about wrong questions need: the item of a desk's paper that its students got wrong. */
export async function addDeskWrongNote(
  db: Database,
  itemId: number,
): Promise<(endpoint: EndpointData) => SampleValues> {
  const [row] = await db.select().from(item).where(eq(item.itemId, itemId))
  const values = {
    itemId,
    itemIds: [itemId],
    questionId: idOf(row?.questionId),
    knowledgeId: idOf(row?.knowledgeId),
    chapterId: 1,
    group: String(row?.knowledgeId),
  }
  const ours = new Set<string>([...Object.values(wrongNote), ...Object.values(ownWrongNote)].map(({ path }) => path))
  return ({ path }) => ({
    ...(ours.has(path) && values),
    ...(path === ownWrongNote.retry.path && { value: 'library' }),
    // No cause has been said yet.
    ...((path === wrongNote.student.path || path === ownWrongNote.list.path) && { cause: '' }),
  })
}
