import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import type { ImportRefusal } from '#domain/import/import-limits.ts'
import { readMoodle } from '#domain/import/read-moodle.ts'
import { type QtiFile, readQti } from '#domain/import/read-qti.ts'
import { qtiNode } from '#domain/import/qti-tree.ts'
import type { XmlElement } from '#domain/import/xml-tree.ts'
import type { SubjectFamily } from '#domain/question-types.ts'
import type { ZipEntry } from '../files/zip-directory.ts'
import { zipRefusals } from './file-kind.ts'
import { treesApart } from './parse-apart.ts'
import { unpackFiles } from './unpack-files.ts'

const manifestPart = 'imsmanifest.xml'

/** The questions of a QTI package, in the order in which its manifest names them. */
export async function readQtiPackage(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  family: SubjectFamily,
): Promise<ImportedPaper | ImportRefusal> {
  const files = await unpackFiles(bytes, entries, (name) => name.endsWith('.xml'))
  if (typeof files === 'string') return zipRefusals[files]
  const names = [...files.keys()]
  const trees = await treesApart([...files.values()])
  if (typeof trees === 'string') return trees
  const manifest = trees[names.indexOf(manifestPart)]
  const order = manifest === undefined ? [] : resourcesOf(manifest)
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const items = trees
    .map((item, index): QtiFile => ({ name: names[index] ?? '', item }))
    .filter(({ item }) => isItem(item))
    .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
  return readQti(items, family)
}

const isItem = (tree: XmlElement): boolean => qtiNode(tree).name === 'assessmentitem'

const resourcesOf = (manifest: XmlElement): readonly string[] =>
  qtiNode(manifest)
    .all()
    .filter(({ name }) => name === 'resource')
    .map((resource) => resource.attribute('href'))

/** One XML file: questions of Moodle, or an item of QTI. */
export async function readXmlFile(bytes: Buffer, family: SubjectFamily): Promise<ImportedPaper | ImportRefusal> {
  const trees = await treesApart([bytes])
  if (typeof trees === 'string') return trees
  const [root] = trees
  if (root?.name === 'quiz') return readMoodle(root, family)
  return root !== undefined && isItem(root) ? readQti([{ name: '', item: root }], family) : 'paperFileOfOtherKind'
}
