import { joinLimits } from '../classes/class-limits.ts'
import { readCourseCode } from '../classes/course-code.ts'

/** The student page, relative to the service's address. */
export const studentPage = '/student/'

/** Where a student joins the class with a code: relative to the student page. */
export const joinHash = (courseCode: string): string => `/join/${encodeURIComponent(courseCode)}`

export const studentJoinPath = (courseCode: string): string => `${studentPage}#${joinHash(courseCode)}`

/** Where students without an account register for the class with a code, or with one typed there. */
export const registerHash = (courseCode = ''): string =>
  courseCode === '' ? '/register' : `/register/${encodeURIComponent(courseCode)}`

/** The class code in the hash of an address made by `joinHash` or `registerHash`; null for any other. */
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
