import type { Executor } from '#server/database/database.ts'
import { askForStudents } from '../join/ask-for-students.ts'
import { bringIn, type Incoming } from './class-members.ts'
import type { Taking } from '../classes/taking.ts'
import { freeStudents } from './free-students.ts'

/** Adds the students whom the teacher may add at once, requests the others, and returns those. */
export async function takeStudents(
  db: Executor,
  taking: Taking,
  students: readonly Incoming[],
): Promise<ReadonlySet<number>> {
  const free = await freeStudents(
    db,
    taking,
    students.map(({ uid }) => uid),
  )
  const others = students.filter(({ uid }) => !free.has(uid))
  await bringIn(
    db,
    taking.courseId,
    students.filter(({ uid }) => free.has(uid)),
    taking.now,
  )
  await askForStudents(db, taking, others)
  return new Set(others.map(({ uid }) => uid))
}
