/** What the tests of every format look at in a file that was read. */
import sharp from 'sharp'
import { expect } from 'vitest'
import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import { type ImportFile, readImportFile } from '../read-import-file.ts'

/** The paper in a file; throws if the file is refused. */
export async function readPaper(file: ImportFile): Promise<ImportedPaper> {
  const paper = await readImportFile(file)
  if (typeof paper === 'string') throw new Error(paper)
  return paper
}

/** Every item, after the passage that it belongs to. */
export const itemsOf = ({ questions }: ImportedPaper) =>
  questions.flatMap(({ passage, items }) =>
    items.map(({ kind, stem, options, right }) => [passage, kind, stem, options, right]),
  )

/** What the teacher is told was not understood. */
export const lossesOf = ({ notUnderstood }: ImportedPaper) =>
  notUnderstood.map(({ reason, text, at }) => [reason, text, at])

/** A small PNG picture. */
export const drawing = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 5, height: 5, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** A text of the paper that is a picture with these words. */
export const marked = (words: string) => expect.stringMatching(new RegExp(`!\\[${words}\\]\\(picture:[0-9a-f]{32}\\)`))
