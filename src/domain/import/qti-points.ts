import { paperLimits } from '#domain/paper/paper-limits.ts'
import type { Tenths } from '#domain/values/score.ts'
import type { Lost } from './lost.ts'
import type { QtiNode } from './qti-tree.ts'

/**
 * Points of each interaction of an item: from its mapping, or its share of the item's MAXSCORE or greatest SCORE, times
 * the weight from its test. Null if not given; points that are not in halves, or cannot be divided, are reported.
 */
export function pointsOf(
  item: QtiNode,
  declarations: readonly (QtiNode | undefined)[],
  weight: number | null,
  lost: Lost[],
): readonly (Tenths | null)[] {
  const nothing = declarations.map(() => null)
  const total = totalOf(item)
  const mapped = declarations.map(mostMapped)
  const isMapped = mapped.every((one) => one !== null)
  if (total === null && !isMapped && weight === null) return nothing
  const whole = total ?? declarations.length
  const sum = mapped.reduce<number>((all, one) => all + (one ?? 0), 0)
  const usesMapped = isMapped && (total === null || sum === total)
  const points = declarations.map((_, index) =>
    tenths((usesMapped ? (mapped[index] ?? 0) : whole / declarations.length) * (weight ?? 1)),
  )
  if (points.every((one) => one !== null)) return points
  lost.push({ reason: 'scoring', text: weight === null ? `${whole}` : `${whole} × ${weight}` })
  return nothing
}

/** The points of the whole item. */
function totalOf(item: QtiNode): number | null {
  const outcome = (identifier: string) =>
    item.all().find(({ name, attribute }) => name === 'outcomedeclaration' && attribute('identifier') === identifier)
  const stated = [
    outcome('MAXSCORE')?.find('defaultvalue')?.text() ?? '',
    outcome('SCORE')?.attribute('normalmaximum') ?? '',
  ].find((text) => text.trim() !== '')
  const value = Number(stated ?? Number.NaN)
  return Number.isFinite(value) ? value : null
}

/** The most that a response can score by its mapping. */
function mostMapped(declaration: QtiNode | undefined): number | null {
  const mapping = declaration?.find('mapping')
  if (mapping === undefined) return null
  const bound = mapping.attribute('upperbound')
  if (bound !== '' && Number.isFinite(Number(bound))) return Number(bound)
  const values = mapping.all().map((entry) => Number(entry.attribute('mappedvalue')))
  return declaration?.attribute('cardinality') === 'single'
    ? Math.max(0, ...values)
    : values.filter((value) => value > 0).reduce((all, one) => all + one, 0)
}

const { highest, step } = paperLimits.score

function tenths(points: number): Tenths | null {
  const value = Math.round(points * 100) / 10
  return value > 0 && value <= highest && value % step === 0 ? value : null
}
