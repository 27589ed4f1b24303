import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { signInByPassword } from '#parts/password-sign-in/password-sign-in.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import type { LoginAnswer, LoginInput } from '#machines/password-login/password-login.types.ts'

/** Password login of a student. */
export const studentLoginWith = (call: Call) =>
  passwordLoginMachine.provide({
    actors: {
      login: fromPromise<LoginAnswer, LoginInput>(({ input, signal }) =>
        signInByPassword(call, input, { signInAs: userTypes.student, consent: [] }, signal),
      ),
    },
  })
