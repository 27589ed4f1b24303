import type { StudentTest } from '#api/contract/areas/student.ts'

/** What a student can do first, then what comes, then what is over. */
export const testStates = [
  'open',
  'notStarted',
  'published',
  'submitted',
  'missed',
] as const satisfies readonly StudentTest['state'][]

export interface TestGroup {
  readonly state: StudentTest['state']
  readonly tests: readonly StudentTest[]
}

/** The tests by state, in the order of the service within a group; groups without tests are left out. */
export const groupTests = (list: readonly StudentTest[]): readonly TestGroup[] =>
  testStates
    .map((state) => ({ state, tests: list.filter((test) => test.state === state) }))
    .filter(({ tests }) => tests.length > 0)
