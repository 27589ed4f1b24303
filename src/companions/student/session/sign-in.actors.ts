import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { userTypes } from '#domain/subjects.ts'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import type { LoginAnswer, LoginFailure, LoginInput } from '#machines/password-login/password-login.types.ts'

/** Password login of a student. */
export const studentLoginWith = (call: Call) =>
  passwordLoginMachine.provide({
    actors: {
      login: fromPromise<LoginAnswer, LoginInput>(async ({ input: { account, password } }) => {
        try {
          const input = { username: account, password: passwordDigest(password), utype: userTypes.student }
          return { kind: 'signedIn', uid: (await call(signOn.passwordLogin, input)).uid }
        } catch (error) {
          if (error instanceof CallError) return failureOf(error)
          throw error
        }
      }),
    },
  })

const failureData = z.object({ errorCount: z.int() })

function failureOf({ id, message, data }: CallError): LoginFailure {
  const counted = failureData.safeParse(data)
  if (id !== 'wrongPassword' || !counted.success) return { kind: 'refused', message }
  return { kind: 'wrongPassword', errorCount: counted.data.errorCount }
}
