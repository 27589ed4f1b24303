import type { Language } from '#domain/portal/language.ts'
import { aliasOf } from '#domain/report/alias-of.ts'

interface NamedStudent {
  readonly uid: number
  readonly realname: string
}

/** Names by student: the real ones, or 学生 3 by their order here, which the class list must not tell. */
export function namesIn(
  { students }: { readonly students: readonly NamedStudent[] },
  hidden: Language | null,
): (uid: number) => string {
  const names = new Map(
    students.map(({ uid, realname }, index) => [uid, hidden === null ? realname : aliasOf(hidden, index + 1)]),
  )
  return (uid) => names.get(uid) ?? ''
}
