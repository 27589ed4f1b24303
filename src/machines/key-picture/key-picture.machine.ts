import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { following, followingDelays, noteAsked } from '../following.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import { keysRequestOf, newKeysOf, readRequestOf, startOf, textsOver, undoRequestOf } from './key-picture.rules.ts'
import type {
  ApplyAnswer,
  KeyPictureContext,
  KeyPictureEvent,
  KeyPictureInput,
  KeysRequest,
  AskAnswer,
  PreviewAnswer,
  ReadAnswer,
  ReadRequest,
  UndoAnswer,
  UndoRequest,
} from './key-picture.types.ts'

type Refusable = ReadAnswer | PreviewAnswer | ApplyAnswer | UndoAnswer | AskAnswer

/**
 * The picture only proposes keys: the teacher reviews and corrects what was read, sees the effect on scores, and only
 * then are the keys changed. What was applied can be undone as a whole.
 */
export const keyPictureMachine = setup({
  types: {
    context: {} as KeyPictureContext,
    events: {} as KeyPictureEvent,
    input: {} as KeyPictureInput,
    tags: {} as 'busy',
  },
  actors: {
    read: placeholder<ReadAnswer, ReadRequest>(),
    preview: placeholder<PreviewAnswer, KeysRequest>(),
    apply: placeholder<ApplyAnswer, KeysRequest>(),
    undo: placeholder<UndoAnswer, UndoRequest>(),
    ask: placeholder<AskAnswer, { readonly jobIds: readonly string[] }>(),
  },
  guards: {
    isKind,
    hasSheet: ({ context }) => context.sheet !== null,
    hasSource: ({ context }) => context.source !== null,
    hasNewKeys: ({ context }) => newKeysOf(context).length > 0,
  },
  actions: {
    /** Another picture starts over. */
    takeFile: assign(({ event }) =>
      event.type === 'file.choose' ? { source: event.source, sheet: null, texts: {}, failure: null } : {},
    ),
    takeSheet: assign(({ context }, answer: ReadAnswer) =>
      answer.kind === 'read'
        ? { paperId: answer.paperId, sheet: answer.sheet, texts: textsOver(context, answer.sheet), failure: null }
        : {},
    ),
    write: assign(({ context, event }) =>
      event.type === 'key.write' ? { texts: { ...context.texts, [event.itemId]: event.text }, failure: null } : {},
    ),
    notePreviewed: assign((_, answer: PreviewAnswer) =>
      answer.kind === 'previewed'
        ? { previewed: { submissions: answer.submissions, changes: answer.changes }, failure: null }
        : {},
    ),
    noteStarted: assign((_, answer: ApplyAnswer) =>
      answer.kind === 'started'
        ? { jobIds: answer.jobIds, keyChangeIds: answer.keyChangeIds, remarked: { done: 0, total: 0 }, failure: null }
        : {},
    ),
    noteAsked: assign((_, answer: AskAnswer) =>
      answer.kind === 'failed' ? {} : { remarked: { done: answer.done, total: answer.total }, failure: null },
    ),
    noteRefused: assign((_, answer: Refusable) => ('message' in answer ? { failure: answer.message } : {})),
    noteUnanswered: assign((_, error: unknown) => ({ failure: messageOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'key-picture',
  description: 'A filled sheet becomes the key of a paper (specification §6 smart-mark gates, 选一张当答案).',
  context: ({ input }) => startOf(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasSheet', target: 'checking' },
        { guard: 'hasSource', target: 'reading' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        'file.choose': { target: 'reading', actions: 'takeFile' },
        'sheet.read': { guard: 'hasSource', target: 'reading' },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => readRequestOf(context),
        onDone: [
          { guard: kindIs('read'), target: 'checking', actions: { type: 'takeSheet', params: answerOf } },
          { target: 'choosing', actions: { type: 'noteRefused', params: answerOf } },
        ],
        onError: { target: 'choosing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    checking: {
      on: {
        'file.choose': { target: 'reading', actions: 'takeFile' },
        'sheet.read': { guard: 'hasSource', target: 'reading' },
        'key.write': { actions: 'write' },
        'keys.preview': { guard: 'hasNewKeys', target: 'previewing' },
      },
    },
    previewing: {
      tags: 'busy',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => keysRequestOf(context),
        onDone: [
          { guard: kindIs('previewed'), target: 'previewed', actions: { type: 'notePreviewed', params: answerOf } },
          { target: 'checking', actions: { type: 'noteRefused', params: answerOf } },
        ],
        onError: { target: 'checking', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    previewed: {
      on: { 'keys.apply': 'applying', 'keys.edit': { target: 'checking', actions: 'forgetFailure' } },
    },
    applying: {
      tags: 'busy',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => keysRequestOf(context),
        onDone: [
          { guard: kindIs('started'), target: 'remarking', actions: { type: 'noteStarted', params: answerOf } },
          { target: 'checking', actions: { type: 'noteRefused', params: answerOf } },
        ],
        onError: { target: 'previewed', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    remarking: following(jobsOf, [
      { guard: kindIs('done'), target: '#key-picture.done', actions: noteAsked },
      { guard: kindIs('failed'), target: '#key-picture.done', actions: { type: 'noteRefused', params: answerOf } },
    ]),
    done: {
      on: { 'keys.undo': 'undoing' },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => undoRequestOf(context),
        onDone: [
          { guard: kindIs('undone'), target: 'undone', actions: 'forgetFailure' },
          { target: 'done', actions: { type: 'noteRefused', params: answerOf } },
        ],
        onError: { target: 'done', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    undone: { type: 'final' },
  },
})

function jobsOf({ jobIds }: KeyPictureContext): { readonly jobIds: readonly string[] } {
  return { jobIds }
}
