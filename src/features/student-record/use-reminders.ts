import { course as courses } from '#api/contract/groups/course.ts'
import { studentRecord } from '#api/contract/groups/student-record.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { courseDefaults } from '#domain/classes/class-limits.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { there } from '#ui/fetched/fetched.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'

const pager = { currentPage: 1, pageSize: pageSizes.longLists }

/** For the whole class only the choices are needed, not the rows. */
const choicesPager = { currentPage: 1, pageSize: 1 }

const ofCourses = { status: courseDefaults.listStatus, pager: { currentPage: 1, pageSize: pageSizes.courses } }

/**
 * The reminders of a class, optionally of one assignment or student; class, assignment and student are kept in the
 * address.
 */
export function useReminders(currentClassId: number | null) {
  const { query: address, setQuery } = useNavigation()
  const courseId = idIn(address['courseId']) ?? currentClassId
  const assignmentId = idIn(address['assignmentId'])
  const studentId = idIn(address['uid'])
  const chosen = { ...(assignmentId !== null && { assignmentId }), ...(studentId !== null && { studentId }) }
  const query = useEndpoint(
    studentRecord.reminders,
    { courseId: courseId ?? 0, ...chosen, pager },
    { enabled: courseId !== null },
  )
  const choices = useEndpoint(
    studentRecord.reminders,
    { courseId: courseId ?? 0, pager: choicesPager },
    { enabled: courseId !== null },
  )
  const taught = useEndpoint(courses.list, ofCourses)
  return {
    courseId,
    assignmentId,
    studentId,
    courses: taught.data?.list ?? [],
    /** Assignments and students that were ever reminded; they stay while another choice is loading. */
    assignments: choices.data?.assignments ?? [],
    students: choices.data?.students ?? [],
    reminders: query.data,
    // Without a class there is nothing to load.
    rows: courseId === null ? there([]) : fetchedPart(query, ({ list }) => list),
    /** When they were loaded (milliseconds since 1970). */
    readAt: query.dataUpdatedAt,
    /** Another class has different assignments and students. */
    chooseCourse: (value: string | null) => setQuery({ courseId: value, assignmentId: null, uid: null }),
    chooseAssignment: (value: string | null) => setQuery({ assignmentId: value }),
    chooseStudent: (value: string | null) => setQuery({ uid: value }),
  }
}

export type Reminders = ReturnType<typeof useReminders>
