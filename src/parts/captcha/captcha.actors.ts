import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { fetchBeside } from '#api/client/fetch-code.ts'
import type { Language } from '#domain/portal/language.ts'
import type { CaptchaInput, Puzzle, SolveAnswer, SolveInput } from '#machines/captcha/captcha.types.ts'

/** The actors of the captcha over the real service; the code that they call is loaded with them. */
export function captchaActors(call: Call, language: Language) {
  const calls = fetchBeside(() => import('./slide-captcha.ts'), language)
  return {
    load: fromPromise<Puzzle, CaptchaInput>(async ({ input, signal }) => {
      const { newPuzzle } = await calls()
      return newPuzzle(call, input, signal)
    }),
    solve: fromPromise<SolveAnswer, SolveInput>(async ({ input, signal }) => {
      const { tryPuzzle } = await calls()
      return tryPuzzle(call, input, signal)
    }),
  }
}
