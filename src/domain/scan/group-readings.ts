import { comparable } from '#domain/marking/same-text.ts'

/** A reading that waits for a person. */
export interface UnsureReading {
  readonly scanPageId: number
  readonly row: string
  readonly itemId: number
  readonly candidates: readonly string[]
  readonly confidence: number
}

export interface ReadingGroup<Reading extends UnsureReading = UnsureReading> {
  readonly itemId: number
  /** Possible meanings of all of them, most likely first; empty for handwriting on which the engines disagree. */
  readonly candidates: readonly string[]
  readonly readings: readonly Reading[]
}

/**
 * Groups readings of the same answer that may mean the same, in order of appearance: one decision applies to the whole
 * group. The most confident ones come first. Those marked to stay alone do.
 */
export function groupReadings<Reading extends UnsureReading>(
  readings: readonly Reading[],
  isAlone: (reading: Reading) => boolean = () => false,
): readonly ReadingGroup<Reading>[] {
  const groups = new Map<string, Reading[]>()
  for (const reading of readings) {
    const alone = isAlone(reading) ? reading.scanPageId : ''
    const key = JSON.stringify([reading.itemId, reading.candidates.map(comparable), alone])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [reading])
    else group.push(reading)
  }
  return [...groups.values()].map((group) => ({
    itemId: group[0]?.itemId ?? 0,
    candidates: group[0]?.candidates ?? [],
    readings: group.toSorted((a, b) => b.confidence - a.confidence || a.scanPageId - b.scanPageId),
  }))
}
