import type { JoinState } from '#domain/join/join-states.ts'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { joinTexts } from './join.texts.ts'

const marks: Readonly<Record<JoinState, MarkedState>> = {
  none: 'draft',
  waiting: 'wait',
  waitingList: 'wait',
  approved: 'run',
  refused: 'end',
}

/** The state of a request to join. */
export function JoinStateMark({ state }: { readonly state: JoinState }) {
  const texts = useTexts(joinTexts)
  return <StateMark state={marks[state]}>{texts.stateOf(state)}</StateMark>
}
