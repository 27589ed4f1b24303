import { assign, setup } from 'xstate'
import type { AnswerKey } from '#domain/questions/question.ts'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import { untilNextLook } from './key-correction.delays.ts'
import type {
  KeyCorrectionContext,
  KeyCorrectionEvent,
  KeyCorrectionInput,
  LookAnswer,
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
    tags: {} as 'busy',
  },
  actors: {
    preview: placeholder<PreviewAnswer, SendRequest>(),
    send: placeholder<SendAnswer, SendRequest>(),
    undo: placeholder<SendAnswer, UndoRequest>(),
    look: placeholder<LookAnswer, { readonly jobId: string }>(),
  },
  actions: {
    takeKey: assign((_, wanted: AnswerKey) => ({ wanted, undone: null, failure: null })),
    takeChange: assign((_, undone: number) => ({ undone, failure: null })),
    forgetForeseen: assign({ foreseen: null }),
    noteForeseen: assign((_, answer: PreviewAnswer) => {
      if (answer.kind === 'refused') return { failure: { kind: answer.kind, message: answer.message } }
      return { foreseen: { submissions: answer.submissions, changes: answer.changes } }
    }),
    noteSent: assign((_, answer: SendAnswer) => {
      if (answer.kind === 'started') return { jobId: answer.jobId }
      const { kind, message } = answer
      return { failure: { kind, message }, ...(kind === 'changed' && answer.known) }
    }),
    noteLook: assign((_, answer: LookAnswer) => {
      if (answer.kind === 'running') return { failure: null, remarking: { done: answer.done, total: answer.total } }
      return { failure: null, ...(answer.kind === 'done' && { changes: answer.changes }) }
    }),
    noteUnanswered: assign((_, error: unknown) => ({ failure: { kind: 'unanswered', message: messageOf(error) } })),
  },
  delays: { untilNextLook },
}).createMachine({
  id: 'key-correction',
  description: 'Correcting what is right on a paper, and re-marking every script (specification §1, §4 Paper editing).',
  context: ({ input }) => ({
    ...input,
    wanted: null,
    foreseen: null,
    undone: null,
    jobId: null,
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
        'change.undo': { target: 'undoing', actions: { type: 'takeChange', params: ({ event }) => event.keyChangeId } },
      },
    },
    previewing: {
      tags: 'busy',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'foreseen',
            target: 'previewed',
            actions: { type: 'noteForeseen', params: answerOf },
          },
          { target: 'editing', actions: { type: 'noteForeseen', params: answerOf } },
        ],
        onError: { target: 'editing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    previewed: {
      exit: 'forgetForeseen',
      on: { 'key.apply': 'sending', 'key.edit': 'editing' },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => undoOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'started',
            target: 'running',
            actions: { type: 'noteSent', params: answerOf },
          },
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
          {
            guard: ({ event }) => event.output.kind === 'started',
            target: 'running',
            actions: { type: 'noteSent', params: answerOf },
          },
          { target: 'editing', actions: { type: 'noteSent', params: answerOf } },
        ],
        onError: { target: 'editing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    running: {
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context }) => ({ jobId: jobIdOf(context) }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'done',
                target: '#key-correction.done',
                actions: { type: 'noteLook', params: answerOf },
              },
              {
                guard: ({ event }) => event.output.kind === 'failed',
                target: '#key-correction.failed',
                actions: { type: 'noteLook', params: answerOf },
              },
              { target: 'waiting', actions: { type: 'noteLook', params: answerOf } },
            ],
            onError: { target: 'waiting', actions: { type: 'noteUnanswered', params: errorOf } },
          },
        },
        waiting: {
          after: { untilNextLook: 'looking' },
        },
      },
    },
    done: { type: 'final' },
    failed: { type: 'final' },
  },
})

function requestOf({ paperId, itemId, keyRev, wanted }: KeyCorrectionContext): SendRequest {
  if (wanted === null) throw new Error('No key to send')
  return { paperId, itemId, keyRev, key: wanted }
}

function undoOf({ paperId, undone }: KeyCorrectionContext): UndoRequest {
  if (undone === null) throw new Error('Nothing is to be taken back')
  return { paperId, keyChangeId: undone }
}

function jobIdOf({ jobId }: KeyCorrectionContext): string {
  if (jobId === null) throw new Error('The re-marking has not begun')
  return jobId
}
