import type { DoneActorEvent } from 'xstate'
import type { SessionContext, WhoAnswer } from './session.types.ts'
import type { SessionEffectName, SessionReport } from './session-report.types.ts'
import type { Person } from './person.types.ts'

export const isTeacher = (_: unknown, answer: WhoAnswer): boolean => answer.kind === 'teacher'

export const isStudent = (_: unknown, answer: WhoAnswer): boolean => answer.kind === 'student'

/** What is reported to the session about the signed-in person. */
export const reportOf = (type: 'person.enter' | 'person.meet', answer: WhoAnswer): SessionReport =>
  answer.kind === 'teacher' ? { type, person: answer.person } : { type: 'person.forget' }

/** How a child chart of the session ended. */
export const outcomeOf = ({
  event,
}: {
  readonly event: DoneActorEvent<{ readonly kind: SessionEffectName }>
}): SessionEffectName => event.output.kind

/** Throws if nobody is known. */
export function personOf({ person }: SessionContext): Person {
  if (person === null) throw new Error('Nobody is known')
  return person
}

export const withPerson = (person: Person | null, changes: Partial<Person>): { readonly person: Person | null } => ({
  person: person === null ? null : { ...person, ...changes },
})
