import path from 'node:path'
import { readableAddress } from '#domain/import/file-pictures.ts'
import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import type { ImportRefusal } from '#domain/import/import-limits.ts'
import { type MoodlePictures, readMoodle } from '#domain/import/read-moodle.ts'
import { type QtiFile, type QtiPart, readQti } from '#domain/import/read-qti.ts'
import { type QtiMetadata, qtiMetadata } from '#domain/import/qti-metadata.ts'
import { type QtiTest, qtiTest } from '#domain/import/qti-test.ts'
import { qtiNode } from '#domain/import/qti-tree.ts'
import { descendantsOf, textOf, type XmlElement } from '#domain/import/xml-tree.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { zipRefusals } from './file-kind.ts'
import type { ImportPictures } from './import-pictures.ts'
import { treesApart, wholeTreesApart } from './parse-apart.ts'
import type { PackedFile } from './read-word-file.ts'
import { unpackFiles } from './unpack-files.ts'

const manifestPart = 'imsmanifest.xml'

/** The questions of a QTI package, in the order of its test or its manifest. */
export async function readQtiPackage(
  { bytes, entries, family }: PackedFile,
  pictures: ImportPictures,
): Promise<ImportedPaper | ImportRefusal> {
  const files = await unpackFiles(bytes, entries, (name) => isXml(name) || isPicture(name))
  if (typeof files === 'string') return zipRefusals[files]
  const names = [...files.keys()].filter(isXml)
  const trees = await wholeTreesApart(names.map((name) => files.get(name) ?? Buffer.alloc(0)))
  if (typeof trees === 'string') return trees
  const keys = await pictures.draw(new Map([...files].filter(([name]) => isPicture(name))))
  const damaged = names.filter((_, index) => trees[index] === null)
  const parts = trees.flatMap((root, index): readonly NamedPart[] => {
    const name = names[index] ?? ''
    const pictureOf = (source: string) => keys.get(nameBeside(name, source)) ?? null
    return root === null ? [] : [{ name, root, pictureOf }]
  })
  const { title, positions, missing, remarks } = testOf(parts)
  const metadata = metadataOf(parts)
  const order = [...positions.keys(), ...metadata.keys()]
  const rankOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const items = parts
    .filter(({ root }) => isItem(root))
    .toSorted((one, other) => rankOf(one.name) - rankOf(other.name))
    .map((part): QtiFile => ({
      ...part,
      stimuli: stimuliOf(part, parts),
      position: positions.get(part.name),
      metadata: metadata.get(part.name),
    }))
  return readQti(items, family, {
    title,
    damaged,
    missing: [...missing, ...absent([...positions.keys()], names)],
    remarks,
  })
}

type NamedPart = QtiPart & Pick<QtiFile, 'name'>

/** The contents of the tests in a package; the title is that of the first. */
function testOf(parts: readonly NamedPart[]): QtiTest {
  const roots = new Map(parts.map(({ name, root }) => [name, root]))
  const tests = parts
    .filter(({ root }) => qtiNode(root).name === 'assessmenttest')
    .map(({ name, root }) => qtiTest(root, name, { nameBeside, rootOf: (file) => roots.get(file) }))
  return {
    title: tests[0]?.title ?? '',
    positions: new Map(tests.flatMap(({ positions }) => [...positions])),
    missing: tests.flatMap(({ missing }) => missing),
    remarks: tests.flatMap(({ remarks }) => remarks),
  }
}

/** Files that a test refers to but the package lacks. */
const absent = (wanted: readonly string[], names: readonly string[]): readonly string[] =>
  wanted.filter((name) => !names.includes(name))

/** The shared texts that an item refers to. */
const stimuliOf = ({ name, root }: NamedPart, parts: readonly NamedPart[]): readonly QtiPart[] =>
  qtiNode(root)
    .all()
    .filter((node) => node.name === 'assessmentstimulusref')
    .flatMap((reference) => {
      const wanted = nameBeside(name, reference.attribute('href'))
      return parts.filter((part) => part.name === wanted)
    })

const isXml = (name: string): boolean => name.endsWith('.xml')

const isPicture = (name: string): boolean => /\.(?:png|jpe?g|gif|webp)$/i.test(name)

/**
 * The name within the package for a relative address in an item. Addresses that leave the package match nothing in it.
 */
const nameBeside = (item: string, source: string): string =>
  path.posix.join(path.posix.dirname(item), readableAddress(source.replace(/[?#].*$/s, '')))

const isItem = (tree: XmlElement): boolean => qtiNode(tree).name === 'assessmentitem'

/** The files listed in the manifest, in its order, with their metadata. */
const metadataOf = (parts: readonly NamedPart[]): ReadonlyMap<string, QtiMetadata> =>
  new Map(parts.filter(({ name }) => name === manifestPart).flatMap(({ root }) => [...qtiMetadata(root)]))

/** One XML file: Moodle questions, or a QTI item. */
export async function readXmlFile(
  bytes: Buffer,
  family: SubjectFamily,
  pictures: ImportPictures,
): Promise<ImportedPaper | ImportRefusal> {
  const trees = await treesApart([bytes])
  if (typeof trees === 'string') return trees
  const [root] = trees
  if (root?.name === 'quiz') return readMoodle(root, family, await moodlePictures(root, pictures))
  return root !== undefined && isItem(root) ? readQti([{ name: '', root }], family) : 'paperFileOfOtherKind'
}

/** The files embedded in Moodle questions. */
const moodlePictures = (quiz: XmlElement, pictures: ImportPictures): Promise<MoodlePictures> => {
  const files = descendantsOf(quiz, 'file').filter(({ attributes }) => attributes['encoding'] === 'base64')
  return pictures.draw(new Map(files.map((file) => [file, Buffer.from(textOf(file), 'base64')])))
}
