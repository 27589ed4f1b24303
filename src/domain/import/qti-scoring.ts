import { partialScore } from '#domain/marking/mark-item.ts'
import { usualRule } from '#domain/questions/question.ts'
import type { Lost } from './lost.ts'
import type { QtiNode } from './qti-tree.ts'

/** Marking rules of an item beyond its right answers, their mapping and the usual points for some right options. */
export const unusualScoring = (item: QtiNode): readonly Lost[] =>
  item
    .all()
    .filter((node) => node.name === 'responseprocessing' && node.children.length > 0)
    .filter((node) => !hasUsualTemplate(node) && !isUsualRule(item, node))
    .map(() => ({ reason: 'scoring', text: 'responseProcessing' }))

const hasUsualTemplate = ({ attribute }: QtiNode): boolean =>
  /\/(?:match_correct|map_response)(?:\.xml)?$/.test(attribute('template'))

/** Whether it gives for each number of right options without a wrong one what a key without a rule gives, as our export does. */
function isUsualRule(item: QtiNode, processing: QtiNode): boolean {
  const right = item.find('correctresponse')?.children.length ?? 0
  const whole = pointsIn(processing.find('responseif'))
  const given = processing.all().filter(({ name }) => name === 'responseelseif')
  const points = new Map(given.filter(isOfRightOnly).map((node) => [sizeIn(node), pointsIn(node)]))
  if (Number.isNaN(whole) || points.size < given.length) return false
  return Array.from({ length: Math.max(0, right - 1) }, (_, index) => index + 1).every(
    (chosen) => (points.get(chosen) ?? 0) * 10 === partialScore(usualRule, chosen, right, Math.round(whole * 10)),
  )
}

const isOfRightOnly = (node: QtiNode): boolean => node.find('contains')?.children[0]?.name === 'correct'

/** How many chosen options a condition is about. */
const sizeIn = (node: QtiNode): number => {
  const equal = node.all().find(({ name, children }) => name === 'equal' && children[0]?.name === 'containersize')
  return Number(equal?.children[1]?.text())
}

/** The points that a condition gives. */
const pointsIn = (node: QtiNode | undefined): number => Number(node?.find('setoutcomevalue')?.find('basevalue')?.text())
