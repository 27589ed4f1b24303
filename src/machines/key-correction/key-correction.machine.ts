import { assign, setup } from 'xstate'
import type { AnswerKey } from '#domain/questions/question.ts'
import { messageOf } from '../message-of.ts'
import { following, followingDelays, noteAsked } from '../following.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import type {
  KeyCorrectionContext,
  KeyCorrectionEvent,
  KeyCorrectionInput,
  KeyCorrectionTag,
  AskAnswer,
  AskRequest,
  PreviewAnswer,
  SendAnswer,
  SendRequest,
  UndoRequest,
} from './key-correction.types.ts'

/**
 * A refused key leads back to editing. An unanswered poll is repeated: the service continues without the page. The key
 * itself is sent by a press the teacher waits for, so it is not saved in the background (`saving`).
 */
export const keyCorrectionMachine = setup({
  types: {
    context: {} as KeyCorrectionContext,
    events: {} as KeyCorrectionEvent,
    input: {} as KeyCorrectionInput,
    tags: {} as KeyCorrectionTag,
  },
  actors: {
    preview: placeholder<PreviewAnswer, SendRequest>(),
    send: placeholder<SendAnswer, SendRequest>(),
    undo: placeholder<SendAnswer, UndoRequest>(),
    ask: placeholder<AskAnswer, AskRequest>(),
  },
  guards: { isKind },
  actions: {
    takeKey: assign((_, wanted: AnswerKey) => ({ wanted, undone: null, failure: null })),
    takeChange: assign((_, undone: readonly number[]) => ({ undone, failure: null })),
    forgetPreviewed: assign({ previewed: null }),
    notePreviewed: assign((_, answer: PreviewAnswer) => {
      if (answer.kind === 'refused') return { failure: { kind: answer.kind, message: answer.message } }
      return { previewed: { submissions: answer.submissions, changes: answer.changes } }
    }),
    noteSent: assign((_, answer: SendAnswer) => {
      if (answer.kind === 'started') return { jobIds: answer.jobIds }
      const { kind, message } = answer
      return { failure: { kind, message }, ...(kind === 'changed' && answer.known) }
    }),
    noteAsked: assign((_, answer: AskAnswer) => {
      if (answer.kind === 'running') return { failure: null, remarking: { done: answer.done, total: answer.total } }
      return { failure: null, ...(answer.kind === 'done' && { changes: answer.changes }) }
    }),
    noteUnanswered: assign((_, error: unknown) => ({ failure: { kind: 'unanswered', message: messageOf(error) } })),
  },
  delays: followingDelays,
}).createMachine({
  id: 'key-correction',
  description:
    'Correcting what is right on a paper, and re-marking every submission (specification §1, §4 Paper editing).',
  context: ({ input }) => ({
    ...input,
    wanted: null,
    previewed: null,
    undone: null,
    jobIds: [],
    remarking: { done: 0, total: 0 },
    changes: [],
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'key.send': { target: 'sending', actions: { type: 'takeKey', params: ({ event }) => event.key } },
        'key.preview': { target: 'previewing', actions: { type: 'takeKey', params: ({ event }) => event.key } },
        'change.undo': {
          target: 'undoing',
          actions: { type: 'takeChange', params: ({ event }) => event.keyChangeIds },
        },
      },
    },
    previewing: {
      tags: ['busy', 'previewing'],
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: kindIs('previewed'), target: 'previewed', actions: { type: 'notePreviewed', params: answerOf } },
          { target: 'editing', actions: { type: 'notePreviewed', params: answerOf } },
        ],
        onError: { target: 'editing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    previewed: {
      tags: 'previewed',
      exit: 'forgetPreviewed',
      on: { 'key.apply': 'sending', 'key.edit': 'editing' },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => undoOf(context),
        onDone: [
          { guard: kindIs('started'), target: 'running', actions: { type: 'noteSent', params: answerOf } },
          { target: 'editing', actions: { type: 'noteSent', params: answerOf } },
        ],
        onError: { target: 'editing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: kindIs('started'), target: 'running', actions: { type: 'noteSent', params: answerOf } },
          { target: 'editing', actions: { type: 'noteSent', params: answerOf } },
        ],
        onError: { target: 'editing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    running: {
      tags: 'running',
      ...following(jobsOf, [
        { guard: kindIs('done'), target: '#key-correction.done', actions: noteAsked },
        { guard: kindIs('failed'), target: '#key-correction.failed', actions: noteAsked },
      ]),
    },
    done: { type: 'final', tags: 'done' },
    failed: { type: 'final', tags: 'failed' },
  },
})

function requestOf({ paperId, itemId, keyRev, wanted }: KeyCorrectionContext): SendRequest {
  if (wanted === null) throw new Error('No key to send')
  return { paperId, itemId, keyRev, key: wanted }
}

function undoOf({ paperId, undone }: KeyCorrectionContext): UndoRequest {
  if (undone === null) throw new Error('Nothing is to be taken back')
  return { paperId, keyChangeIds: undone }
}

function jobsOf({ jobIds }: KeyCorrectionContext): AskRequest {
  return { jobIds }
}
