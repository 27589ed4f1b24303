import { assign, setup } from 'xstate'
import { captchaLimits } from '#domain/portal/constants.ts'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import {
  type CaptchaContext,
  type CaptchaEvent,
  type CaptchaInput,
  type CaptchaTag,
  placed,
  type Puzzle,
  type SolveAnswer,
  type SolveInput,
} from './captcha.types.ts'

/** Three tries, then another picture. */
export const captchaMachine = setup({
  types: {
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    input: {} as CaptchaInput,
    output: {} as { readonly token: string },
    tags: {} as CaptchaTag,
  },
  actors: {
    load: placeholder<Puzzle, CaptchaInput>(),
    solve: placeholder<SolveAnswer, SolveInput>(),
  },
  actions: {
    clear: assign({ puzzle: null, x: 0, wrongs: 0, message: '' }),
    takePuzzle: assign((_, puzzle: Puzzle) => ({ puzzle })),
    takeToken: assign((_, answer: SolveAnswer) => (answer.kind === 'solved' ? { token: answer.token } : {})),
    noteFailure: assign((_, error: unknown) => ({ message: messageOf(error) })),
    move: assign(({ context, event }) => (event.type === 'piece.move' ? { x: placed(context, event.x) } : {})),
    countWrong: assign({ wrongs: ({ context }) => context.wrongs + 1, x: 0 }),
    noteWrong: assign({ replaced: 'wrong' }),
    noteExpired: assign({ replaced: 'expired' }),
    clearNote: assign({ replaced: null }),
  },
  guards: {
    isKind,
    isUsedUp: ({ context }) => context.wrongs >= captchaLimits.tries,
  },
}).createMachine({
  id: 'captcha',
  description:
    'A slide puzzle before a code is sent, or before a password is checked after many attempts (specification §7).',
  context: ({ input }) => ({ ...input, puzzle: null, x: 0, wrongs: 0, replaced: null, token: '', message: '' }),
  initial: 'loading',
  output: ({ context }) => ({ token: context.token }),
  states: {
    loading: {
      tags: 'loading',
      entry: 'clear',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { purpose, subject } }) => ({ purpose, subject }),
        onDone: { target: 'ready', actions: { type: 'takePuzzle', params: answerOf } },
        onError: { target: 'failed', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    ready: {
      tags: 'ready',
      on: {
        'piece.move': { actions: 'move' },
        'piece.drop': 'checking',
        'captcha.refresh': { target: 'loading', actions: 'clearNote' },
      },
    },
    checking: {
      tags: 'checking',
      invoke: {
        id: 'solve',
        src: 'solve',
        input: ({ context }) => ({ captchaId: context.puzzle?.captchaId ?? '', x: context.x }),
        onDone: [
          { guard: kindIs('solved'), target: 'solved', actions: { type: 'takeToken', params: answerOf } },
          { guard: kindIs('expired'), target: 'loading', actions: 'noteExpired' },
          { target: 'wrong', actions: 'countWrong' },
        ],
        onError: { target: 'failed', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    wrong: {
      tags: 'wrong',
      always: { guard: 'isUsedUp', target: 'loading', actions: 'noteWrong' },
      on: {
        'piece.move': { target: 'ready', actions: ['move', 'clearNote'] },
        'captcha.refresh': { target: 'loading', actions: 'clearNote' },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'captcha.refresh': 'loading' },
    },
    /** About to close: no more input is accepted. */
    solved: { type: 'final', tags: 'checking' },
  },
})
