import { setup } from 'xstate'
import { isCurrentConsent } from '#domain/accounts/consent.ts'
import { placeholder } from '../placeholder.ts'
import { tellParent } from '../tell-parent.ts'
import type { GuideContext, GuideEvent, GuideInput } from './guide.types.ts'

/** A document with a new version asks again. */
export const guideMachine = setup({
  types: { context: {} as GuideContext, events: {} as GuideEvent, input: {} as GuideInput },
  actors: {
    /** Stores what was agreed to. */
    keep: placeholder<void>(),
  },
  actions: { tellParent: tellParent() },
  guards: {
    isCurrent: ({ context }) => isCurrentConsent(context.accepted),
  },
}).createMachine({
  id: 'guide',
  description: 'The first visit of a browser: read and agree, or leave (specification §2 Login screen).',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      always: { guard: 'isCurrent', target: 'accepted' },
      on: { 'guide.accept': 'keeping', 'guide.leave': 'left' },
    },
    keeping: {
      // A browser that cannot store it asks again next time; for now it was agreed to.
      invoke: { id: 'keep', src: 'keep', onDone: 'accepted', onError: 'accepted' },
    },
    left: {
      entry: { type: 'tellParent', params: { type: 'visitor.leave' } },
      exit: { type: 'tellParent', params: { type: 'visitor.return' } },
      on: { 'guide.return': 'asking' },
    },
    accepted: { type: 'final' },
  },
})
