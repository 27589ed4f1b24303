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
  /** By the names of the items in the package, in the order of the test. */
  readonly places: ReadonlyMap<string, QtiPlace>
  /** Addresses of sections that the package does not have, or that would stand in themselves. */
  readonly missing: readonly string[]
}

/** The files of a package by their names. */
export interface QtiFiles {
  /** What a file calls so; what leaves the package names nothing in it. */
  readonly nameBeside: (file: string, href: string) => string
  readonly rootOf: (name: string) => XmlElement | undefined
}

/** What an `assessmentTest` says of its items, with the sections that stand in files of their own. */
export function qtiTest(root: XmlElement, name: string, files: QtiFiles): QtiTest {
  const title = qtiNode(root).attribute('title').trim()
  const walk = new TestWalk(title, files)
  walk.inside(qtiNode(root), { file: name, section: '', together: '', depth: 0 })
  return { title, places: walk.places, missing: walk.missing }
}

interface Around extends Omit<QtiPlace, 'weight'> {
  /** The file in which it stands. */
  readonly file: string
  readonly depth: number
}

class TestWalk {
  readonly places = new Map<string, QtiPlace>()
  readonly missing: string[] = []
  /** Files of sections that were walked. */
  readonly #walked = new Set<string>()
  /** Those that are being walked, each within the one before it. */
  readonly #open: string[] = []
  readonly #title: string
  readonly #files: QtiFiles

  constructor(title: string, files: QtiFiles) {
    this.#title = title
    this.#files = files
  }

  inside(node: QtiNode, around: Around): void {
    for (const child of elementsOf(node.source).map(qtiNode)) this.#walk(child, around)
  }

  #walk(node: QtiNode, around: Around): void {
    if (node.name === 'assessmentsection') this.#section(node, around)
    else if (node.name === 'assessmentsectionref') this.#sectionElsewhere(node.attribute('href'), around)
    else if (node.name === 'testpart') this.inside(node, around)
    else if (node.name === 'assessmentitemref') this.#item(node, around)
  }

  #item(reference: QtiNode, { file, section, together }: Around): void {
    const name = this.#files.nameBeside(file, reference.attribute('href'))
    if (!this.places.has(name)) this.places.set(name, { section, together, weight: weightOf(reference) })
  }

  /** A section that repeats the title of the test is no heading; one within another that nobody sees is one question. */
  #section(node: QtiNode, { file, section, depth }: Around): void {
    const isSeen = node.attribute('visible') !== 'false'
    const own = node.attribute('title').trim()
    const isTogether = !isSeen && depth > 0 && node.attribute('keeptogether') !== 'false'
    this.inside(node, {
      file,
      section: isSeen && own !== '' && own !== this.#title ? own : section,
      together: isTogether ? node.attribute('identifier') : '',
      depth: depth + 1,
    })
  }

  /** Each file is walked once: its items have their places then. */
  #sectionElsewhere(href: string, around: Around): void {
    const file = this.#files.nameBeside(around.file, href)
    const root = this.#files.rootOf(file)
    const section = root && qtiNode(root)
    if (section?.name !== 'assessmentsection' || this.#open.includes(file)) this.missing.push(href)
    else if (!this.#walked.has(file)) {
      this.#walked.add(file)
      this.#open.push(file)
      this.#section(section, { ...around, file })
      this.#open.pop()
    }
  }
}

function weightOf(reference: QtiNode): number | null {
  const weights = reference.all().filter(({ name }) => name === 'weight')
  const value = Number(weights[0]?.attribute('value') ?? Number.NaN)
  return Number.isFinite(value) ? value : null
}
