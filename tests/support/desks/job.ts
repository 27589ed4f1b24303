import type { Database } from '#server/database/database.ts'
import { jobProgress } from '#server/database/schema/system.ts'

interface DeskJob {
  readonly name: string
  readonly canary: string
  readonly teacherId: number
  readonly assignmentId: number
  readonly studentId: number
  /** Recently enough that its progress is not cleaned up. */
  readonly now: Date
}

/** A finished re-marking that changed one score; its id is the desk's name. */
export async function addDeskJob(
  db: Database,
  { name, canary, teacherId, assignmentId, studentId, now }: DeskJob,
): Promise<string> {
  const change = {
    assignmentId,
    assignmentName: canary,
    uid: studentId,
    username: name,
    realname: canary,
    before: 50,
    after: 100,
  }
  await db.insert(jobProgress).values({
    jobId: name,
    kind: 'remark',
    uid: teacherId,
    state: 'done',
    done: 1,
    total: 1,
    result: { cursor: 1, changes: [change] },
    createdAt: now,
    updatedAt: now,
  })
  return name
}
