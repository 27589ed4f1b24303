import { eq } from 'drizzle-orm'
import { assignment } from '#server/database/schema/assignments.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from './world.ts'
import { minute } from '#domain/time/units.ts'

/** The initial time of an answering room's clock. */
export const roomStart = new Date('2026-11-20T06:00:00Z')

/** This many minutes after the start; negative for before it. */
export const after = (minutes: number): Date => new Date(roomStart.getTime() + minutes * minute)

/** A service with two students of one class, and the item ids of the world's paper by kind. */
export interface AnsweringRoom {
  readonly service: TestService
  readonly world: World
  readonly first: TestClient
  readonly second: TestClient
  readonly ids: Readonly<Record<'single' | 'multiple' | 'blank' | 'number' | 'written', number>>
}

export async function openAnsweringRoom(): Promise<AnsweringRoom> {
  const service = await startTestService(roomStart)
  const world = await makeWorld(service)
  const [first, second] = world.students
  if (first === undefined || second === undefined) throw new Error('The world has too few students')
  const [single = 0, multiple = 0, blank = 0, number = 0, written = 0] = world.itemIds
  return { service, world, first, second, ids: { single, multiple, blank, number, written } }
}

/** Changes an assignment directly in the database. */
export const changeAssignment = (
  { service }: AnsweringRoom,
  assignmentId: number,
  over: Partial<typeof assignment.$inferInsert>,
) => service.db.update(assignment).set(over).where(eq(assignment.assignmentId, assignmentId))

/** Correct answers to everything except the written item. */
export const allRight = ({ ids }: AnsweringRoom): Record<number, string> => ({
  [ids.single]: 'B',
  [ids.multiple]: 'AC',
  [ids.blank]: 'Libraries',
  [ids.number]: '0.5',
})
