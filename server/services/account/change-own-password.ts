import type { PasswordChange, passwordChangeErrors } from '#api/contract/schemas/sign-on.ts'
import type { DeclaredOf, HandlerContext } from '#server/core/implement.ts'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { holdProven } from '../sign-on/hold-account.ts'
import { admitHashing, hashDigest } from '../sign-on/passwords.ts'
import { setPassword } from './new-password.ts'
import { accountByPassword } from './own-password.ts'
import { isWeakDigest } from './weak-passwords.ts'

type Errors = typeof passwordChangeErrors

type Context = HandlerContext<Executor, Errors> & { readonly caller: SignedIn }

type Change = (input: PasswordChange, context: Context) => Promise<Record<string, never> | DeclaredOf<Errors>>

/** What becomes of the browser in which the password was changed, whose session has ended like every other one. */
type Proceed = (context: Context) => Promise<void>

/** Changes the caller's own password, given the current one; the part left for the transaction ends every session. */
const changingPassword =
  (proceed: Proceed) =>
  async (
    { oldPassword, newPassword, confirmation }: PasswordChange,
    { db, caller, now, fail }: Context,
  ): Promise<Change | DeclaredOf<Errors>> => {
    if (newPassword !== confirmation) return fail('passwordMismatch')
    const own = await accountByPassword(db, caller.uid, oldPassword, now)
    if (typeof own === 'string') return fail(own)
    if (newPassword === oldPassword) return fail('passwordSame')
    if (isWeakDigest(newPassword, own)) return fail('passwordCommon')
    const passwordHash = await admitHashing(() => hashDigest(newPassword))
    return async (_input, context) => {
      if ((await holdProven(context.db, own)) === null) return fail('oldPasswordWrong')
      await setPassword(context.db, own.uid, passwordHash)
      await proceed(context)
      return {}
    }
  }

/** A teacher signs in again with the new password (specification §5 Password). */
export const changeTeacherPassword = changingPassword(({ endSession }) => endSession())

/**
 * A student goes on at once, in a session of its own: those whose password was made by a teacher have just typed it on a
 * phone.
 */
export const changeStudentPassword = changingPassword(({ db, caller: { uid, schoolId }, startSession }) =>
  startSession(db, { surface: 'student', way: 'password', mustChangePassword: false, caller: { uid, schoolId } }),
)
