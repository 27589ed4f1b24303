/** The names of the chapters of a knowledge point, in order, by its name. */
export type Chapters = ReadonlyMap<string, readonly string[]>

interface Option {
  readonly value: string
  readonly label: string
}

/** The points whose names contain what was typed, then those of the chapters whose names do. */
export function foundPoints<Offered extends Option>(
  offered: readonly Offered[],
  chapters: Chapters,
  search: string,
): Offered[] {
  const named = offered.filter(({ label }) => contains(label, search))
  const ofChapters = offered.filter(({ value }) => (chapters.get(value) ?? []).some((name) => contains(name, search)))
  return [...new Set([...named, ...ofChapters])]
}

/** The chapter that is named beside a point: the one that was typed, otherwise the first. */
export const chapterBeside = (names: readonly string[], search: string): string | undefined =>
  (search.trim() === '' ? undefined : names.find((name) => contains(name, search))) ?? names[0]

const contains = (name: string, search: string): boolean => name.toLowerCase().includes(search.trim().toLowerCase())
