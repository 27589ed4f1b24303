import { assign, setup } from 'xstate'
import type { ReadingGroupRow } from '#api/contract/schemas/scans.ts'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import {
  afterDecision,
  afterSplit,
  afterUndoing,
  canDecide,
  canSplit,
  decideRequestOf,
  openGroup,
  reopenGroups,
  undecideRequestOf,
  withToggled,
} from './scan-review.rules.ts'
import type {
  DecideAnswer,
  DecideRequest,
  LoadRequest,
  PublishAnswer,
  PublishRequest,
  ScanReviewContext,
  ScanReviewEvent,
  ScanReviewInput,
  UndecideRequest,
} from './scan-review.types.ts'

const publishRequestOf = ({ scanId }: ScanReviewContext, event: ScanReviewEvent): PublishRequest => ({
  scanId,
  missingAsOpen: event.type === 'sheets.publish' && event.missingAsOpen,
  replaceUids: event.type === 'sheets.publish' ? event.replaceUids : [],
})

const nothingDone = { apart: [], doubted: [], undoable: [], published: null }

/**
 * A person decides one group of readings after another; each decision is stored by the service before the next group
 * appears. Nothing becomes an answer before the teacher publishes.
 */
export const scanReviewMachine = setup({
  types: {
    context: {} as ScanReviewContext,
    events: {} as ScanReviewEvent,
    input: {} as ScanReviewInput,
    tags: {} as 'busy',
  },
  actors: {
    load: placeholder<readonly ReadingGroupRow[], LoadRequest>(),
    decide: placeholder<DecideAnswer, DecideRequest>(),
    undecide: placeholder<void, UndecideRequest>(),
    publish: placeholder<PublishAnswer, PublishRequest>(),
  },
  guards: {
    isKind,
    canDecide: ({ context }) => canDecide(context),
    canUndo: ({ context }) => context.undoable.length > 0,
    canSplit: ({ context }) => canSplit(context),
    hasGroups: ({ context }) => context.groups.length > 0,
  },
  actions: {
    takeGroups: assign(({ context }, groups: readonly ReadingGroupRow[]) => ({
      ...reopenGroups(context, groups),
      wanted: [],
    })),
    choose: assign(({ event }) => (event.type === 'answer.choose' ? { answer: event.answer, failure: null } : {})),
    toggle: assign(({ context, event }) =>
      event.type === 'reading.toggle' ? { ticked: withToggled(context, event.key) } : {},
    ),
    go: assign(({ context, event }) => (event.type === 'group.go' ? openGroup(context.groups, event.index) : {})),
    skip: assign(({ context: { groups, index } }) => openGroup(groups, (index + 1) % Math.max(1, groups.length))),
    split: assign(({ context }) => afterSplit(context)),
    noteDecided: assign(({ context }) => afterDecision(context)),
    forgetDecision: assign(({ context }) => afterUndoing(context)),
    noteRefused: assign((_, answer: DecideAnswer | PublishAnswer) => ({
      failure: answer.kind === 'refused' ? answer.message : null,
    })),
    notePublished: assign((_, answer: PublishAnswer) => {
      if (answer.kind !== 'published') return {}
      const { kind: _kind, ...published } = answer
      return { published, failure: null }
    }),
    noteUnanswered: assign((_, error: unknown) => ({ failure: messageOf(error) })),
  },
}).createMachine({
  id: 'scan-review',
  description: 'Looking at what was read on answer sheets, and publishing it (specification §2 smartpaper-v2-html).',
  context: ({ input }) => ({
    ...input,
    ...openGroup([], 0),
    ...nothingDone,
    wanted: input.beginWith === null ? [] : [input.beginWith],
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { scanId, isApart } }) => ({ scanId, isApart }),
        onDone: { target: 'choosing', actions: { type: 'takeGroups', params: answerOf } },
        onError: { target: 'failed', actions: { type: 'noteUnanswered', params: errorOf } },
      },
      // What is being loaded may be older than what the reload is about.
      on: { 'groups.reload': { target: 'loading', reenter: true } },
    },
    failed: {
      on: { 'groups.reload': 'loading' },
    },
    choosing: {
      always: [{ guard: 'hasGroups', target: 'reviewing' }, { target: 'finished' }],
    },
    reviewing: {
      on: {
        'answer.choose': { actions: 'choose' },
        'reading.toggle': { actions: 'toggle' },
        'group.go': { actions: 'go' },
        'group.skip': { actions: 'skip' },
        'group.split': { guard: 'canSplit', actions: 'split' },
        'group.decide': { guard: 'canDecide', target: 'deciding' },
        'decision.undo': { guard: 'canUndo', target: 'undoing' },
        'groups.reload': 'loading',
      },
    },
    deciding: {
      tags: 'busy',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => decideRequestOf(context),
        onDone: [
          { guard: kindIs('decided'), target: 'choosing', actions: 'noteDecided' },
          { target: 'reviewing', actions: { type: 'noteRefused', params: answerOf } },
        ],
        onError: { target: 'reviewing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undecide',
        src: 'undecide',
        input: ({ context }) => undecideRequestOf(context),
        onDone: { target: 'loading', actions: 'forgetDecision' },
        onError: { target: 'choosing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    finished: {
      on: {
        'decision.undo': { guard: 'canUndo', target: 'undoing' },
        'groups.reload': 'loading',
        'sheets.publish': 'publishing',
      },
    },
    publishing: {
      tags: 'busy',
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context, event }) => publishRequestOf(context, event),
        onDone: [
          { guard: kindIs('published'), target: 'finished', actions: { type: 'notePublished', params: answerOf } },
          { target: 'finished', actions: { type: 'noteRefused', params: answerOf } },
        ],
        onError: { target: 'finished', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
  },
})
