import { noPictures } from './file-pictures.ts'
import type { Lost } from './lost.ts'
import { type QtiNode, qtiNode, qtiText } from './qti-tree.ts'
import { elementsOf, type XmlElement } from './xml-tree.ts'

/** Where an item is in a test. */
export interface QtiPosition {
  /** Its heading; empty for none. */
  readonly section: string
  /** The part without a heading that keeps its items together; empty for none. */
  readonly together: string
  /** Factor for its points; null if the test gives none. */
  readonly weight: number | null
}

export interface QtiTest {
  readonly title: string
  /** By item name within the package, in the order of the test. */
  readonly positions: ReadonlyMap<string, QtiPosition>
  /** Addresses of sections that the package lacks, or that would contain themselves. */
  readonly missing: readonly string[]
  /** What the test says between its items. */
  readonly remarks: readonly QtiRemark[]
}

export interface QtiRemark extends Lost {
  /** The number, in the test, of the item after it. */
  readonly no: number
}

/** The files of a package by their names. */
export interface QtiFiles {
  /** Resolves a reference relative to a file; one that leaves the package resolves to nothing in it. */
  readonly nameBeside: (file: string, href: string) => string
  readonly rootOf: (name: string) => XmlElement | undefined
}

/** What an `assessmentTest` says about its items, including sections in separate files. */
export function qtiTest(root: XmlElement, name: string, files: QtiFiles): QtiTest {
  const title = qtiNode(root).attribute('title').trim()
  const walk = new TestWalk(title, files)
  walk.inside(qtiNode(root), { file: name, section: '', together: '', depth: 0 })
  return { title, positions: walk.positions, missing: walk.missing, remarks: walk.remarks }
}

interface Around extends Omit<QtiPosition, 'weight'> {
  /** The file it is in. */
  readonly file: string
  readonly depth: number
}

class TestWalk {
  readonly positions = new Map<string, QtiPosition>()
  readonly missing: string[] = []
  readonly remarks: QtiRemark[] = []
  /** Section files already walked. */
  readonly #walked = new Set<string>()
  /** The ones being walked, outermost first. */
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
    else if (node.name === 'rubricblock') this.#remark(node)
  }

  #remark(node: QtiNode): void {
    const { text, lost } = qtiText(node, { pictureOf: noPictures })
    const unasked = text === '' ? [] : [{ reason: 'noQuestion', text } as const]
    for (const one of [...unasked, ...lost]) this.remarks.push({ ...one, no: this.positions.size + 1 })
  }

  #item(reference: QtiNode, { file, section, together }: Around): void {
    const name = this.#files.nameBeside(file, reference.attribute('href'))
    if (!this.positions.has(name)) this.positions.set(name, { section, together, weight: weightOf(reference) })
  }

  /** A section that repeats the title of the test is no heading; an invisible nested one is a single question. */
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

  /** Each file is walked once, since its items are then placed. */
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
