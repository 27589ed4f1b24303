import type { search } from '#api/contract/groups/search.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { paths } from '#domain/paths/paths.ts'
import { reportPaths } from '#domain/paths/report-paths.ts'
import type { NameReadings } from '#domain/roster/name-reading.ts'
import { matchesStudent } from '#domain/roster/name-search.ts'
import { searchLimits } from '#domain/portal/search.ts'

/** A page of the portal that can be searched for. */
export interface SearchedPage {
  readonly title: string
  /** What else it is called: in the other language, and what is done there. */
  readonly words: readonly string[]
  readonly path: string
}

export type HitKind = 'pages' | 'classes' | 'students' | 'papers' | 'assignments'

/** A result, and where it leads. */
export interface Hit {
  readonly key: string
  readonly kind: HitKind
  readonly name: string
  /** The class of a student or an assignment. */
  readonly detail: string | null
  readonly path: string
}

/** Pages whose title or words match, in the same way as students' names: also in pinyin and by initials. */
export const pageHits = (
  keyword: string,
  pages: readonly SearchedPage[],
  readings: NameReadings | null,
): readonly Hit[] =>
  pages
    .filter(({ title, words }) =>
      [title, ...words].some((name) =>
        matchesStudent(keyword, { realname: name, number: null, username: null }, readings),
      ),
    )
    .slice(0, searchLimits.found)
    .map(({ title, path }) => ({ key: `pages ${path}`, kind: 'pages', name: title, detail: null, path }))

/** The service's results by kind. */
export const serviceHits = ({
  classes,
  students,
  papers,
  assignments,
}: OutputOf<typeof search.find>): readonly Hit[] => [
  ...classes.map(({ courseId, courseName }) =>
    hitOf('classes', courseId, courseName, null, paths.assignments(courseId)),
  ),
  ...students.map(({ uid, realname, courseId, courseName }) =>
    hitOf('students', uid, realname, courseName, reportPaths.studentTrack(courseId, uid)),
  ),
  ...papers.map(({ paperId, paperTitle }) => hitOf('papers', paperId, paperTitle, null, paths.paper(paperId))),
  ...assignments.map(({ assignmentId, assignmentName, courseId, courseName }) =>
    hitOf('assignments', assignmentId, assignmentName, courseName, paths.assignment(courseId, assignmentId)),
  ),
]

const hitOf = (kind: HitKind, id: number, name: string, detail: string | null, path: string): Hit => ({
  key: `${kind} ${id}`,
  kind,
  name,
  detail,
  path,
})
