import {
  commonDigits,
  commonLetters,
  commonRuns,
  commonSpellings,
  commonSymbols,
  commonWords,
} from './common-password-parts.ts'
import { isAllowedPassword } from './password-rule.ts'

/**
 * The most common passwords that satisfy the password rule, without duplicates and in a fixed order: a capitalised word
 * with digits and a sign in the usual orders, keyboard runs, and spellings such as P@ssw0rd1.
 */
export function commonPasswords(): readonly string[] {
  const all = new Set<string>()
  for (const password of combinations()) if (isAllowedPassword(password)) all.add(password)
  return [...all]
}

/** "xiaoming" as Xiaoming. */
export const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

function* combinations(): Generator<string> {
  yield* commonSpellings
  for (const letters of commonLetters) yield* joined(letters, commonRuns)
  for (const word of commonWords) yield* joined(capitalised(word), commonDigits)
}

function* joined(letters: string, runs: readonly string[]): Generator<string> {
  for (const digits of runs)
    for (const symbol of commonSymbols) {
      yield letters + digits + symbol
      yield letters + symbol + digits
    }
}
