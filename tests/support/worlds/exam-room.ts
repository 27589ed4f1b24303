import { eq } from 'drizzle-orm'
import { assignment } from '#server/database/schema/assignments.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from './world.ts'

/** When the clock of an exam room stands at first. */
export const roomStart = new Date('2026-11-20T06:00:00Z')

const minute = 60_000

/** So many minutes after the start; negative is before it. */
export const after = (minutes: number): Date => new Date(roomStart.getTime() + minutes * minute)

/** A service with two students of one class and the items of the world's paper by their kinds. */
export interface ExamRoom {
  readonly service: TestService
  readonly world: World
  readonly first: TestClient
  readonly second: TestClient
  readonly ids: Readonly<Record<'single' | 'multiple' | 'blank' | 'number' | 'written', number>>
}

export async function openExamRoom(): Promise<ExamRoom> {
  const service = await startTestService(roomStart)
  const world = await makeWorld(service)
  const [first, second] = world.students
  if (first === undefined || second === undefined) throw new Error('The world has too few students')
  const [single = 0, multiple = 0, blank = 0, number = 0, written = 0] = world.itemIds
  return { service, world, first, second, ids: { single, multiple, blank, number, written } }
}

/** Changes a test behind the service's back. */
export const changeAssignment = (
  { service }: ExamRoom,
  assignmentId: number,
  over: Partial<typeof assignment.$inferInsert>,
) => service.db.update(assignment).set(over).where(eq(assignment.assignmentId, assignmentId))

/** Answers that are all right, the written item left out. */
export const allRight = ({ ids }: ExamRoom): Record<number, string> => ({
  [ids.single]: 'B',
  [ids.multiple]: 'AC',
  [ids.blank]: 'Libraries',
  [ids.number]: '0.5',
})
