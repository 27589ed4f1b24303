import { assign, emit, setup } from 'xstate'
import type { FoundTeacher } from '#api/contract/groups/paper-sharing.ts'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import { giftOf, holderOf, marked, remaining, rightOf, toggled, uidsOf, why } from './paper-sharing.rules.ts'
import type {
  PaperSharingContext,
  PaperSharingEffect,
  PaperSharingEvent,
  PaperSharingInput,
  PaperSharingTag,
  Recipient,
  RevokeRequest,
  Right,
  RightRequest,
  ShareAnswer,
  SharedPaper,
  ShareRequest,
} from './paper-sharing.types.ts'

/**
 * Sharing again after a revocation waits for the pending request. Afterwards those who got the paper are deselected, and
 * the others stay selected.
 */
export const paperSharingMachine = setup({
  types: {
    context: {} as PaperSharingContext,
    events: {} as PaperSharingEvent,
    emitted: {} as PaperSharingEffect,
    input: {} as PaperSharingInput,
    tags: {} as PaperSharingTag,
  },
  actors: {
    give: placeholder<ShareAnswer, ShareRequest>(),
    revoke: placeholder<void, RevokeRequest>(),
    letEdit: placeholder<void, RightRequest>(),
    publish: placeholder<ShareAnswer, SharedPaper>(),
    takeBack: placeholder<void, SharedPaper>(),
  },
  actions: {
    toggle: assign({ chosen: ({ context }, person: FoundTeacher) => toggled(context.chosen, person) }),
    mark: assign({ chosen: ({ context }, right: Right) => marked(context.chosen, right) }),
    giveChosen: assign({ gifts: ({ context }) => [...context.gifts, context.chosen] }),
    giveAgain: assign({ gifts: ({ context }, holder: Recipient) => [...context.gifts, [holder]] }),
    dropGiven: assign({ chosen: ({ context }) => remaining(context.chosen, giftOf(context)) }),
    forgetGift: assign({ gifts: ({ context }) => context.gifts.slice(1) }),
    noteHolder: assign((_, holder: Recipient) => ({ holder })),
    forgetHolder: assign({ holder: null }),
    noteRight: assign((_, right: Right) => ({ right })),
    tellGiven: emit({ type: 'given' }),
    tellNotGiven: emit((_, message: string) => ({ type: 'notGiven' as const, message })),
    tellRevoked: emit(({ context }) => ({ type: 'revoked' as const, holder: holderOf(context) })),
    tellNotRevoked: emit((_, message: string) => ({ type: 'notRevoked' as const, message })),
    tellNotLet: emit((_, message: string) => ({ type: 'notLet' as const, message })),
    tellPublished: emit({ type: 'published' }),
    tellNotPublished: emit((_, message: string) => ({ type: 'notPublished' as const, message })),
    tellTakenBack: emit({ type: 'takenBack' }),
    tellNotTakenBack: emit((_, message: string) => ({ type: 'notTakenBack' as const, message })),
  },
  guards: {
    isKind,
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasNobody: ({ context }) => context.chosen.length === 0,
    hasGifts: ({ context }) => context.gifts.length > 0,
    isWithSchool: ({ context }) => context.isWithSchool,
  },
}).createMachine({
  id: 'paper-sharing',
  description:
    'Giving a paper to colleagues, to read or to edit, or to the school, and taking it back, with undo (specification §5 Paper share).',
  context: ({ input }) => ({ ...input, chosen: [], gifts: [], holder: null, right: null }),
  type: 'parallel',
  states: {
    choosing: {
      initial: 'nobodyChosen',
      on: {
        'person.toggle': { actions: { type: 'toggle', params: ({ event }) => event.person } },
      },
      states: {
        nobodyChosen: { always: { guard: 'hasChosen', target: 'somebodyChosen' } },
        somebodyChosen: {
          always: { guard: 'hasNobody', target: 'nobodyChosen' },
          on: {
            'person.letEdit': {
              actions: { type: 'mark', params: ({ event: { person, canEdit } }) => ({ uid: person.uid, canEdit }) },
            },
          },
        },
      },
    },
    giving: {
      initial: 'resting',
      on: {
        'holder.restore': { actions: { type: 'giveAgain', params: ({ event }) => event.holder } },
      },
      states: {
        resting: {
          always: { guard: 'hasGifts', target: 'sending' },
          on: { 'paper.share': { guard: 'hasChosen', actions: 'giveChosen' } },
        },
        sending: {
          tags: 'giving',
          invoke: {
            id: 'give',
            src: 'give',
            input: ({ context }) => ({
              paperId: context.paperId,
              uids: uidsOf(giftOf(context)),
              editorUids: uidsOf(giftOf(context).filter(({ canEdit }) => canEdit)),
            }),
            onDone: [
              { guard: kindIs('done'), target: 'resting', actions: ['dropGiven', 'forgetGift', 'tellGiven'] },
              {
                target: 'resting',
                actions: ['forgetGift', { type: 'tellNotGiven', params: (given) => why(answerOf(given)) }],
              },
            ],
            onError: {
              target: 'resting',
              actions: ['forgetGift', { type: 'tellNotGiven', params: (given) => messageOf(errorOf(given)) }],
            },
          },
        },
      },
    },
    revoking: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'holder.revoke': {
              target: 'sending',
              actions: { type: 'noteHolder', params: ({ event }) => event.holder },
            },
            'holder.restore': { actions: 'forgetHolder' },
          },
        },
        sending: {
          tags: 'revoking',
          invoke: {
            id: 'revoke',
            src: 'revoke',
            input: ({ context }) => ({ paperId: context.paperId, uids: [holderOf(context).uid] }),
            onDone: { target: 'resting', actions: 'tellRevoked' },
            onError: {
              target: 'resting',
              actions: ['forgetHolder', { type: 'tellNotRevoked', params: (given) => messageOf(errorOf(given)) }],
            },
          },
        },
      },
    },
    letting: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'holder.letEdit': {
              target: 'sending',
              actions: {
                type: 'noteRight',
                params: ({ event: { holder, canEdit } }) => ({ uid: holder.uid, canEdit }),
              },
            },
          },
        },
        sending: {
          tags: 'letting',
          invoke: {
            id: 'letEdit',
            src: 'letEdit',
            input: ({ context }) => ({ paperId: context.paperId, ...rightOf(context) }),
            onDone: 'resting',
            onError: {
              target: 'resting',
              actions: { type: 'tellNotLet', params: (given) => messageOf(errorOf(given)) },
            },
          },
        },
      },
    },
    school: {
      initial: 'opened',
      states: {
        opened: { always: [{ guard: 'isWithSchool', target: 'published' }, { target: 'unpublished' }] },
        unpublished: { on: { 'school.publish': 'publishing' } },
        publishing: {
          tags: 'publishing',
          invoke: {
            id: 'publish',
            src: 'publish',
            input: ({ context: { paperId } }) => ({ paperId }),
            onDone: [
              { guard: kindIs('done'), target: 'published', actions: 'tellPublished' },
              { target: 'unpublished', actions: { type: 'tellNotPublished', params: (given) => why(answerOf(given)) } },
            ],
            onError: {
              target: 'unpublished',
              actions: { type: 'tellNotPublished', params: (given) => messageOf(errorOf(given)) },
            },
          },
        },
        published: { tags: 'published', on: { 'school.takeBack': 'takingBack' } },
        takingBack: {
          tags: ['published', 'takingBack'],
          invoke: {
            id: 'takeBack',
            src: 'takeBack',
            input: ({ context: { paperId } }) => ({ paperId }),
            onDone: { target: 'unpublished', actions: 'tellTakenBack' },
            onError: {
              target: 'published',
              actions: { type: 'tellNotTakenBack', params: (given) => messageOf(errorOf(given)) },
            },
          },
        },
      },
    },
  },
})
