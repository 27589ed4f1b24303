import { memberPaths } from '../paths/member-paths.ts'
import { paths } from '../paths/paths.ts'

/** The class an address is about; null for a page that shows the current class, whichever it is. */
export function courseOfPath(href: string): number | null {
  const [path = '', query = ''] = href.split('?')
  const named =
    /^\/course\/(\d+)(?:\/|$)/.exec(path)?.[1] ?? slips.exec(path)?.[1] ?? (reports.has(path) ? courseIn(query) : null)
  return named === null ? null : Number(named)
}

/** Where a page about one class leads when another is chosen: to the same slips of that one, else to its assignments. */
export const pathInCourse = (href: string, courseId: number): string =>
  slips.test(href.split('?')[0] ?? '') ? memberPaths.studentCodes(courseId) : paths.assignments(courseId)

const slips = /^\/flipbook\/member\/export\/courseStudentCode\/(\d+)$/

/** Pages with the class in their query. */
const reports: ReadonlySet<string> = new Set([
  ...['', 1, 2, 3, 4, 5, 6, 7].map((family) => `/report${family}-html`),
  '/report/task-track',
  '/report/student-track',
  '/course/report/task-track',
])

const courseIn = (query: string): string | null =>
  /^\d+$/.exec(new URLSearchParams(query).get('courseId') ?? '')?.[0] ?? null

/** Whether a page needs some class, whichever is current: without one there is nothing to show. */
export const needsCourse = (path: string): boolean =>
  /^\/(?:course|member|nomenu|report|pending|classroom-teaching|wrong-note)(?:\/|$)/.test(path)
