import { usernameOfCode } from '#domain/classes/student-code.ts'

interface SheetStudent {
  readonly uid: number
  readonly username: string
  readonly studentNo: string | null
}

interface WrittenOwner {
  /** What the student's code says. */
  readonly studentCode: string | null
  /** Digits that are filled in. */
  readonly writtenNumber: string | null
}

/** Whose sheet it is among those who have the assignment; null where nobody, or more than one, may be meant. */
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

/** A student number, or the digits of a user name: what a student knows by heart. */
const numbersOf = ({ studentNo, username }: SheetStudent): ReadonlySet<string> =>
  new Set([studentNo ?? '', /\d+$/.exec(username)?.[0] ?? ''].filter((number) => /^\d+$/.test(number)).map(plain))

/** Zeros in front do not count: there may be more digits to fill in than the number has. */
const plain = (digits: string): string => digits.replace(/^0+/, '')
