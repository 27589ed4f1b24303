import { allMarks, type Mark, type Run } from './runs.ts'

/** The mark starting at a run that reaches farthest, ignoring open ones; it is written around the others. */
export function outerMark(line: readonly Run[], at: number, open: readonly Mark[]): Mark | undefined {
  const begun = allMarks.filter((mark) => line[at]?.marks.includes(mark) && !open.includes(mark))
  return begun.toSorted((one, other) => endOf(line, at, other) - endOf(line, at, one))[0]
}

/** Where a mark that starts at `start` ends. */
export function endOf(line: readonly Run[], start: number, mark: Mark): number {
  const end = line.findIndex(({ marks }, at) => at > start && !marks.includes(mark))
  return end < 0 ? line.length : end
}
