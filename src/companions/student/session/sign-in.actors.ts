import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { signInByPassword } from '#api/queries/password-sign-in.ts'
import { newPuzzle, tryPuzzle } from '#api/queries/slide-captcha.ts'
import { userTypes } from '#domain/subjects.ts'
import { captchaMachine } from '#machines/captcha/captcha.machine.ts'
import type { CaptchaInput, Puzzle, SolveAnswer, SolveInput } from '#machines/captcha/captcha.types.ts'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import type { LoginAnswer, LoginInput } from '#machines/password-login/password-login.types.ts'

/** Password login of a student. */
export const studentLoginWith = (call: Call) =>
  passwordLoginMachine.provide({
    actors: {
      login: fromPromise<LoginAnswer, LoginInput>(({ input, signal }) =>
        signInByPassword(call, input, userTypes.student, signal),
      ),
    },
  })

/** The captcha that is asked for once a password was wrong too often. */
export const studentCaptchaWith = (call: Call) =>
  captchaMachine.provide({
    actors: {
      load: fromPromise<Puzzle, CaptchaInput>(({ input, signal }) => newPuzzle(call, input, signal)),
      solve: fromPromise<SolveAnswer, SolveInput>(({ input, signal }) => tryPuzzle(call, input, signal)),
    },
  })
