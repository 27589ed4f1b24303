import { randomInt } from 'node:crypto'
import type { Executor } from '#server/database/database.ts'
import { admitHashing, hashDigest } from '../sign-on/passwords.ts'
import { setPassword } from './new-password.ts'
import { digestOf } from './weak-passwords.ts'

/** None of these contain letters or digits that look like others (l, 1, 0). */
const onsets = 'bcdfghjkmnprstvwyz'
const vowels = 'aeiou'
const codas = 'bcdfgkmnprstvwxz'
const digits = '23456789'
const signs = '!#$%&*+=?@'

/** Syllables that would make a class laugh. */
const unfit = new Set(
  'cac cok cum dic dik fag fuc fuk gun gay hor kak kum nig nip pis rap sex suc suk tit vag wog'.split(' '),
)

const syllables = [...onsets].flatMap((onset) =>
  [...vowels].flatMap((vowel) =>
    [...codas].flatMap((coda) => (unfit.has(onset + vowel + coda) ? [] : [onset + vowel + coda])),
  ),
)

/** The parts of a password, in any order: 15 characters, the longest that the rule for new ones allows. */
const pieces = [syllables, syllables, syllables, syllables, [...digits], [...digits], [...signs]] as const

/**
 * A random password that satisfies the rule for new ones, to be typed from a slip by a twelve-year-old: four syllables
 * with two digits and a sign among them, "Kad4mun!tebros7". Only the first letter is a capital. As strong as ten mixed
 * characters: 58 bits.
 */
export function randomPassword(): string {
  const text = shuffled(pieces).map(oneOf).join('')
  return text.replace(/[a-z]/, (letter) => letter.toUpperCase())
}

/**
 * Generates a random password for somebody. The part left for the transaction sets it, to be changed at their next
 * sign-in, signs them out everywhere, and returns it, once: only its hash is kept.
 */
export async function resetToRandomPassword(uid: number) {
  const password = randomPassword()
  const passwordHash = await admitHashing(() => hashDigest(digestOf(password)))
  return async (_input: unknown, { db }: { readonly db: Executor }): Promise<{ readonly password: string }> => {
    await setPassword(db, uid, passwordHash, true)
    return { password }
  }
}

const oneOf = (choices: readonly string[]): string => choices[randomInt(choices.length)] ?? ''

/** Every order is equally likely. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const order = [...items]
  for (let end = order.length - 1; end > 0; end -= 1) {
    const [moved] = order.splice(randomInt(end + 1), 1)
    if (moved !== undefined) order.splice(end, 0, moved)
  }
  return order
}
