import type { PasswordChange, PasswordChangeError } from '#api/contract/schemas/sign-on.ts'
import type { Declared, HandlerContext } from '#server/core/implement.ts'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { hashDigest } from '../sign-on/passwords.ts'
import { setPassword } from './new-password.ts'
import { accountByPassword } from './own-password.ts'
import { isWeakDigest } from './weak-passwords.ts'

type Context = HandlerContext<Executor, PasswordChangeError> & { readonly caller: SignedIn }

/** The caller's own new password, proven by the present one; ends every session, this one too. Null when it holds. */
export async function changeOwnPassword(
  { oldPassword, newPassword, confirmation }: PasswordChange,
  { db, caller, now, fail, failKeeping, endSession }: Context,
): Promise<Declared<PasswordChangeError> | null> {
  if (newPassword !== confirmation) return fail('passwordMismatch')
  const own = await accountByPassword(db, caller.uid, oldPassword, now)
  if (typeof own === 'string') return failKeeping(own)
  if (newPassword === oldPassword) return fail('passwordSame')
  if (isWeakDigest(newPassword, own)) return fail('passwordCommon')
  await setPassword(db, own.uid, await hashDigest(newPassword))
  await endSession()
  return null
}
