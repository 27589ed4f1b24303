import { assign, sendParent, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { errorOf } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import type { SessionEffectName } from '../session/session-report.types.ts'
import type { DutiesContext, DutiesEvent, DutiesInput, DutiesOutcome, DutiesTag, Owed } from './duties.types.ts'

/** What a person must do before anything else: the password first, then the documents, then a mobile. */
export const dutiesMachine = setup({
  types: {
    context: {} as DutiesContext,
    events: {} as DutiesEvent,
    input: {} as DutiesInput,
    output: {} as DutiesOutcome,
    tags: {} as DutiesTag,
  },
  actors: { acceptConsent: placeholder<void>(), logout: placeholder<void>() },
  actions: {
    noteOwed: assign((_, owed: Owed) => ({ owed })),
    change: assign(({ context }, changes: Partial<Owed>) => ({ owed: { ...context.owed, ...changes } })),
    reportChange: sendParent((_, changes: Partial<Owed>) => ({ type: 'person.change', changes })),
    request: sendParent((_, effect: SessionEffectName) => ({ type: 'effect.request', effect })),
    noteFailure: assign((_, error: unknown) => ({ message: messageOf(error) })),
    clearFailure: assign({ message: '' }),
  },
  guards: {
    mustChangePassword: ({ context }) => context.owed.mustChangePassword,
    needsConsent: ({ context }) => context.owed.consentNeeded,
    offersBinding: ({ context }) => context.owed.offersBinding,
  },
}).createMachine({
  id: 'duties',
  description: 'What has to be done before anything else (specification §4 Forced password change, §7).',
  context: ({ input }) => ({ ...input, message: '' }),
  output: ({ event }) => event.output as DutiesOutcome,
  initial: 'free',
  on: {
    'person.meet': { actions: { type: 'noteOwed', params: ({ event }) => event.person } },
    'password.need': { actions: settled({ mustChangePassword: true }) },
  },
  states: {
    free: {
      always: [
        { guard: 'mustChangePassword', target: 'askingPassword' },
        { guard: 'needsConsent', target: 'askingConsent' },
        { guard: 'offersBinding', target: 'binding' },
      ],
      on: { 'password.renew': 'leavingChanged' },
    },
    askingPassword: {
      tags: 'passwordChange',
      on: {
        'password.renew': 'leavingChanged',
        'password.refuse': { target: 'leavingUnchanged', actions: 'clearFailure' },
      },
    },
    leavingUnchanged: {
      tags: ['passwordChange', 'busy'],
      invoke: {
        id: 'quit',
        src: 'logout',
        onDone: 'signedOut',
        onError: { target: 'askingPassword', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    /** A new password has ended every session. */
    leavingChanged: {
      tags: ['busy', 'leaving'],
      invoke: { id: 'depart', src: 'logout', onDone: 'departed', onError: 'departed' },
    },
    askingConsent: {
      tags: 'consent',
      on: { 'consent.accept': { target: 'accepting', actions: 'clearFailure' }, 'consent.refuse': 'leavingRefused' },
    },
    accepting: {
      tags: ['consent', 'busy'],
      invoke: {
        id: 'acceptConsent',
        src: 'acceptConsent',
        onDone: { target: 'free', actions: settled({ consentNeeded: false }) },
        onError: { target: 'askingConsent', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    leavingRefused: {
      tags: ['consent', 'busy'],
      invoke: {
        id: 'refuse',
        src: 'logout',
        onDone: 'signedOut',
        onError: { target: 'askingConsent', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    binding: {
      tags: 'binding',
      entry: { type: 'request', params: 'bindingOffered' },
      on: {
        'binding.postpone': { target: 'free', actions: settled({ offersBinding: false }) },
        'binding.start': {
          target: 'free',
          actions: [...settled({ offersBinding: false }), { type: 'request', params: 'bindingStarted' }],
        },
      },
    },
    signedOut: { type: 'final', output: { kind: 'signedOut' } },
    departed: {
      tags: 'leaving',
      type: 'final',
      output: ({ context }) => ({ kind: context.isDesktop ? 'handedBack' : 'expelled' }),
    },
  },
})

/** Records a new or completed duty here, and reports it to the session, which owns the person. */
function settled(changes: Partial<Owed>) {
  return [
    { type: 'change', params: changes },
    { type: 'reportChange', params: changes },
  ] as const
}
