import * as z from 'zod/mini'
import { idNumber } from './scalars.ts'

const part = /^([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?$/

/**
 * A set of at most `maximum` ids in one form field: like `csv(id)`, but runs of consecutive ids may be written as one
 * part ("3-6,9" ↔ [3, 4, 5, 6, 9]). Most students of a class were created consecutively, so that ten thousand of them
 * stay far below the size of a field. Ids are ascending and distinct; more than `maximum` are an issue before they are
 * expanded.
 */
export const idSet = (maximum: number) =>
  z.codec(
    z.string().check(z.refine((text) => text === '' || runsOf(text, maximum) !== null)),
    z.array(idNumber).check(z.maxLength(maximum)),
    {
      decode: (text) => [...new Set((runsOf(text, maximum) ?? []).flatMap(idsOf))].sort((one, other) => one - other),
      encode: (ids) => textOf([...new Set(ids)].sort((one, other) => one - other)),
    },
  )

type Run = readonly [first: number, last: number]

/** Null for a malformed or oversized set. */
function runsOf(text: string, maximum: number): readonly Run[] | null {
  if (text === '') return []
  const runs: Run[] = []
  let left = maximum
  for (const piece of text.split(',')) {
    const [, first, last = first] = part.exec(piece) ?? []
    const run: Run = [Number(first), Number(last)]
    left -= run[1] - run[0] + 1
    // NaN if the part is not a number.
    if (!(run[1] >= run[0] && left >= 0)) return null
    runs.push(run)
  }
  return runs
}

const idsOf = ([first, last]: Run): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

function textOf(ids: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run !== undefined && run[1] === id - 1) run[1] = id
    else runs.push([id, id])
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(',')
}
