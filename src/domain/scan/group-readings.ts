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
  /** What all of them may mean, likeliest first; empty for writing on which the engines do not agree. */
  readonly candidates: readonly string[]
  readonly readings: readonly Reading[]
}

/**
 * Readings of the same answer that may mean the same, in the order in which they come: one decision is for all of them. Those
 * of which the reader is surest stand first. Those that are to stand alone do.
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
