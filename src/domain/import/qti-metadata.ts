import type { QuestionDraft } from './imported-paper.ts'
import { type QtiNode, qtiNode } from './qti-tree.ts'
import type { XmlElement } from './xml-tree.ts'

/** What the manifest of a package says about an item, in the terms of LOM (IEEE 1484.12). */
export interface QtiMetadata {
  /** Null if not given. */
  readonly difficulty: QuestionDraft['difficulty'] | null
  /** Names of the knowledge points, the main one first. */
  readonly pointNames: readonly string[]
}

const difficulties: Readonly<Record<string, QuestionDraft['difficulty']>> = {
  'very easy': 1,
  easy: 1,
  medium: 2,
  difficult: 3,
  'very difficult': 3,
}

/** By the address of each item the manifest describes. */
export function qtiMetadata(manifest: XmlElement): ReadonlyMap<string, QtiMetadata> {
  const resources = qtiNode(manifest)
    .all()
    .filter(({ name }) => name === 'resource')
  return new Map(resources.map((resource) => [resource.attribute('href'), metadataOf(resource)]))
}

const metadataOf = (resource: QtiNode): QtiMetadata => ({
  difficulty: difficulties[vocabularyWord(resource.find('difficulty')).toLowerCase()] ?? null,
  pointNames: pointNamesIn(resource),
})

/** A vocabulary term comes with its source. */
const vocabularyWord = (node: QtiNode | undefined): string => node?.find('value')?.text().trim() ?? ''

/** A topic of an item is the last step of a path in a classification by discipline. */
function pointNamesIn(resource: QtiNode): readonly string[] {
  const about = resource
    .all()
    .filter((node) => node.name === 'classification' && vocabularyWord(node.find('purpose')) === 'discipline')
  const paths = about.flatMap((node) => node.all().filter(({ name }) => name === 'taxonpath'))
  const topics = paths.map(
    (path) =>
      path
        .all()
        .findLast(({ name }) => name === 'entry')
        ?.text()
        .trim() ?? '',
  )
  return topics.filter((topic) => topic !== '')
}
