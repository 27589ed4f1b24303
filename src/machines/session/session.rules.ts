import type { Person, SessionContext, WhoAnswer } from './session.types.ts'

/** Context of a page whose person is known for certain. */
export const metBy = (answer: WhoAnswer): Partial<SessionContext> =>
  answer.kind === 'teacher'
    ? { person: answer.person, present: null, isByOtherTab: false, message: '', isUnconfirmed: false }
    : {}

/** Context of a page whose session belongs to somebody else now. */
export const takenBy = (answer: WhoAnswer): Partial<SessionContext> =>
  answer.kind === 'teacher' ? { present: answer.person, message: '' } : {}

/** Context of a page whose person signed in over it and is not there all the same. */
export const unconfirmedBy = (answer: WhoAnswer): Partial<SessionContext> => ({
  present: null,
  isUnconfirmed: answer.kind === 'nobody',
  ...takenBy(answer),
})

/** Whether the one who is signed in is the one whose page this is. */
export const isSame = ({ person }: SessionContext, answer: WhoAnswer): boolean =>
  answer.kind === 'teacher' && answer.person.uid === person?.uid

export const withPerson = ({ person }: SessionContext, changes: Partial<Person>): Partial<SessionContext> =>
  person === null ? {} : { person: { ...person, ...changes } }

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
