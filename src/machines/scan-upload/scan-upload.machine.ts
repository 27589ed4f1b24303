import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import { untilNextTry } from './scan-upload.delays.ts'
import { isWaiting, sendRequestOf, withFiles, withOutcome } from './scan-upload.rules.ts'
import type {
  ScanUploadContext,
  ScanUploadEvent,
  ScanUploadInput,
  SendAnswer,
  SendRequest,
} from './scan-upload.types.ts'

/**
 * Files are sent one after another; the service starts reading the first while the others are being sent. An unanswered
 * one is resent: the service recognises a file it has.
 */
export const scanUploadMachine = setup({
  types: {
    context: {} as ScanUploadContext,
    events: {} as ScanUploadEvent,
    input: {} as ScanUploadInput,
    tags: {} as 'busy',
  },
  actors: { send: placeholder<SendAnswer, SendRequest>() },
  guards: { hasWaiting: ({ context }) => context.files.some(isWaiting) },
  actions: {
    addFiles: assign(({ context, event }) =>
      event.type === 'files.add' ? { files: withFiles(context.files, event.files) } : {},
    ),
    dropWaiting: assign(({ context }) => ({ files: context.files.filter((file) => !isWaiting(file)), failure: null })),
    noteSent: assign(({ context }, answer: SendAnswer) => ({
      files: withOutcome(context.files, answer),
      failure: null,
    })),
    noteUnanswered: assign((_, error: unknown) => ({ failure: messageOf(error) })),
  },
  delays: { untilNextTry },
}).createMachine({
  id: 'scan-upload',
  description: 'Bringing answer sheets: files are sent one after the other (specification §2 smartpaper-v2-html).',
  context: ({ input }) => ({ ...input, files: [], failure: null }),
  initial: 'resting',
  on: { 'files.add': { actions: 'addFiles' } },
  states: {
    resting: {
      on: { 'files.add': { target: 'choosing', actions: 'addFiles' } },
    },
    choosing: {
      always: [{ guard: 'hasWaiting', target: 'sending' }, { target: 'resting' }],
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => sendRequestOf(context),
        onDone: { target: 'choosing', actions: { type: 'noteSent', params: answerOf } },
        onError: { target: 'offline', actions: { type: 'noteUnanswered', params: errorOf } },
      },
      on: { 'files.stop': { target: 'resting', actions: 'dropWaiting' } },
    },
    offline: {
      after: { untilNextTry: 'sending' },
      on: {
        'file.retry': 'sending',
        'files.stop': { target: 'resting', actions: 'dropWaiting' },
      },
    },
  },
})
