import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import type { ImportRefusal } from '#domain/import/import-limits.ts'
import { readWord } from '#domain/import/read-word.ts'
import { childrenOf, type XmlElement } from '#domain/import/xml-tree.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import type { ZipEntry } from '../files/zip-directory.ts'
import { zipRefusals } from './file-kind.ts'
import type { ImportPictures } from './import-pictures.ts'
import { treesApart } from './parse-apart.ts'
import { unpackFiles } from './unpack-files.ts'

const documentPart = 'word/document.xml'
const numberingPart = 'word/numbering.xml'
const stylesPart = 'word/styles.xml'

const relationshipsPart = 'word/_rels/document.xml.rels'

const isFurniture = (name: string): boolean =>
  /^word\/(?:header|footer|footnotes|endnotes|comments)\d*\.xml$/.test(name)

const isRead = (name: string): boolean =>
  [documentPart, numberingPart, stylesPart, relationshipsPart].includes(name) || isFurniture(name)

const isMedia = (name: string): boolean => name.startsWith('word/media/')

/** A package of files, unpacked. */
export interface PackedFile {
  readonly bytes: Buffer
  readonly entries: readonly ZipEntry[]
  readonly family: SubjectFamily
}

/** The questions of a Word file. */
export async function readWordFile(
  { bytes, entries, family }: PackedFile,
  pictures: ImportPictures,
): Promise<ImportedPaper | ImportRefusal> {
  const files = await unpackFiles(bytes, entries, (name) => isRead(name) || isMedia(name))
  if (typeof files === 'string') return zipRefusals[files]
  const names = [...files.keys()].filter(isRead)
  const trees = await treesApart(names.map((name) => files.get(name) ?? Buffer.alloc(0)))
  if (typeof trees === 'string') return trees
  const treeOf = (name: string) => trees[names.indexOf(name)]
  const document = treeOf(documentPart)
  if (document === undefined) return 'paperFileBroken'
  const furniture = trees.filter((_, index) => isFurniture(names[index] ?? ''))
  const [numbering = null, styles = null] = [treeOf(numberingPart), treeOf(stylesPart)]
  const named = mediaOf(treeOf(relationshipsPart))
  const isNamed = new Set(named.values())
  const keys = await pictures.draw(new Map([...files].filter(([name]) => isMedia(name) && isNamed.has(name))))
  const pictureOf = (id: string) => keys.get(named.get(id) ?? '') ?? null
  return readWord({ document, numbering, styles, furniture, pictureOf }, family)
}

/** The files in the package that the document's relationships refer to, by id; external ones are not fetched. */
const mediaOf = (relationships: XmlElement | undefined): ReadonlyMap<string, string> =>
  new Map(
    childrenOf(relationships, 'Relationship')
      .filter(({ attributes }) => attributes['TargetMode'] !== 'External')
      .map(({ attributes: { Id = '', Target = '' } }) => [
        Id,
        Target.startsWith('/') ? Target.slice(1) : `word/${Target}`,
      ]),
  )
