import { assign, setup } from 'xstate'
import { captchaLimits } from '#domain/portal/constants.ts'
import { messageOf } from '../message-of.ts'
import { placeholder } from '../placeholder.ts'
import {
  type CaptchaContext,
  type CaptchaEvent,
  type CaptchaInput,
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
  },
  actors: {
    load: placeholder<Puzzle, CaptchaInput>(),
    solve: placeholder<SolveAnswer, SolveInput>(),
  },
  actions: {
    move: assign(({ context, event }) => (event.type === 'piece.move' ? { x: placed(context, event.x) } : {})),
    countWrong: assign({ wrongs: ({ context }) => context.wrongs + 1, x: 0 }),
    noteWrong: assign({ replaced: 'wrong' }),
    noteExpired: assign({ replaced: 'expired' }),
    clearNote: assign({ replaced: null }),
  },
  guards: {
    isUsedUp: ({ context }) => context.wrongs >= captchaLimits.tries,
  },
}).createMachine({
  id: 'captcha',
  description: 'A slide puzzle before a code is sent or a much tried password is looked at (specification §7).',
  context: ({ input }) => ({ ...input, puzzle: null, x: 0, wrongs: 0, replaced: null, token: '', message: '' }),
  initial: 'loading',
  output: ({ context }) => ({ token: context.token }),
  states: {
    loading: {
      entry: assign({ puzzle: null, x: 0, wrongs: 0, message: '' }),
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { purpose, subject } }) => ({ purpose, subject }),
        onDone: { target: 'ready', actions: assign(({ event }) => ({ puzzle: event.output })) },
        onError: { target: 'failed', actions: assign(({ event }) => ({ message: messageOf(event.error) })) },
      },
    },
    ready: {
      on: {
        'piece.move': { actions: 'move' },
        'piece.drop': 'checking',
        'captcha.refresh': { target: 'loading', actions: 'clearNote' },
      },
    },
    checking: {
      invoke: {
        id: 'solve',
        src: 'solve',
        input: ({ context }) => ({ captchaId: context.puzzle?.captchaId ?? '', x: context.x }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'solved',
            target: 'solved',
            actions: assign(({ event }) => (event.output.kind === 'solved' ? { token: event.output.token } : {})),
          },
          { guard: ({ event }) => event.output.kind === 'expired', target: 'loading', actions: 'noteExpired' },
          { target: 'wrong', actions: 'countWrong' },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ message: messageOf(event.error) })) },
      },
    },
    wrong: {
      always: { guard: 'isUsedUp', target: 'loading', actions: 'noteWrong' },
      on: {
        'piece.move': { target: 'ready', actions: ['move', 'clearNote'] },
        'captcha.refresh': { target: 'loading', actions: 'clearNote' },
      },
    },
    failed: {
      on: { 'captcha.refresh': 'loading' },
    },
    solved: { type: 'final' },
  },
})
