import { assign, sendParent, setup } from 'xstate'
import { errorOf, answerOf } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import { isStudent, isTeacher, reportOf } from '../session/session.rules.ts'
import type { WhoAnswer } from '../session/session.types.ts'
import type { SessionEffectName } from '../session/session-report.types.ts'
import type { SessionInput } from '../session/person.types.ts'
import type { IdentityContext, IdentityEvent, IdentityTag } from './identity.types.ts'

/** Asks the service who is signed in, and reports it to the session. */
export const identityMachine = setup({
  types: {
    context: {} as IdentityContext,
    events: {} as IdentityEvent,
    input: {} as SessionInput,
    tags: {} as IdentityTag,
  },
  actors: { who: placeholder<WhoAnswer>() },
  actions: {
    reportPerson: sendParent((_, answer: WhoAnswer) => reportOf('person.enter', answer)),
    reportNobody: sendParent({ type: 'person.forget' }),
    request: sendParent((_, effect: SessionEffectName) => ({ type: 'effect.request', effect })),
    noteFailure: assign((_, failure: unknown) => ({ failure })),
  },
  guards: { isDesktop: ({ context }) => context.isDesktop, isTeacher, isStudent },
}).createMachine({
  id: 'identity',
  description: 'Who is signed in on this page (specification §4 Session).',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'arriving',
      invoke: {
        id: 'check',
        src: 'who',
        onDone: [
          {
            guard: { type: 'isTeacher', params: answerOf },
            target: 'signedIn',
            actions: { type: 'reportPerson', params: answerOf },
          },
          { guard: { type: 'isStudent', params: answerOf }, target: 'turnedAway', actions: 'reportNobody' },
          {
            guard: 'isDesktop',
            target: 'signedOut',
            actions: ['reportNobody', { type: 'request', params: 'handedBack' }],
          },
          { target: 'signedOut', actions: 'reportNobody' },
        ],
        onError: { target: 'unknown', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    unknown: { tags: 'unknown', on: { 'identity.check': 'checking', 'tab.enter': 'checking' } },
    signedIn: {
      tags: 'present',
      on: {
        'identity.check': 'checking',
        'identity.forget': { target: 'signedOut', actions: ['reportNobody', { type: 'request', params: 'forgotten' }] },
      },
    },
    signedOut: { tags: 'signedOut', on: { 'identity.check': 'checking', 'tab.enter': 'checking' } },
    turnedAway: { tags: 'student', on: { 'identity.check': 'checking', 'identity.forget': 'signedOut' } },
  },
})
