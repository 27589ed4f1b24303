import type { RosterStudent } from '#api/contract/schemas/rosters.ts'
import { dryRun, type RowOutcome } from '#domain/roster/dry-run.ts'
import { wantedOfSchool, withSchool } from '#domain/roster/join-school.ts'
import { codeKey, type RosterMember } from '#domain/roster/match-members.ts'
import { nameKey } from '#domain/roster/name-reading.ts'
import { type ParsedRow, readEntry, type RosterEntry } from '#domain/roster/parse-roster.ts'
import type { RowReason } from '#domain/roster/reasons.ts'
import type { MergeProposal } from '#domain/roster/likely-same.ts'
import type { Executor } from '#server/database/database.ts'
import { placesBeside } from '../course/class-places.ts'
import { changeStudents } from './change-students.ts'
import { bringIn, membersOf, schoolStudentsBeside } from './class-members.ts'
import { nameReadings } from './name-readings.ts'
import { lockCourse } from './roster-imports.ts'
import { makeStudentAccounts } from './student-accounts.ts'

export interface TypedStudent {
  readonly courseId: number
  readonly realname: string
  readonly studentNo?: string | undefined
  readonly username?: string | undefined
  readonly groupName?: string | undefined
  readonly mobile?: string | undefined
  /** The teacher says that it is nobody of the class. */
  readonly asNew: boolean
}

/** Puts one student into a class, or tells who of the class is likely the same; else why it cannot be. */
export async function addStudent(db: Executor, typed: TypedStudent, now: Date) {
  const { courseId, realname, studentNo = '', username = '', groupName = '', mobile = '' } = typed
  const read = readEntry({ realname, number: studentNo, username, groupName, mobile })
  if ('problems' in read) return { kind: 'wrong', problems: read.problems } as const
  const { entry } = read
  const schoolId = await lockCourse(db, courseId)
  const place = { courseId, schoolId }
  const members = await membersOf(db, courseId)
  const taken = takenBy(entry, members)
  if (taken !== null) return taken
  if (placesBeside(members.length) === 0) return 'classFull'
  const row = { row: 1, cells: [], entry }
  const { outcome, namesakes } = await seenBeside(db, place, row)
  if (outcome.kind === 'bad') return refusalOf(outcome.problems[0]?.reason)
  if (outcome.kind === 'joined') return join(db, place, outcome, now)
  const likely = typed.asNew ? [] : [...likelySame(row, members), ...namesakes]
  if (likely.length > 0) return { kind: 'likely', proposals: likely } as const
  const [account] = await makeStudentAccounts(db, schoolId, [entry], now)
  if (account === undefined) throw new Error('An account was not made')
  await bringIn(db, courseId, [{ uid: account.uid, groupName: entry.groupName }], now)
  return { kind: 'added', isOfSchool: false, student: { ...entry, ...account } } as const
}

/** The account or the number of somebody who is in the class already. */
function takenBy(entry: RosterEntry, members: readonly RosterMember[]) {
  const isSame = (one: string | null, other: string | null) =>
    one !== null && other !== null && codeKey(one) === codeKey(other)
  if (members.some(({ username }) => isSame(username, entry.username))) return 'alreadyMember'
  const holder = members.find(({ number }) => isSame(number, entry.number))
  if (holder === undefined) return null
  return nameKey(holder.realname) === nameKey(entry.realname) ? 'alreadyMember' : 'studentNoTaken'
}

type AddedRow = ParsedRow & { readonly entry: RosterEntry }

/** What the school says to the student, and who of it has the same name. */
async function seenBeside(
  db: Executor,
  place: { readonly courseId: number; readonly schoolId: number },
  row: AddedRow,
): Promise<{ readonly outcome: RowOutcome; readonly namesakes: readonly LikelySame[] }> {
  const run = { outcomes: [{ kind: 'added', row: row.row, entry: row.entry }], proposals: [], missing: [] } as const
  const beside = await schoolStudentsBeside(db, place, wantedOfSchool(run))
  const { outcomes, proposals } = withSchool(run, [row], beside)
  return { outcome: outcomes[0] ?? run.outcomes[0], namesakes: withStudents(proposals, beside) }
}

function refusalOf(reason: RowReason | undefined) {
  return reason === 'numberOfSchool' ? 'studentNoTaken' : 'accountUnknown'
}

async function join(
  db: Executor,
  place: { readonly courseId: number; readonly schoolId: number },
  { row, uid, entry, changes }: Extract<RowOutcome, { kind: 'joined' }>,
  now: Date,
) {
  const ofStudent = changes.filter(({ field }) => field !== 'groupName')
  const changed = ofStudent.length === 0 ? [] : [{ row, uid, changes: ofStudent }]
  if ((await changeStudents(db, place, changed, false)).size > 0) return 'studentNoTaken'
  await bringIn(db, place.courseId, [{ uid, groupName: entry.groupName }], now)
  const student = (await membersOf(db, place.courseId)).find((member) => member.uid === uid)
  if (student === undefined) throw new Error('A student did not come into the class')
  return { kind: 'added', isOfSchool: true, student } as const
}

export interface LikelySame extends Omit<MergeProposal, 'uid'> {
  readonly student: RosterStudent
}

/** Members who may be meant: of the same name, or as a class list would propose them. */
function likelySame(row: AddedRow, members: readonly RosterMember[]): readonly LikelySame[] {
  const { outcomes, proposals } = dryRun([row], members, nameReadings)
  const [outcome] = outcomes
  const isMatched = outcome?.kind === 'unchanged' || outcome?.kind === 'updated'
  const matched: readonly MergeProposal[] = isMatched
    ? [
        {
          row: row.row,
          uid: outcome.uid,
          why: 'sameName',
          changes: outcome.kind === 'updated' ? outcome.changes : [],
        },
      ]
    : proposals
  return withStudents(matched, members)
}

function withStudents(proposals: readonly MergeProposal[], students: readonly RosterMember[]): readonly LikelySame[] {
  const byUid = new Map(students.map((student) => [student.uid, student]))
  return proposals.flatMap(({ uid, ...rest }) => {
    const student = byUid.get(uid)
    return student === undefined ? [] : [{ ...rest, student }]
  })
}
