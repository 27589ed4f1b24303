/** What a workbook has beside its cells, none of which is read. */
import type { NotUnderstood } from '#domain/import/imported-paper.ts'
import type { ImportRefusal } from '#domain/import/import-limits.ts'
import type { Lost } from '#domain/import/lost.ts'
import { descendantsOf, textOf, type XmlElement } from '#domain/import/xml-tree.ts'
import type { ZipEntry } from '../files/zip-directory.ts'
import { zipRefusals } from './file-kind.ts'
import { wholeTreesApart } from './parse-apart.ts'
import { unpackFiles } from './unpack-files.ts'

const isComments = (name: string): boolean => /^xl\/comments(?:\d*|\/[^/]+)\.xml$/i.test(name)

const isDrawing = (name: string): boolean => /^xl\/drawings\/[^/]+\.xml$/i.test(name)

/** Pictures and charts by the names of their files, comments and text boxes by their texts; `no` is the row to name. */
export async function besideCells(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  no: number,
): Promise<readonly NotUnderstood[] | ImportRefusal> {
  const files = await unpackFiles(bytes, entries, (name) => isComments(name) || isDrawing(name))
  if (typeof files === 'string') return zipRefusals[files]
  const trees = files.size === 0 ? [] : await wholeTreesApart([...files.values()])
  if (typeof trees === 'string') return trees
  const written = [...files.keys()].flatMap((name, index) => writtenIn(name, trees[index] ?? null))
  const position = { kind: 'row', no } as const
  return [...entries.flatMap(({ name }) => drawnBy(name)), ...written].map((lost) => ({
    position,
    at: null,
    ...lost,
  }))
}

function drawnBy(name: string): readonly Lost[] {
  const [, folder, file = ''] = /^xl\/(media|charts)\/([^/]+)$/i.exec(name) ?? []
  if (folder === 'media') return [{ reason: 'picture', text: file }]
  return folder === 'charts' && /^chart\d*\.xml$/i.test(file) ? [{ reason: 'object', text: file }] : []
}

function writtenIn(name: string, root: XmlElement | null): readonly Lost[] {
  if (root === null) return [{ reason: 'syntax', text: name }]
  const [reason, whole, part] = isComments(name)
    ? (['furniture', 'comment', 't'] as const)
    : (['textOutside', 'xdr:txBody', 'a:t'] as const)
  return descendantsOf(root, whole)
    .map((one) => ({ reason, text: descendantsOf(one, part).map(textOf).join('').trim() }))
    .filter(({ text }) => text !== '')
}
