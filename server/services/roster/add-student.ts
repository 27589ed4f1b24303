import type { AskedStudent, MergeProposal as ShownProposal } from '#api/contract/schemas/rosters.ts'
import { badRow, dryRun, type RowOutcome } from '#domain/roster/dry-run.ts'
import { broughtIn, wantedOfSchool, withSchool } from '#domain/roster/join-school.ts'
import { codeKey, type RosterMember } from '#domain/roster/roster-member.ts'
import { nameKey } from '#domain/roster/name-reading.ts'
import type { ParsedRow } from '#domain/roster/parsed-row.ts'
import { readEntry, type RosterEntry } from '#domain/roster/read-entry.ts'
import type { RowReason } from '#domain/roster/reasons.ts'
import type { MergeProposal } from '#domain/roster/likely-same.ts'
import type { Executor } from '#server/database/database.ts'
import { lockClass } from '../classes/lock-classes.ts'
import { freePlacesBeside } from '../classes/class-places.ts'
import { askForStudents } from '../join/ask-for-students.ts'
import { hasPresentTeacher } from '../classes/deciders.ts'
import { changeStudents } from './change-students.ts'
import { bringIn, membersOf, schoolStudentOutsideClass, schoolStudentsOutsideClass } from './class-members.ts'
import type { Taking } from '../classes/taking.ts'
import { nameReadings } from './name-readings.ts'
import { makeStudentAccounts } from '../account/student-accounts.ts'
import { maskedProposals } from './masked-students.ts'

export interface TypedStudent {
  readonly courseId: number
  readonly realname: string
  readonly studentNo?: string | undefined
  readonly username?: string | undefined
  readonly groupName?: string | undefined
  readonly mobile?: string | undefined
  /** Which of the proposed students of the school it is. */
  readonly studentId?: number | undefined
  /** The teacher says that it is nobody in the class. */
  readonly asNew: boolean
}

/** Adds one student to a class, requests one whom others teach, or returns likely matches; otherwise why not. */
export async function addStudent(db: Executor, typed: TypedStudent, teacherId: number, now: Date) {
  const { courseId, realname, studentNo = '', username = '', groupName = '', mobile = '' } = typed
  const read = readEntry({ realname, number: studentNo, username, groupName, mobile })
  if ('problems' in read) return { kind: 'wrong', problems: read.problems } as const
  const { entry } = read
  const { schoolId } = await lockClass(db, courseId)
  const taking = { courseId, schoolId, teacherId, now }
  const members = await membersOf(db, courseId)
  const taken = takenBy(entry, members)
  if (taken !== null) return taken
  if (freePlacesBeside(members.length) === 0) return 'classFull'
  const row = { row: 1, cells: [], entry }
  const { outcome, namesakes } = await matchInSchool(db, taking, row, typed.studentId)
  if (outcome.kind === 'bad') return refusalOf(outcome.problems[0]?.reason)
  if (outcome.kind === 'joined') return join(db, taking, outcome)
  if (outcome.kind === 'asked') return ask(db, taking, outcome)
  const likely = typed.asNew ? [] : [...(await likelySame(db, row, members)), ...namesakes]
  if (likely.length > 0) return { kind: 'likely', proposals: likely } as const
  const [account] = await makeStudentAccounts(db, schoolId, [entry], now)
  if (account === undefined) throw new Error('An account was not made')
  await bringIn(db, courseId, [{ uid: account.uid, groupName: entry.groupName }], now, true)
  return { kind: 'added', isOfSchool: false, student: { ...entry, ...account } } as const
}

/** The account or number is in use by somebody in the class. */
function takenBy(entry: RosterEntry, members: readonly RosterMember[]) {
  const isSame = (one: string | null, other: string | null) =>
    one !== null && other !== null && codeKey(one) === codeKey(other)
  if (members.some(({ username }) => isSame(username, entry.username))) return 'alreadyMember'
  const holder = members.find(({ number }) => isSame(number, entry.number))
  if (holder === undefined) return null
  return nameKey(holder.realname) === nameKey(entry.realname) ? 'alreadyMember' : 'studentNoTaken'
}

type AddedRow = ParsedRow & { readonly entry: RosterEntry }

interface SchoolMatch {
  readonly outcome: RowOutcome
  readonly namesakes: readonly ShownProposal[]
}

/** What the school's data say about the student, and who has the same name. */
async function matchInSchool(db: Executor, taking: Taking, row: AddedRow, chosenId?: number): Promise<SchoolMatch> {
  if (chosenId !== undefined) return { outcome: await matchChosen(db, taking, row, chosenId), namesakes: [] }
  const run = { outcomes: [{ kind: 'added', row: row.row, entry: row.entry }], proposals: [], missing: [] } as const
  const beside = await schoolStudentsOutsideClass(db, taking, wantedOfSchool(run))
  const { outcomes, proposals } = withSchool(run, [row], beside)
  return {
    outcome: outcomes[0] ?? run.outcomes[0],
    namesakes: await maskedProposals(db, proposals, { members: [], beside }),
  }
}

/** Somebody with another name cannot be one of those proposed. */
async function matchChosen(db: Executor, taking: Taking, row: AddedRow, uid: number): Promise<RowOutcome> {
  const student = await schoolStudentOutsideClass(db, taking, uid)
  if (student !== null && nameKey(student.realname) === nameKey(row.entry.realname))
    return broughtIn(row.row, student, row.entry)
  const problem = { field: 'username', value: '', reason: 'usernameUnknown' } as const
  return badRow(row, [problem])
}

function refusalOf(reason: RowReason | undefined) {
  return reason === 'numberOfSchool' ? 'studentNoTaken' : 'accountUnknown'
}

async function join(
  db: Executor,
  { now, ...course }: Taking,
  { row, uid, entry, changes }: Extract<RowOutcome, { kind: 'joined' }>,
) {
  const ofStudent = changes.filter(({ field }) => field !== 'groupName')
  const changed = ofStudent.length === 0 ? [] : [{ row, uid, changes: ofStudent }]
  if ((await changeStudents(db, course, changed, false)).size > 0) return 'studentNoTaken'
  await bringIn(db, course.courseId, [{ uid, groupName: entry.groupName }], now)
  const student = (await membersOf(db, course.courseId)).find((member) => member.uid === uid)
  if (student === undefined) throw new Error('A student did not come into the class')
  return { kind: 'added', isOfSchool: true, student } as const
}

async function ask(db: Executor, taking: Taking, { uid, entry }: Extract<RowOutcome, { kind: 'asked' }>) {
  await askForStudents(db, taking, [{ uid, groupName: entry.groupName }])
  const decidedBy: AskedStudent['decidedBy'] = (await hasPresentTeacher(db, uid)) ? 'teachers' : 'owner'
  return { kind: 'asked', asked: { realname: entry.realname, decidedBy } } as const
}

/** Possible matches among the members: with the same name, or as a class list would propose them. */
async function likelySame(db: Executor, row: AddedRow, members: readonly RosterMember[]): Promise<ShownProposal[]> {
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
  return maskedProposals(db, matched, { members, beside: [] })
}
