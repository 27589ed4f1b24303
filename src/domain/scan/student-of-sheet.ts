import { usernameOfCode } from '#domain/classes/student-code.ts'

interface SheetStudent {
  readonly uid: number
  readonly username: string
  readonly studentNo: string | null
}

interface WrittenOwner {
  /** The student code that was read. */
  readonly studentCode: string | null
  /** The digits filled in. */
  readonly writtenNumber: string | null
}

/** The student of a sheet among those assigned; null if nobody matches, or more than one. */
export function studentOfSheet(
  { studentCode, writtenNumber }: WrittenOwner,
  students: readonly SheetStudent[],
): number | null {
  if (studentCode !== null) {
    const username = usernameOfCode(studentCode)
    return students.find((student) => student.username === username)?.uid ?? null
  }
  if (writtenNumber === null) return null
  const found = students.filter((student) => numbersOf(student).has(plain(writtenNumber)))
  return found.length === 1 ? (found[0]?.uid ?? null) : null
}

/** A student number, or the digits of a username: what a student knows by heart. */
const numbersOf = ({ studentNo, username }: SheetStudent): ReadonlySet<string> =>
  new Set([studentNo ?? '', /\d+$/.exec(username)?.[0] ?? ''].filter((number) => /^\d+$/.test(number)).map(plain))

/** Leading zeros are ignored: there may be more digits to fill in than the number has. */
const plain = (digits: string): string => digits.replace(/^0+/, '')
