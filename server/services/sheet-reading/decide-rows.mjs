/** The value of each row of bubbles: decided only if every bubble of it is clearly full or clearly empty. */
import { median } from './numbers.mjs'

/** @typedef {import('./bubble-darkness.mjs').Darkness} Darkness */
/** @typedef {import('./reading.types.ts').BubbleRow} BubbleRow */
/** @typedef {{ readonly mark: import('./bubble-blocks.mjs').Mark, readonly seen: Darkness, readonly clean: Darkness, readonly isPositionCertain: boolean }} SeenBubble */
/** @typedef {{ readonly value: string, readonly mark: import('./bubble-blocks.mjs').Mark, readonly mean: number, readonly covered: number, readonly darkest: number, readonly weakest: number, readonly corners: readonly number[], readonly isPositionCertain: boolean }} Bubble beside its clean print; `weakest` is its lightest quarter */
/** @typedef {{ readonly full: number, readonly fullMean: number, readonly emptyMean: number }} Levels */
/** @typedef {'full' | 'empty' | 'unsure'} Fill */

/** Thresholds, as shares of the darkness of this sheet's full bubbles, or as darkness itself. */
const limits = {
  fullShare: 0.55,
  fullCovered: 0.5,
  fullPart: 0.3,
  emptyShare: 0.2,
  emptyMean: 0.14,
  emptyCovered: 0.06,
  darkestShare: 0.3,
  /** Corners outside of a bubble that are darker than this indicate a cross; the two darkest, the three. */
  twoCorners: 0.42,
  threeCorners: 0.18,
  /** In an empty row nothing stands out by more than this. */
  faintMean: 0.022,
  faintCovered: 0.022,
  faintDarkest: 0.07,
  /** How dark a full bubble is if too few were seen. */
  usualFull: 0.5,
}

/**
 * @param {readonly SeenBubble[]} seen all of a page
 * @param {ReadonlySet<string>} multiple rows that may hold several values
 * @returns {readonly BubbleRow[]}
 */
export function decideRows(seen, multiple) {
  const bubbles = besideClean(seen)
  /** @type {Map<string, Bubble[]>} */
  const rows = new Map()
  for (const bubble of bubbles) rows.set(bubble.mark.row ?? '', [...(rows.get(bubble.mark.row ?? '') ?? []), bubble])
  const levels = levelsOf(bubbles, [...rows.values()])
  return [...rows].map(([row, its]) => decideRow(row, its, levels, multiple.has(row)))
}

/**
 * Any darkness beyond clean print that the whole sheet shares comes from its paper, not from a student.
 *
 * @param {readonly SeenBubble[]} seen
 * @returns {readonly Bubble[]}
 */
function besideClean(seen) {
  const more = (/** @type {'mean' | 'covered' | 'darkest'} */ of) =>
    Math.min(0.06, median(seen.map((bubble) => bubble.seen[of] - bubble.clean[of])))
  const [mean, covered, darkest] = [more('mean'), more('covered'), more('darkest')]
  return seen.map(({ mark, seen: dark, clean, isPositionCertain }) => ({
    value: mark.value ?? '',
    mark,
    mean: dark.mean - clean.mean - mean,
    covered: dark.covered - clean.covered - covered,
    darkest: dark.darkest - clean.darkest - darkest,
    weakest: Math.min(...dark.parts.map((part, index) => part - clean.parts[index])) - mean,
    corners: dark.corners,
    isPositionCertain,
  }))
}

/**
 * How dark full bubbles of this sheet are, and the range between empty and full.
 *
 * @param {readonly Bubble[]} bubbles
 * @param {readonly (readonly Bubble[])[]} rows
 * @returns {Levels}
 */
function levelsOf(bubbles, rows) {
  const sorted = bubbles.map(({ mean }) => mean).sort((one, other) => one - other)
  const noise = 1.48 * median(sorted.slice(0, Math.ceil(sorted.length * 0.7)).map(Math.abs))
  const tops = rows
    .map((row) => Math.max(...row.map(({ mean }) => mean)))
    .filter((top) => top > Math.max(0.15, 6 * noise))
  const full = tops.length >= 3 ? Math.max(0.22, median(tops)) : limits.usualFull
  const emptyMean = Math.max(Math.min(limits.emptyShare * full, limits.emptyMean), 3 * noise)
  return { full, emptyMean, fullMean: Math.max(limits.fullShare * full, emptyMean + 0.08) }
}

