/**
 * The numbered slots in the text of a question whose parts are to be put in order: an underlined number (`__21__`) or a
 * number followed by underscores (`21____`), as in specification §5.4. Formulas contain no slots; a four-digit number
 * is a year.
 */

export interface Slot {
  readonly number: number
  /** Where its digits begin in the text, and how many there are. */
  readonly start: number
  readonly length: number
}

/** Why the slots of a text are wrong, with the slots at fault, so that they can be highlighted. */
export type SlotFault =
  | { readonly reason: 'none' }
  | { readonly reason: 'repeated'; readonly slots: readonly Slot[] }
  | {
      readonly reason: 'wrongCount'
      readonly expected: number
      readonly found: number
      readonly slots: readonly Slot[]
    }

export type SlotCheck =
  | { readonly ok: true; readonly slots: readonly Slot[] }
  | { readonly ok: false; readonly fault: SlotFault }

const formula = /\$\$[\s\S]*?\$\$|\$(?![\s$])[^$\n]*\$(?!\d)/.source
const underlined = /(?<!_)__(?!_)(?<underlined>[^_\n]+)__(?!_)/.source
/** A number in front of a gap. */
export const numberBeforeGap = /(?<![\d.,])\d{1,3}(?=_)/g

/** Whether an underlined text is the number of a slot. */
export const isSlotNumber = (text: string): boolean => /^\s*\d{1,3}\s*$/.test(text)

const beforeGap = `(?<beforeGap>${numberBeforeGap.source})_+`
const marks = new RegExp([formula, underlined, beforeGap].join('|'), 'dg')

/** The slots of a text in text order. */
export const findSlots = (text: string): readonly Slot[] => [...text.matchAll(marks)].flatMap(slotIn)

function slotIn(match: RegExpExecArray): readonly Slot[] {
  const name = match.groups?.['underlined'] === undefined ? 'beforeGap' : 'underlined'
  const [content, range] = [match.groups?.[name], match.indices?.groups?.[name]]
  if (content === undefined || range === undefined || !isSlotNumber(content)) return []
  const digits = content.trim()
  return [{ number: Number(digits), start: range[0] + content.indexOf(digits), length: digits.length }]
}

/**
 * Checks that a text has the slots of `expected` items: no duplicate numbers, and exactly that many in the longest run
 * of consecutive numbers, the lowest of equal runs. Returns the slots of that run, by number.
 */
export function checkSlots(text: string, expected: number): SlotCheck {
  const slots = findSlots(text)
  if (slots.length === 0) return { ok: false, fault: { reason: 'none' } }
  const repeated = repeatedOf(slots)
  if (repeated.length > 0) return { ok: false, fault: { reason: 'repeated', slots: repeated } }
  const run = longestRun(slots)
  if (run.length === expected) return { ok: true, slots: run }
  const inRun = new Set(run)
  const odd = slots.filter((slot) => !inRun.has(slot))
  return { ok: false, fault: { reason: 'wrongCount', expected, found: run.length, slots: odd } }
}

function repeatedOf(slots: readonly Slot[]): readonly Slot[] {
  const counts = new Map<number, number>()
  for (const { number } of slots) counts.set(number, (counts.get(number) ?? 0) + 1)
  return slots.filter(({ number }) => (counts.get(number) ?? 0) > 1)
}

function longestRun(slots: readonly Slot[]): readonly Slot[] {
  const runs: Slot[][] = []
  for (const slot of slots.toSorted((one, other) => one.number - other.number)) {
    const run = runs.at(-1)
    if (run?.at(-1)?.number === slot.number - 1) run.push(slot)
    else runs.push([slot])
  }
  return runs.reduce<readonly Slot[]>((longest, run) => (run.length > longest.length ? run : longest), [])
}

/**
 * The text with its run of slots renumbered from another start. Numbers outside the run are not slots of the question
 * and stay; if one of them collides, the resulting text is refused.
 */
export function renumberSlots(
  text: string,
  expected: number,
  first: number,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: SlotFault } {
  const check = checkSlots(text, expected)
  if (!check.ok) return check
  const shift = first - (check.slots[0]?.number ?? first)
  let shifted = ''
  let end = 0
  for (const slot of check.slots.toSorted((one, other) => one.start - other.start)) {
    shifted += text.slice(end, slot.start) + String(slot.number + shift)
    end = slot.start + slot.length
  }
  shifted += text.slice(end)
  const after = checkSlots(shifted, expected)
  return after.ok ? { ok: true, text: shifted } : after
}
