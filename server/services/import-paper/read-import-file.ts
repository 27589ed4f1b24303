import { type GiftBlock, giftBlocks, looksLikeGift } from '#domain/import/gift-blocks.ts'
import type { ImportedPaper, NotUnderstood } from '#domain/import/imported-paper.ts'
import { importLimits, type ImportRefusal } from '#domain/import/import-limits.ts'
import { readTypedPaper } from '#domain/import/read-typed-paper.ts'
import { readGift } from '#domain/import/read-gift.ts'
import { readPdf } from '#domain/import/read-pdf.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { fileKindOf } from './file-kind.ts'
import { ImportPictures } from './import-pictures.ts'
import { readQtiPackage, readXmlFile } from './read-qti-package.ts'
import { readWordFile } from './read-word-file.ts'
import { readWorkbookFile } from './read-workbook-file.ts'
import { giftApart, textApart } from './parse-apart.ts'
import { pdfApart } from './pdf-apart.ts'
import { mebibyte } from '#domain/values/sizes.ts'

/** A file to be imported into the bank of a subject. */
export interface ImportFile {
  readonly bytes: Buffer
  readonly fileName: string
  readonly family: SubjectFamily
}

/** The contents of a file, or why it is not read; its pictures are drawn. Never throws because of the file. */
export async function readImportFile(
  file: ImportFile,
  pictures = new ImportPictures(),
): Promise<ImportedPaper | ImportRefusal> {
  const paper = await readByKind(file, pictures)
  if (typeof paper === 'string') return paper
  if (paper.questions.length > importLimits.questions) return 'tooManyQuestions'
  if (paper.questions.length > 0) return paper
  return paper.notUnderstood.some(isProse) ? 'questionsUnmarked' : 'noQuestionsFound'
}

/** A part of a text, a document or a PDF; what is not read of other files is not prose. */
const isProse = ({ reason, position }: NotUnderstood): boolean =>
  reason === 'textOutside' && position.kind !== 'row' && position.kind !== 'question'

async function readByKind(
  { bytes, fileName, family }: ImportFile,
  pictures: ImportPictures,
): Promise<ImportedPaper | ImportRefusal> {
  const found = fileKindOf(bytes)
  if (typeof found === 'string') return found
  switch (found.kind) {
    case 'text':
      return readText(bytes, fileName, family)
    case 'word':
      return readWordFile({ bytes, entries: found.entries, family }, pictures)
    case 'workbook':
      return readWorkbookFile(bytes, found.entries)
    case 'qti':
      return readQtiPackage({ bytes, entries: found.entries, family }, pictures)
    case 'pdf':
      return readPdfFile(bytes, family)
    case 'xml': {
      const read = await readXmlFile(bytes, family, pictures)
      const isNoXml = read === 'paperFileBroken' || read === 'paperFileOfOtherKind'
      return isNoXml && isNamedAsText(fileName) ? readText(bytes, fileName, family) : read
    }
  }
}

/** Pasted text has no name. Its first question may begin with a tag, as in GIFT. */
const isNamedAsText = (fileName: string): boolean => fileName === '' || /\.(?:txt|gift)$/i.test(fileName)

/** Bytes of a text without pictures; anything longer is no paper. */
const longestText = 2 * mebibyte

async function readText(
  bytes: Buffer,
  fileName: string,
  family: SubjectFamily,
): Promise<ImportedPaper | ImportRefusal> {
  if (bytes.length > longestText) return 'paperTooLong'
  const found = await textApart(bytes)
  if (typeof found === 'string') return found
  if (/\.gift$/i.test(fileName) || looksLikeGift(found.text)) return readGiftBlocks(giftBlocks(found.text), family)
  const lines = found.text.split(/\r\n?|\n/)
  return readTypedPaper(
    lines.map((text, index) => ({ position: { kind: 'line', no: index + 1 }, text, lost: [] })),
    family,
  )
}

async function readGiftBlocks(
  blocks: readonly GiftBlock[],
  family: SubjectFamily,
): Promise<ImportedPaper | ImportRefusal> {
  const readings = await giftApart(blocks.map(({ text }) => text))
  return typeof readings === 'string' ? readings : readGift(blocks, readings, family)
}

/** By its text alone; scanned pages have none. */
async function readPdfFile(bytes: Buffer, family: SubjectFamily): Promise<ImportedPaper | ImportRefusal> {
  const pages = await pdfApart(bytes)
  if (typeof pages === 'string') return pages
  return pages.every(({ lines }) => lines.length === 0) ? 'pdfWithoutText' : readPdf(pages, family)
}
