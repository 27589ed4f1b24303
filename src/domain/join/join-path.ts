import { joinLimits } from '../classes/class-limits.ts'
import { readCourseCode } from '../classes/course-code.ts'

/** The student page, below the address of the service. */
export const studentPage = '/student/'

/** Where a student joins the class of a code: on a student page, and from the address of the service. */
export const joinHash = (courseCode: string): string => `/join/${encodeURIComponent(courseCode)}`

export const studentJoinPath = (courseCode: string): string => `${studentPage}#${joinHash(courseCode)}`

/** Where who has no account registers for the class of a code, or of one that is typed there. */
export const registerHash = (courseCode = ''): string =>
  courseCode === '' ? '/register' : `/register/${encodeURIComponent(courseCode)}`

/** The class code of an address that `joinHash` or `registerHash` made, after its `#`; null for any other. */
export function codeOfHash(hash: string, page: 'join' | 'register' = 'join'): string | null {
  const [, named, written = ''] = /^#\/(join|register)\/([^/?#]+)$/.exec(hash) ?? []
  if (named !== page) return null
  const courseCode = readCourseCode(decoded(written))
  return courseCode === '' || courseCode.length > joinLimits.code ? null : courseCode
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
