import { joinLimits } from '../classes/class-limits.ts'
import { readClassCode } from '../classes/class-code.ts'

/** The student page, relative to the service's address. */
export const studentPage = '/student/'

/** Where a student joins the class with a code: relative to the student page. */
export const joinHash = (classCode: string): string => `/join/${encodeURIComponent(classCode)}`

export const studentJoinPath = (classCode: string): string => `${studentPage}#${joinHash(classCode)}`

/** Where students without an account register for the class with a code, or with one typed there. */
export const registerHash = (classCode = ''): string =>
  classCode === '' ? '/register' : `/register/${encodeURIComponent(classCode)}`

/** The class code in the hash of an address made by `joinHash` or `registerHash`; null for any other. */
export function codeOfHash(hash: string, page: 'join' | 'register' = 'join'): string | null {
  const [, named, written = ''] = /^#\/(join|register)\/([^/?#]+)$/.exec(hash) ?? []
  if (named !== page) return null
  const classCode = readClassCode(decoded(written))
  return classCode === '' || classCode.length > joinLimits.code ? null : classCode
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
