import { hash } from 'node:crypto'
import { commonPasswords } from '#domain/accounts/common-passwords.ts'
import { ownPatterns, type PasswordOwner } from './own-patterns.ts'

/** The digest that a page makes of a password, by the runtime's fast hash. */
export const digestOf = (password: string): string => hash('sha256', hash('sha256', `${password}:podium`))

let common: ReadonlySet<string> | undefined

/** Whether a digest is that of a common password. */
export const isCommonDigest = (digest: string): boolean =>
  (common ??= new Set(commonPasswords().map(digestOf))).has(digest)

/** Whether a digest is that of a common password, or of one made from the person's own number or name. */
export function isWeakDigest(digest: string, owner: PasswordOwner): boolean {
  if (isCommonDigest(digest)) return true
  for (const password of ownPatterns(owner)) if (digestOf(password) === digest) return true
  return false
}
