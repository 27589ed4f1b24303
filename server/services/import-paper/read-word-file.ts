import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import type { ImportRefusal } from '#domain/import/import-limits.ts'
import { readWord } from '#domain/import/read-word.ts'
import type { SubjectFamily } from '#domain/question-types.ts'
import type { ZipEntry } from '../files/zip-directory.ts'
import { zipRefusals } from './file-kind.ts'
import { treesApart } from './parse-apart.ts'
import { unpackFiles } from './unpack-files.ts'

const documentPart = 'word/document.xml'
const numberingPart = 'word/numbering.xml'
const stylesPart = 'word/styles.xml'

const isFurniture = (name: string): boolean =>
  /^word\/(?:header|footer|footnotes|endnotes|comments)\d*\.xml$/.test(name)

const isRead = (name: string): boolean => [documentPart, numberingPart, stylesPart].includes(name) || isFurniture(name)

/** The questions of a Word file. */
export async function readWordFile(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  family: SubjectFamily,
): Promise<ImportedPaper | ImportRefusal> {
  const files = await unpackFiles(bytes, entries, isRead)
  if (typeof files === 'string') return zipRefusals[files]
  const names = [...files.keys()]
  const trees = await treesApart([...files.values()])
  if (typeof trees === 'string') return trees
  const treeOf = (name: string) => trees[names.indexOf(name)]
  const document = treeOf(documentPart)
  if (document === undefined) return 'paperFileBroken'
  const furniture = trees.filter((_, index) => isFurniture(names[index] ?? ''))
  const [numbering = null, styles = null] = [treeOf(numberingPart), treeOf(stylesPart)]
  return readWord({ document, numbering, styles, furniture }, family)
}
