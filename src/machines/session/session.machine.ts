import { assign, emit, fromPromise, raise, setup } from 'xstate'
import { isSame, messageOf, metBy, takenBy, unconfirmedBy, withPerson } from './session.rules.ts'
import type {
  SessionContext,
  SessionEffect,
  SessionEvent,
  SessionInput,
  SessionTag,
  WhoAnswer,
} from './session.types.ts'

const placeholder = <Output>() => fromPromise<Output>(() => Promise.reject(new Error('provide this actor')))

/**
 * Three regions: who is signed in; whether that still stands, and the way back over the page when it does not; and
 * what this person must do before anything else. A lost session keeps by which account the page goes on, and nothing else:
 * what the person was called and had read is taken away, since anybody may stand before the dialog.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEffect,
    tags: {} as SessionTag,
  },
  actors: { who: placeholder<WhoAnswer>(), acceptConsent: placeholder<void>(), logout: placeholder<void>() },
  actions: {
    forget: assign({ person: null, present: null, isByOtherTab: false, message: '', isUnconfirmed: false }),
    blameTime: assign({ isByOtherTab: false }),
    blameOtherTab: assign({ isByOtherTab: true }),
    withhold: assign(({ context }) => withPerson(context, { realname: '' })),
    hush: assign({ message: '', isUnconfirmed: false }),
    demandPassword: assign(({ context }) => withPerson(context, { mustChangePassword: true })),
    settleConsent: assign(({ context }) => withPerson(context, { consentNeeded: false })),
    settleBinding: assign(({ context }) => withPerson(context, { offersBinding: false })),
  },
  guards: {
    isKnown: ({ context }) => context.person !== null,
    isOtherPerson: ({ context, event }) =>
      event.type === 'tab.enter' && context.person !== null && event.uid !== context.person.uid,
    isDesktop: ({ context }) => context.isDesktop,
    mustChangePassword: ({ context }) => context.person?.mustChangePassword === true,
    needsConsent: ({ context }) => context.person?.consentNeeded === true,
    offersBinding: ({ context }) => context.person?.offersBinding === true,
  },
}).createMachine({
  id: 'session',
  description: 'Who uses this page, over its whole life (specification §4 Session, §7).',
  context: ({ input }) => ({
    ...input,
    person: null,
    present: null,
    isByOtherTab: false,
    failure: null,
    message: '',
    isUnconfirmed: false,
  }),
  type: 'parallel',
  states: {
    identity: {
      initial: 'checking',
      states: {
        checking: {
          tags: 'arriving',
          invoke: {
            id: 'check',
            src: 'who',
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'teacher',
                target: 'signedIn',
                actions: assign(({ event }) => metBy(event.output)),
              },
              { guard: ({ event }) => event.output.kind === 'student', target: 'turnedAway', actions: 'forget' },
              { guard: 'isDesktop', target: 'signedOut', actions: ['forget', emit({ type: 'handedBack' })] },
              { target: 'signedOut', actions: 'forget' },
            ],
            onError: { target: 'unknown', actions: assign({ failure: ({ event }) => event.error }) },
          },
        },
        unknown: { on: { 'identity.check': 'checking', 'tab.enter': 'checking' } },
        signedIn: {
          tags: 'present',
          entry: emit({ type: 'entered' }),
          on: {
            'identity.check': 'checking',
            'identity.forget': { target: 'signedOut', actions: ['forget', emit({ type: 'forgotten' })] },
          },
        },
        signedOut: { on: { 'identity.check': 'checking', 'tab.enter': 'checking' } },
        turnedAway: { tags: 'student', on: { 'identity.check': 'checking', 'identity.forget': 'signedOut' } },
      },
    },
    presence: {
      initial: 'sure',
      on: { 'identity.forget': '.sure' },
      states: {
        sure: {
          on: {
            'session.lose': { guard: 'isKnown', target: 'probing', actions: 'blameTime' },
            'session.revalidate': { guard: 'isKnown', target: 'revalidating' },
            'tab.leave': { guard: 'isKnown', target: 'probing', actions: 'blameOtherTab' },
            'tab.enter': { guard: 'isOtherPerson', target: 'probing', actions: 'blameOtherTab' },
          },
        },
        /** Asks quietly; without an answer it stays as it was. */
        revalidating: {
          invoke: {
            id: 'revalidate',
            src: 'who',
            onDone: [
              {
                guard: ({ context, event }) => isSame(context, event.output),
                target: 'sure',
                actions: [assign(({ event }) => metBy(event.output)), emit({ type: 'revalidated' })],
              },
              { target: 'lost', actions: ['blameTime', assign(({ event }) => takenBy(event.output))] },
            ],
            onError: 'sure',
          },
          on: {
            'session.lose': { target: 'probing', actions: 'blameTime' },
            'tab.leave': { target: 'probing', actions: 'blameOtherTab' },
            'tab.enter': { guard: 'isOtherPerson', target: 'probing', actions: 'blameOtherTab' },
          },
        },
        /** Whose account is signed in now, if any. */
        probing: {
          tags: 'doubtful',
          invoke: {
            id: 'probe',
            src: 'who',
            onDone: [
              {
                guard: ({ context, event }) => isSame(context, event.output),
                target: 'sure',
                actions: assign(({ event }) => metBy(event.output)),
              },
              { target: 'lost', actions: assign(({ event }) => takenBy(event.output)) },
            ],
            onError: 'lost',
          },
        },
        lost: {
          tags: 'doubtful',
          always: [
            { guard: 'isDesktop', target: 'leaving', actions: emit({ type: 'handedBack' }) },
            {
              guard: ({ context }) => context.present !== null,
              target: 'taken',
              actions: ['withhold', emit({ type: 'withdrawn' })],
            },
            { target: 'asking', actions: ['withhold', emit({ type: 'withdrawn' })] },
          ],
        },
        /** The sign-in over the page. */
        asking: {
          tags: ['doubtful', 'relogin'],
          on: {
            'login.succeed': { target: 'confirming', actions: 'hush' },
            'login.cancel': {
              target: 'sure',
              actions: [emit({ type: 'cancelled' }), raise({ type: 'identity.forget' })],
            },
            'tab.enter': 'confirming',
          },
        },
        /** Another account is signed in in this browser: theirs, or the sign-in of the person whose page this is. */
        taken: {
          tags: ['doubtful', 'taken'],
          on: {
            'login.succeed': { target: 'confirming', actions: 'hush' },
            'login.cancel': {
              target: 'sure',
              actions: [emit({ type: 'cancelled' }), raise({ type: 'identity.forget' })],
            },
            'person.switch': { target: 'leaving', actions: emit({ type: 'switched' }) },
            'tab.enter': 'confirming',
            'tab.leave': { target: 'asking', actions: assign({ present: null, isByOtherTab: true }) },
          },
        },
        confirming: {
          tags: ['doubtful', 'relogin', 'busy'],
          invoke: {
            id: 'confirm',
            src: 'who',
            onDone: [
              {
                guard: ({ context, event }) => isSame(context, event.output),
                target: 'sure',
                actions: [assign(({ event }) => metBy(event.output)), emit({ type: 'returned' })],
              },
              { target: 'lost', actions: assign(({ event }) => unconfirmedBy(event.output)) },
            ],
            // Who was there before is not known to be there any more.
            onError: {
              target: 'asking',
              actions: assign({ present: null, message: ({ event }) => messageOf(event.error) }),
            },
          },
        },
        /** The page is about to be replaced; nothing is sent from it any more. */
        leaving: { tags: 'doubtful', type: 'final' },
      },
    },
    duties: {
      initial: 'none',
      on: {
        'identity.forget': '.none',
        'password.need': { guard: 'isKnown', actions: 'demandPassword' },
      },
      states: {
        none: {
          always: [
            { guard: 'mustChangePassword', target: 'passwordChange' },
            { guard: 'needsConsent', target: 'consent' },
            { guard: 'offersBinding', target: 'binding' },
          ],
          on: { 'password.renew': 'departing' },
        },
        passwordChange: {
          tags: 'passwordChange',
          on: { 'password.renew': 'departing', 'password.refuse': { target: 'quitting', actions: 'hush' } },
        },
        quitting: {
          tags: ['passwordChange', 'busy'],
          invoke: {
            id: 'quit',
            src: 'logout',
            onDone: { target: 'none', actions: [raise({ type: 'identity.forget' }), emit({ type: 'signedOut' })] },
            onError: {
              target: 'passwordChange',
              actions: assign({ message: ({ event }) => messageOf(event.error) }),
            },
          },
        },
        /** A new password has ended every session. */
        departing: {
          tags: 'busy',
          invoke: { id: 'depart', src: 'logout', onDone: 'departed', onError: 'departed' },
        },
        departed: {
          type: 'final',
          entry: emit(({ context }) => ({ type: context.isDesktop ? 'handedBack' : 'expelled' })),
        },
        consent: {
          tags: 'consent',
          on: { 'consent.accept': { target: 'accepting', actions: 'hush' }, 'consent.refuse': 'refusing' },
        },
        accepting: {
          tags: ['consent', 'busy'],
          invoke: {
            id: 'acceptConsent',
            src: 'acceptConsent',
            onDone: { target: 'none', actions: 'settleConsent' },
            onError: { target: 'consent', actions: assign({ message: ({ event }) => messageOf(event.error) }) },
          },
        },
        refusing: {
          tags: ['consent', 'busy'],
          invoke: {
            id: 'refuse',
            src: 'logout',
            onDone: { target: 'none', actions: [raise({ type: 'identity.forget' }), emit({ type: 'signedOut' })] },
            onError: { target: 'consent', actions: assign({ message: ({ event }) => messageOf(event.error) }) },
          },
        },
        binding: {
          tags: 'binding',
          entry: emit({ type: 'bindingOffered' }),
          on: {
            'binding.postpone': { target: 'none', actions: 'settleBinding' },
            'binding.start': { target: 'none', actions: ['settleBinding', emit({ type: 'bindingStarted' })] },
          },
        },
      },
    },
  },
})
