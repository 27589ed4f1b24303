import { pinyin } from 'pinyin-pro'
import { commonDigits, commonLetters, commonSymbols } from '#domain/accounts/common-password-parts.ts'
import { capitalised } from '#domain/accounts/common-passwords.ts'
import { isAllowedPassword } from '#domain/accounts/password-rule.ts'

/** What is known about a person and must not be their password. */
export interface PasswordOwner {
  readonly mobile: string | null
  readonly username: string
  readonly realname: string
}

/**
 * Passwords that satisfy the rule but are made of the person's own name or number: the name in pinyin, whole, in parts
 * or abbreviated, or the account name, with digits of the mobile, a year or a common run of digits; and a few letters
 * with digits of the mobile.
 */
export function* ownPatterns(owner: PasswordOwner): Generator<string> {
  const numbers = mobileParts(owner.mobile)
  for (const letters of ownWords(owner)) yield* allowed(letters, [...numbers, ...commonDigits, ...birthYears])
  for (const letters of commonLetters) yield* allowed(letters, numbers)
}

const birthYears: readonly string[] = Array.from({ length: 55 }, (_, index) => String(1955 + index))

/** The whole number and its last eight, six and four digits. */
const mobileParts = (mobile: string | null): readonly string[] =>
  mobile === null ? [] : [0, -8, -6, -4].map((start) => mobile.slice(start))

/** Letter sequences from a person's names; 林雅婷: Linyating, LinYaTing, LinYating, Lin, Yating, YaTing, Lyt, Linyt. */
function ownWords({ username, realname }: PasswordOwner): ReadonlySet<string> {
  const syllables = syllablesOf(realname)
  const [family = '', ...given] = syllables
  const initials = given.map((syllable) => syllable.slice(0, 1)).join('')
  const letters = username.replaceAll(/[^a-z]/gi, '')
  const words = [
    syllables.join(''),
    family,
    given.join(''),
    family.slice(0, 1) + initials,
    family + initials,
    username,
    letters,
  ].map(capitalised)
  const spaced = [syllables, [family, given.join('')], given].map((parts) => parts.map(capitalised).join(''))
  return new Set([...words, ...spaced].filter((word) => /[a-z]/i.test(word)))
}

function syllablesOf(realname: string): readonly string[] {
  const chinese = pinyin(realname.replaceAll(/\P{Script=Han}/gu, ''), {
    toneType: 'none',
    type: 'array',
    surname: 'head',
    v: true,
  })
  return [...chinese, ...(realname.toLowerCase().match(/[a-z]+/g) ?? [])]
}

function* allowed(letters: string, numbers: readonly string[]): Generator<string> {
  for (const digits of numbers)
    for (const symbol of commonSymbols)
      for (const password of [
        letters + digits + symbol,
        letters + symbol + digits,
        digits + letters + symbol,
        symbol + letters + digits,
      ])
        if (isAllowedPassword(password)) yield password
}
