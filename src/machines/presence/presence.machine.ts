import { assign, sendParent, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { errorOf, answerOf } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import { reportOf } from '../session/session.rules.ts'
import type { WhoAnswer } from '../session/session.types.ts'
import type { SessionEffectName } from '../session/session-report.types.ts'
import type { PresenceContext, PresenceEvent, PresenceInput, PresenceOutcome, PresenceTag } from './presence.types.ts'

/** Doubt because time has passed, or because another tab ended or replaced the session. */
const doubt = (cause: 'timePassed' | 'otherTabActed', step: 'probing' | 'lost' = 'probing') =>
  [`#presence.doubtful.cause.${cause}`, `#presence.doubtful.step.${step}`] as const

/**
 * Whether the person of a page is still signed in, and otherwise the sign-in over the page. Meanwhile the person's name
 * and what they were reading are removed, since anybody may be in front of the dialog.
 */
export const presenceMachine = setup({
  types: {
    context: {} as PresenceContext,
    events: {} as PresenceEvent,
    input: {} as PresenceInput,
    output: {} as PresenceOutcome,
    tags: {} as PresenceTag,
  },
  actors: { who: placeholder<WhoAnswer>() },
  actions: {
    reportPerson: sendParent((_, answer: WhoAnswer) => reportOf('person.meet', answer)),
    request: sendParent((_, effect: SessionEffectName) => ({ type: 'effect.request', effect })),
    withdraw: sendParent({ type: 'person.withdraw' }),
    notePresent: assign((_, answer: WhoAnswer) => ({ present: answer.kind === 'teacher' ? answer.person : null })),
    forgetPresent: assign({ present: null }),
    noteFailure: assign((_, error: unknown) => ({ message: messageOf(error) })),
    clearFailure: assign({ message: '' }),
  },
  guards: {
    isDesktop: ({ context }) => context.isDesktop,
    isTaken: ({ context }) => context.present !== null,
    isOther: ({ context }, uid: number) => uid !== context.uid,
    isSame: ({ context }, answer: WhoAnswer) => answer.kind === 'teacher' && answer.person.uid === context.uid,
    isNobody: (_, answer: WhoAnswer) => answer.kind === 'nobody',
  },
}).createMachine({
  id: 'presence',
  description: 'Whether the session of the page’s person still stands (specification §4 Session, §7).',
  context: ({ input }) => ({ ...input, present: null, message: '' }),
  output: ({ event }) => event.output as PresenceOutcome,
  initial: 'sure',
  states: {
    sure: {
      on: {
        'session.lose': { target: doubt('timePassed') },
        'session.revalidate': 'revalidating',
        'tab.leave': { target: doubt('otherTabActed') },
        'tab.enter': { guard: { type: 'isOther', params: ({ event }) => event.uid }, target: doubt('otherTabActed') },
      },
    },
    /** Checks silently; without a response nothing changes. */
    revalidating: {
      invoke: {
        id: 'revalidate',
        src: 'who',
        onDone: [
          {
            guard: { type: 'isSame', params: answerOf },
            target: 'sure',
            actions: [
              { type: 'reportPerson', params: answerOf },
              { type: 'request', params: 'revalidated' },
            ],
          },
          { target: doubt('timePassed', 'lost'), actions: { type: 'notePresent', params: answerOf } },
        ],
        onError: 'sure',
      },
      on: {
        'session.lose': { target: doubt('timePassed') },
        'tab.leave': { target: doubt('otherTabActed') },
        'tab.enter': { guard: { type: 'isOther', params: ({ event }) => event.uid }, target: doubt('otherTabActed') },
      },
    },
    doubtful: {
      tags: 'doubtful',
      type: 'parallel',
      exit: 'forgetPresent',
      states: {
        cause: { initial: 'timePassed', states: { timePassed: {}, otherTabActed: { tags: 'byOtherTab' } } },
        step: {
          initial: 'probing',
          states: {
            /** Asks whose account is signed in now, if any. */
            probing: {
              invoke: {
                id: 'probe',
                src: 'who',
                onDone: [
                  {
                    guard: { type: 'isSame', params: answerOf },
                    target: '#presence.sure',
                    actions: { type: 'reportPerson', params: answerOf },
                  },
                  { target: 'lost', actions: { type: 'notePresent', params: answerOf } },
                ],
                onError: 'lost',
              },
            },
            lost: {
              always: [
                { guard: 'isDesktop', target: '#presence.handedBack' },
                { guard: 'isTaken', target: 'taken', actions: 'withdraw' },
                { target: 'asking', actions: 'withdraw' },
              ],
            },
            /** The sign-in over the page. */
            asking: {
              tags: 'relogin',
              initial: 'fresh',
              on: {
                'login.succeed': 'confirming',
                'login.cancel': '#presence.cancelled',
                'tab.enter': 'confirming',
              },
              states: {
                fresh: {},
                /** After the last sign-in nobody is signed in. */
                unconfirmed: { tags: 'unconfirmed' },
                /** The result of the last sign-in could not be checked. */
                failed: { exit: 'clearFailure' },
              },
            },
            /** Another account is signed in in this browser: the page becomes theirs, or its owner signs in again. */
            taken: {
              tags: 'taken',
              on: {
                'login.succeed': 'confirming',
                'login.cancel': '#presence.cancelled',
                'person.switch': '#presence.switched',
                'tab.enter': 'confirming',
                'tab.leave': { target: ['asking', '#presence.doubtful.cause.otherTabActed'], actions: 'forgetPresent' },
              },
            },
            confirming: {
              tags: ['relogin', 'confirming'],
              invoke: {
                id: 'confirm',
                src: 'who',
                onDone: [
                  {
                    guard: { type: 'isSame', params: answerOf },
                    target: '#presence.sure',
                    actions: [
                      { type: 'reportPerson', params: answerOf },
                      { type: 'request', params: 'returned' },
                    ],
                  },
                  {
                    guard: { type: 'isNobody', params: answerOf },
                    target: 'asking.unconfirmed',
                    actions: ['forgetPresent', 'withdraw'],
                  },
                  { target: 'lost', actions: { type: 'notePresent', params: answerOf } },
                ],
                // The previous account may no longer be signed in.
                onError: {
                  target: 'asking.failed',
                  actions: ['forgetPresent', { type: 'noteFailure', params: errorOf }],
                },
              },
            },
          },
        },
      },
    },
    // Until the session has heard of the end, nothing may be sent on behalf of a person.
    cancelled: { tags: 'doubtful', type: 'final', output: { kind: 'cancelled' } },
    switched: { tags: 'doubtful', type: 'final', output: { kind: 'switched' } },
    handedBack: { tags: 'doubtful', type: 'final', output: { kind: 'handedBack' } },
  },
})
