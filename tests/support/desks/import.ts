import { importLimits } from '#domain/import/import-limits.ts'
import type { Database } from '#server/database/database.ts'
import { paperImport, type StoredRead } from '#server/database/schema/paper-imports.ts'
import { idOf } from '#tests/support/service/id-of.ts'

interface DeskImport {
  readonly uid: number
  readonly canary: string
}

const readAt = new Date('2026-11-20T05:00:00Z')

/** A parsed file with one question and one problem, waiting for its teacher's review. */
export async function addDeskImport(db: Database, { uid, canary }: DeskImport): Promise<number> {
  const position = { kind: 'line', no: 1 } as const
  const item = {
    kind: 'blank',
    stem: canary,
    options: [],
    right: [canary],
    analysis: canary,
    knowledge: '',
    score: 20,
  } as const
  const read: StoredRead = {
    title: canary.slice(0, importLimits.title),
    questions: [{ place: position, original: canary, section: '', passage: '', difficulty: 2, items: [item] }],
    notUnderstood: [{ place: position, reason: 'picture', text: canary, at: 0 }],
    sameInBank: [null],
  }
  const [row] = await db
    .insert(paperImport)
    .values({ uid, subjectId: 203, fileName: `${canary}.docx`, jobId: '', read, createdAt: readAt })
    .returning({ paperImportId: paperImport.paperImportId })
  return idOf(row?.paperImportId)
}
