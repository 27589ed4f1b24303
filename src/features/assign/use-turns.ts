import { groupsOf } from '#domain/assignments/turns.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { isForChosen } from './assign-form.ts'
import { turnsTexts } from './turns.texts.ts'
import type { FittedForm } from './use-fitted-form.ts'

type Receivers = Pick<FittedForm, 'form' | 'members' | 'chosen'>

/** How many groups those who get it are in. */
export function groupCountOf({ form, members }: Pick<Receivers, 'form' | 'members'>): number {
  const receivers = (members.list ?? []).filter(({ uid }) => !isForChosen(form) || form.uids.includes(uid))
  return groupsOf(receivers).length
}

/** Adds to the words of a start that classes or groups follow one another; null if all begin together. */
export function useTurns({ form, members, chosen }: Receivers): ((begin: string) => string) | null {
  const texts = useTexts(turnsTexts)
  const { minutesApart } = form
  if (minutesApart === null) return null
  if (chosen.length > 1) return (begin) => texts.classesInTurn(begin, minutesApart)
  return groupCountOf({ form, members }) === 0 ? null : (begin) => texts.groupsInTurn(begin, minutesApart)
}
