import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { newPuzzle, tryPuzzle } from './slide-captcha.ts'
import type { CaptchaInput, Puzzle, SolveAnswer, SolveInput } from '#machines/captcha/captcha.types.ts'

/** The actors of the captcha over the real service. */
export const captchaActors = (call: Call) => ({
  load: fromPromise<Puzzle, CaptchaInput>(({ input, signal }) => newPuzzle(call, input, signal)),
  solve: fromPromise<SolveAnswer, SolveInput>(({ input, signal }) => tryPuzzle(call, input, signal)),
})
