import { type QtiNode, qtiNode } from './qti-tree.ts'
import { elementsOf, type XmlElement } from './xml-tree.ts'

/** Where an item stands in a test. */
export interface QtiPlace {
  /** Heading that it stands under; empty for none. */
  readonly section: string
  /** The part, without a heading of its own, that its items are kept together in; empty for none. */
  readonly together: string
  /** What its points are multiplied by; null where the test does not say. */
  readonly weight: number | null
}

export interface QtiTest {
  readonly title: string
  /** By the addresses of the items, in the order of the test. */
  readonly places: ReadonlyMap<string, QtiPlace>
}

/** What an `assessmentTest` says of its items. */
export function qtiTest(root: XmlElement): QtiTest {
  const test = qtiNode(root)
  const title = test.attribute('title').trim()
  const places = new Map<string, QtiPlace>()
  const walk = (node: QtiNode, around: Omit<QtiPlace, 'weight'>, depth: number): void => {
    for (const child of elementsOf(node.source).map(qtiNode)) {
      const href = child.attribute('href')
      if (child.name === 'assessmentsection') walk(child, sectionOf(child, around, { depth, title }), depth + 1)
      else if (child.name === 'testpart') walk(child, around, depth)
      else if (child.name === 'assessmentitemref' && !places.has(href))
        places.set(href, { ...around, weight: weightOf(child) })
    }
  }
  walk(test, { section: '', together: '' }, 0)
  return { title, places }
}

interface Outer {
  readonly depth: number
  readonly title: string
}

/** A section that repeats the title of the test is no heading; one within another that nobody sees is one question. */
function sectionOf(node: QtiNode, around: Omit<QtiPlace, 'weight'>, { depth, title }: Outer): Omit<QtiPlace, 'weight'> {
  const isSeen = node.attribute('visible') !== 'false'
  const own = node.attribute('title').trim()
  const isTogether = !isSeen && depth > 0 && node.attribute('keeptogether') !== 'false'
  return {
    section: isSeen && own !== '' && own !== title ? own : around.section,
    together: isTogether ? node.attribute('identifier') : '',
  }
}

function weightOf(reference: QtiNode): number | null {
  const weights = reference.all().filter(({ name }) => name === 'weight')
  const value = Number(weights[0]?.attribute('value') ?? Number.NaN)
  return Number.isFinite(value) ? value : null
}
