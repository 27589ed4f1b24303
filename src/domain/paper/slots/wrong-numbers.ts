import { checkBlanks } from './blank-check.ts'
import { checkSlots, findSlots } from './slots.ts'

/** Why a number does not fit: it is there twice, has no item, is behind a higher one, or does not continue the others. */
export const wrongNumbers = ['numberTwice', 'numberExtra', 'numberReversed', 'numberApart'] as const

export type WrongNumber = (typeof wrongNumbers)[number]

/** The blanks and numbered slots of a shared text that do not fit its items, by number. */
export function wrongNumbersIn(passage: string, itemCount: number): ReadonlyMap<number, WrongNumber> {
  const blanks = checkBlanks(passage, itemCount)
  if (blanks !== null)
    return new Map([
      ...all(blanks.reversed, 'numberReversed'),
      ...all(blanks.extra, 'numberExtra'),
      ...all(blanks.twice, 'numberTwice'),
    ])
  if (itemCount < 2 || findSlots(passage).length === 0) return new Map()
  const check = checkSlots(passage, itemCount)
  if (check.ok || check.fault.reason === 'none') return new Map()
  const numbers = check.fault.slots.map(({ number }) => number)
  return new Map(all(numbers, check.fault.reason === 'repeated' ? 'numberTwice' : 'numberApart'))
}

const all = (numbers: readonly number[], wrong: WrongNumber) => numbers.map((number) => [number, wrong] as const)
