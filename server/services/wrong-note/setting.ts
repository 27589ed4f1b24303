import { eq } from 'drizzle-orm'
import { rightsNeededLimits } from '#domain/wrong-note/mastery.ts'
import type { Executor } from '#server/database/database.ts'
import { wrongNoteSetting } from '#server/database/schema/wrong-notes.ts'

/** How many right answers in a row make a question count as mastered in a class. */
export async function rightsNeededIn(db: Executor, courseId: number): Promise<number> {
  const [row] = await db.select().from(wrongNoteSetting).where(eq(wrongNoteSetting.courseId, courseId))
  return row?.rightsNeeded ?? rightsNeededLimits.usual
}

export async function saveSetting(db: Executor, courseId: number, rightsNeeded: number): Promise<void> {
  await db
    .insert(wrongNoteSetting)
    .values({ courseId, rightsNeeded })
    .onConflictDoUpdate({ target: wrongNoteSetting.courseId, set: { rightsNeeded } })
}
