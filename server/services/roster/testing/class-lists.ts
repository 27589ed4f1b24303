import { course } from '#api/contract/groups/course.ts'
import { roster } from '#api/contract/groups/roster.ts'
import type { RosterRow } from '#api/contract/schemas/rosters.ts'
import type { RowDecision } from '#domain/roster/decisions.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import type { Executor } from '#server/database/database.ts'
import type { TestService } from '#tests/support/service/test-service.ts'
import { membersOf } from '../class-members.ts'

/** Bytes as the page sends them. */
export const contentOf = (bytes: Uint8Array | string): Uint8Array => Buffer.from(bytes)

let classes = 0

/** A class of the teacher without members. */
export async function emptyClassOf(teacher: TestClient): Promise<number> {
  const fields = {
    courseName: `新班 ${(classes += 1)}`,
    stageId: 2,
    subjectId: 203,
    needsApproval: true,
    courseType: 1,
  } as const
  return (await teacher.get(course.save, fields)).courseId
}

/** The members of a class in order, "name number group". */
export const membersIn = async (db: Executor, courseId: number): Promise<readonly string[]> =>
  (await membersOf(db, courseId)).map(({ realname, number, groupName }) =>
    [realname, number, groupName].filter((part) => part !== null).join(' '),
  )

/** The result of an import that did nothing. */
export const noCounts = { added: 0, joined: 0, asked: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 }

/** Uploads a pasted list and returns what importing it would do. */
export async function pasted(teacher: TestClient, courseId: number, text: string) {
  const { list } = await teacher.get(roster.paste, { courseId, text })
  return teacher.get(roster.view, { importId: list.importId })
}

/** Imports a pasted list to the end; rows with proposals become new students unless decided. */
export async function imported(
  service: TestService,
  teacher: TestClient,
  courseId: number,
  text: string,
  decided: Readonly<Record<string, RowDecision>> = {},
) {
  const { importId, digest, proposals } = await pasted(teacher, courseId, text)
  const asNew = Object.fromEntries(proposals.map(({ row }) => [String(row), { kind: 'add' as const }]))
  await teacher.get(roster.apply, { importId, digest, decisions: { ...asNew, ...decided } })
  await service.runJobs()
  return teacher.get(roster.progress, { importId })
}

/** What a row says in one line: "added 林雅婷 007", "updated 陈思远: number null → 1". */
export function lineOf({ kind, realname, number, username, changes, problems, cells }: RosterRow): string {
  if (kind === 'bad')
    return `bad ${cells.join('|')}: ${problems.map(({ field, reason }) => `${field} ${reason}`).join()}`
  const summary = [kind, realname, number, kind === 'joined' ? username : null]
    .filter((part) => part !== null)
    .join(' ')
  return changes.length === 0
    ? summary
    : `${summary}: ${changes.map(({ field, from, to }) => `${field} ${from} → ${to}`).join(', ')}`
}
