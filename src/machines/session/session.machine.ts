import { assign, emit, sendTo, setup } from 'xstate'
import { dutiesMachine } from '../duties/duties.machine.ts'
import { identityMachine } from '../identity/identity.machine.ts'
import { presenceMachine } from '../presence/presence.machine.ts'
import { outcomeOf, personOf, withPerson } from './session.rules.ts'
import type { SessionContext, SessionEffect, SessionEvent } from './session.types.ts'
import type { SessionEffectName, SessionReport } from './session-report.types.ts'
import type { Person, SessionInput } from './person.types.ts'

/** Forwards events to the child chart that handles them. */
const toIdentity = { actions: 'toIdentity' } as const
const toPresence = { actions: 'toPresence' } as const
const toDuties = { actions: 'toDuties' } as const

/** A child chart has ended: the session ends with it, or the page is replaced. */
const atEnd = [
  {
    guard: { type: 'endsSession', params: outcomeOf },
    target: 'anonymous',
    actions: [{ type: 'tell', params: outcomeOf }, 'forgetPerson', 'endIdentity'],
  },
  { target: 'left', actions: { type: 'tell', params: outcomeOf } },
] as const

/**
 * The person of the page, and the child charts: `identity` finds out who is signed in; while somebody is known,
 * `presence` checks that they still are, and `duties` what they must do before anything else. A lost session only keeps
 * the account with which the page continues.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent | SessionReport,
    input: {} as SessionInput,
    emitted: {} as SessionEffect,
    tags: {} as 'doubtful' | 'leaving',
    children: {} as { identity: 'identity'; presence: 'presence'; duties: 'duties' },
  },
  actors: { identity: identityMachine, presence: presenceMachine, duties: dutiesMachine },
  actions: {
    tell: emit((_, effect: SessionEffectName) => ({ type: effect })),
    keepPerson: assign((_, person: Person) => ({ person })),
    changePerson: assign(({ context }, changes: Partial<Person>) => withPerson(context.person, changes)),
    forgetPerson: assign({ person: null }),
    updateDuties: sendTo('duties', (_, person: Person) => ({ type: 'person.meet', person })),
    toIdentity: sendTo('identity', ({ event }) => event),
    toPresence: sendTo('presence', ({ event }) => event),
    toDuties: sendTo('duties', ({ event }) => event),
    endIdentity: sendTo('identity', { type: 'identity.forget' }),
  },
  guards: {
    isSame: ({ context }, { uid }: Person) => uid === context.person?.uid,
    endsSession: (_, kind: SessionEffectName) => kind === 'cancelled' || kind === 'signedOut',
  },
}).createMachine({
  id: 'session',
  description: 'Who uses this page, over its whole life (specification §4 Session, §7).',
  context: ({ input }) => ({ ...input, person: null }),
  // Subscribers to the session are notified of every change below it.
  invoke: { id: 'identity', src: 'identity', input: ({ context: { isDesktop } }) => ({ isDesktop }), onSnapshot: {} },
  on: {
    'identity.check': toIdentity,
    'identity.forget': toIdentity,
    'tab.enter': toIdentity,
    'effect.request': { actions: { type: 'tell', params: ({ event }) => event.effect } },
  },
  initial: 'anonymous',
  states: {
    anonymous: {
      on: {
        'person.enter': {
          target: 'known',
          actions: [
            { type: 'keepPerson', params: ({ event }) => event.person },
            { type: 'tell', params: 'entered' },
          ],
        },
      },
    },
    known: {
      invoke: [
        {
          id: 'presence',
          src: 'presence',
          input: ({ context }) => ({ uid: personOf(context).uid, isDesktop: context.isDesktop }),
          onSnapshot: {},
          onDone: atEnd,
        },
        {
          id: 'duties',
          src: 'duties',
          input: ({ context }) => ({ owed: personOf(context), isDesktop: context.isDesktop }),
          onSnapshot: {},
          onDone: atEnd,
        },
      ],
      on: {
        'person.enter': [
          {
            guard: { type: 'isSame', params: ({ event }) => event.person },
            actions: [
              { type: 'keepPerson', params: ({ event }) => event.person },
              { type: 'updateDuties', params: ({ event }) => event.person },
              { type: 'tell', params: 'entered' },
            ],
          },
          {
            target: 'known',
            reenter: true,
            actions: [
              { type: 'keepPerson', params: ({ event }) => event.person },
              { type: 'tell', params: 'entered' },
            ],
          },
        ],
        'person.meet': {
          actions: [
            { type: 'keepPerson', params: ({ event }) => event.person },
            { type: 'updateDuties', params: ({ event }) => event.person },
          ],
        },
        'person.change': { actions: { type: 'changePerson', params: ({ event }) => event.changes } },
        'person.withdraw': {
          actions: [
            { type: 'changePerson', params: { realname: '' } },
            { type: 'tell', params: 'withdrawn' },
          ],
        },
        'person.forget': { target: 'anonymous', actions: 'forgetPerson' },
        'session.lose': toPresence,
        'session.revalidate': toPresence,
        'login.succeed': toPresence,
        'login.cancel': toPresence,
        'person.switch': toPresence,
        'tab.enter': { actions: ['toIdentity', 'toPresence'] },
        'tab.leave': toPresence,
        'password.need': toDuties,
        'password.renew': toDuties,
        'password.refuse': toDuties,
        'consent.accept': toDuties,
        'consent.refuse': toDuties,
        'binding.start': toDuties,
        'binding.postpone': toDuties,
      },
    },
    /** The page is about to be replaced; nothing is sent from it any more. */
    left: { tags: ['doubtful', 'leaving'], on: { 'person.forget': { target: 'anonymous', actions: 'forgetPerson' } } },
  },
})
