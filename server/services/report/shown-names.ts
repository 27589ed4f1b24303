import type { Language } from '#domain/portal/language.ts'

/** A student's name while names are hidden: a position from 1. */
export const aliasOf = (language: Language, number: number): string =>
  language === 'en' ? `Student ${number}` : `学生 ${number}`

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