/**
 * @param {Bubble} bubble
 * @param {Levels} levels
 * @returns {Fill}
 */
function fillOf({ mean, covered, darkest, weakest, corners }, { full, fullMean, emptyMean }) {
  if (mean >= fullMean && covered >= limits.fullCovered && weakest > limits.fullPart * full)
    return isCrossed(corners) ? 'unsure' : 'full'
  const isClean = covered <= limits.emptyCovered && darkest <= Math.max(limits.darkestShare * full, 0.12)
  return mean <= emptyMean && isClean ? 'empty' : 'unsure'
}

/** @param {readonly number[]} corners */
const isCrossed = (corners) => corners[2] > limits.threeCorners || corners[1] > limits.twoCorners

/**
 * @param {string} row
 * @param {readonly Bubble[]} bubbles
 * @param {Levels} levels
 * @param {boolean} isMultiple
 * @returns {BubbleRow}
 */
function decideRow(row, bubbles, levels, isMultiple) {
  const fills = bubbles.map((bubble) => fillOf(bubble, levels))
  const full = bubbles.filter((_, index) => fills[index] === 'full')
  const isUnsure =
    fills.includes('unsure') ||
    bubbles.some(({ isPositionCertain }) => !isPositionCertain) ||
    (full.length === 0 && isFaint(bubbles)) ||
    (full.length > 1 && !isMultiple)
  const area = areaOf(bubbles)
  if (isUnsure)
    return { row, state: 'unsure', value: null, candidates: candidatesOf(bubbles, levels), confidence: 0, area }
  const confidence = Math.min(...bubbles.map(({ mean }, index) => confidenceOf(mean, fills[index] === 'full', levels)))
  if (full.length === 0) return { row, state: 'empty', value: null, candidates: [], confidence, area }
  const values = full.map(({ value }) => value)
  return { row, state: 'decided', value: values.join(''), candidates: values, confidence, area }
}

/** Whether something stands out in a row in which nothing is full. @param {readonly Bubble[]} bubbles */
function isFaint(bubbles) {
  const [first = 0, second = first] = bubbles.map(({ mean }) => mean).sort((one, other) => other - one)
  return (
    first - second > limits.faintMean ||
    bubbles.some(({ covered, darkest }) => covered > limits.faintCovered || darkest > limits.faintDarkest)
  )
}

/**
 * The darkest first, and crossed-out ones after all others: the cross makes them the darkest.
 *
 * @param {readonly Bubble[]} bubbles
 * @param {Levels} levels
 */
function candidatesOf(bubbles, { emptyMean }) {
  const dark = bubbles.filter(({ mean, darkest }) => mean > emptyMean || darkest > limits.faintDarkest)
  return dark
    .toSorted(
      (one, other) => Number(isCrossed(one.corners)) - Number(isCrossed(other.corners)) || other.mean - one.mean,
    )
    .map(({ value }) => value)
}

/**
 * @param {number} mean
 * @param {boolean} isFull
 * @param {Levels} levels
 */
const confidenceOf = (mean, isFull, { full, fullMean, emptyMean }) =>
  Math.max(0, Math.min(1, isFull ? 0.5 + (mean - fullMean) / (0.4 * full) : 1 - (0.5 * mean) / emptyMean))

/** @param {readonly Bubble[]} bubbles */
function areaOf(bubbles) {
  const [x, y] = [Math.min(...bubbles.map(({ mark }) => mark.x)), Math.min(...bubbles.map(({ mark }) => mark.y))]
  const right = Math.max(...bubbles.map(({ mark }) => mark.x + mark.w))
  const bottom = Math.max(...bubbles.map(({ mark }) => mark.y + mark.h))
  return { x, y, w: right - x, h: bottom - y }
}
