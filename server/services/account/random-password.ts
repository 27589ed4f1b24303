import { randomInt } from 'node:crypto'
import type { Executor } from '#server/database/database.ts'
import { admitHashing, hashDigest } from '../sign-on/passwords.ts'
import { setPassword } from './new-password.ts'
import { digestOf } from './weak-passwords.ts'

/** What a new password must have of each kind (specification §5), without letters and digits that look alike. */
const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#$%&*+=?@'] as const

/** Read aloud, or typed from a slip: one sign among letters and digits, about 55 bits. */
const length = 10

/** A password by chance that satisfies the rule for new ones. */
export function randomPassword(): string {
  const lettersAndDigits = kinds.slice(0, -1).join('')
  const characters = Array.from({ length }, (_, index) => oneOf(kinds[index] ?? lettersAndDigits))
  return shuffled(characters).join('')
}

/**
 * Makes somebody a password by chance. What is left for the transaction gives it to them, to be changed at their next
 * sign-in, signs them out everywhere, and answers it, once: only its hash is kept.
 */
export async function resetToRandomPassword(uid: number) {
  const password = randomPassword()
  const passwordHash = await admitHashing(() => hashDigest(digestOf(password)))
  return async (_input: unknown, { db }: { readonly db: Executor }): Promise<{ readonly password: string }> => {
    await setPassword(db, uid, passwordHash, true)
    return { password }
  }
}

const oneOf = (characters: string): string => characters.charAt(randomInt(characters.length))

/** Every order is as likely as any other. */
function shuffled(characters: readonly string[]): string[] {
  const order = [...characters]
  for (let end = order.length - 1; end > 0; end -= 1) {
    const [moved = ''] = order.splice(randomInt(end + 1), 1)
    order.splice(end, 0, moved)
  }
  return order
}
