import { joinLimits } from '../class-limits.ts'
import { readCourseCode } from '../course-code.ts'

/** The student page, below the address of the service. */
export const studentPage = '/student/'

/** Where a student joins the class of a code: on a student page, and from the address of the service. */
export const joinHash = (courseCode: string): string => `/join/${encodeURIComponent(courseCode)}`

export const studentJoinPath = (courseCode: string): string => `${studentPage}#${joinHash(courseCode)}`

/** The class code of an address that `joinHash` made, after its `#`; null for any other. */
export function codeOfHash(hash: string): string | null {
  const [, written = ''] = /^#\/join\/([^/?#]+)$/.exec(hash) ?? []
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
