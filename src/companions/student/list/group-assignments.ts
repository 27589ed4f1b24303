import type { StudentAssignment } from '#api/contract/groups/student.ts'

/** First what a student can do, then what is coming, then what is over. */
export const assignmentStates = [
  'open',
  'notStarted',
  'published',
  'submitted',
  'missed',
] as const satisfies readonly StudentAssignment['state'][]

export interface AssignmentGroup {
  readonly state: StudentAssignment['state']
  readonly assignments: readonly StudentAssignment[]
}

/** The assignments by state, in the service's order within a group; empty groups are left out. */
export const groupAssignments = (list: readonly StudentAssignment[]): readonly AssignmentGroup[] =>
  assignmentStates
    .map((state) => ({ state, assignments: list.filter((assignment) => assignment.state === state) }))
    .filter(({ assignments }) => assignments.length > 0)
