import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { item, paperWith, question, section, text } from '#domain/paper/testing/papers.ts'
import { writable } from '#domain/paper/xml/xml.ts'
import { usualPrint } from '#domain/print/print-options.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { formulaAttacks, typesettingAttacks } from '#tests/support/pages/attacks.ts'
import { isShownAsTyped, storedAttacks } from '#tests/support/pages/stored-attacks.ts'
import { printedPaper } from './printed-paper.ts'
import { qtiPackage } from './qti-package.ts'
import { pdfOf } from './typeset.ts'
import { wordFile } from './word-file.ts'

/** What no document can hold, or a line shows in another way, is tried apart from the rest. */
const isPlain = (attack: string): boolean => writable(attack) === attack && !/[^\S ]/.test(attack)

const attacks = storedAttacks.filter((attack) => isShownAsTyped(attack) && isPlain(attack))

const changedAt = new Date('2026-11-20T00:00:00Z')

/** A paper with each of these texts in the title, a heading, a text, and in every text of two questions. */
const paperSaying = (contents: readonly string[]) =>
  paperWith(
    [
      { ...text('t1'), text: contents.join('\n') },
      section(
        's1',
        contents.flatMap((words, at) => {
          const texts = {
            stem: words,
            options: [{ id: 'A', text: words }] as const,
            analysis: words,
            knowledge: words,
            furtherPoints: [`${words} too`],
          }
          const criteria = [{ name: words, hint: words, max: 20 }]
          return [
            question(at * 2 + 1, {
              passage: words,
              items: [item(at * 2 + 1, { ...texts, key: { kind: 'blank', accept: [words, 'x'] } })],
            }),
            question(at * 2 + 2, {
              type: 3,
              passage: words,
              items: [item(at * 2 + 2, { ...texts, key: { kind: 'written', model: words, criteria } })],
            }),
          ]
        }),
        { sectionText: contents.join(' ') },
      ),
    ],
    { paperTitle: contents.join(' ') },
  )

const options = { ...usualPrint, answers: 'each', analysis: true } as const

const plain = paperSaying(['plain words'])

const hostile = paperSaying(attacks)

/** The files of an archive that are XML. */
const xmlIn = (bytes: Uint8Array): readonly (readonly [string, string])[] =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => /\.(xml|rels)$/.test(name))
    .map(([name, content]) => [name, strFromU8(content)])

const elementsIn = (files: readonly (readonly [string, string])[]): readonly string[] =>
  [...new Set(files.flatMap(([, xml]) => [...xml.matchAll(/<([\w:.-]+)/g)].map(([, name]) => name ?? '')))].toSorted()

/** All texts of an XML document, without its markup. */
function textsIn(xml: string): string {
  const parsed: unknown = new XMLParser({ preserveOrder: true, trimValues: false, htmlEntities: true }).parse(xml)
  const textsOf = (node: unknown): readonly string[] => {
    if (Array.isArray(node)) return node.flatMap(textsOf)
    if (typeof node !== 'object' || node === null) return [String(node)]
    return Object.entries(node).flatMap(([name, content]) => (name === ':@' ? [] : textsOf(content)))
  }
  return textsOf(parsed).join('')
}

const fewerThan = (count: number, shown: string) => attacks.filter((attack) => shown.split(attack).length - 1 < count)

test('a Word file has what the texts of a paper contain as text, and no element of theirs', async () => {
  const wordOf = async (paper: typeof plain) =>
    xmlIn(await wordFile(await printedPaper(paper, options, 'zh-CN'), [], changedAt))
  const [usual, odd] = [await wordOf(plain), await wordOf(hostile)]
  expect(odd.flatMap(([name, xml]) => (XMLValidator.validate(xml) === true ? [] : [name]))).toEqual([])
  expect(elementsIn(odd)).toEqual(elementsIn(usual))
  expect(odd.map(([name]) => name)).toEqual(usual.map(([name]) => name))
  const shown = textsIn(odd.find(([name]) => name === 'word/document.xml')?.[1] ?? '')
  expect(fewerThan(10, shown)).toEqual([])
})

test('a QTI package has what the texts of a paper contain as text, and no element of theirs', () => {
  const packageOf = (paper: typeof plain) => xmlIn(qtiPackage(paper, new Map(), changedAt))
  const [usual, odd] = [packageOf(plain), packageOf(hostile)]
  expect(odd.flatMap(([name, xml]) => (XMLValidator.validate(xml) === true ? [] : [name]))).toEqual([])
  expect(elementsIn(odd)).toEqual(elementsIn(usual))
  expect(fewerThan(5, odd.map(([, xml]) => textsIn(xml)).join('\n'))).toEqual([])
})

test('a printed paper has what its texts contain as text: the typesetter runs none of it', async () => {
  const { printed, formulas } = await printedPaper(hostile, options, 'zh-CN')
  expect(formulas).toEqual([])
  const { bytes } = await pdfOf({ template: 'paper', data: printed, formulas, pictures: [] }, changedAt)
  // Neither white space nor what only directs other characters has a glyph.
  const drawnOf = (words: string) => words.replaceAll(/[\s\p{Cf}]/gu, '')
  const shown = drawnOf(textOfPdf(bytes).join(''))
  expect(attacks.filter((attack) => !shown.includes(drawnOf(attack)))).toEqual([])
  expect(actsIn(bytes)).toEqual([])
})

/** Links, scripts, and other acts of a PDF, whose compressed streams contain anything by chance. */
const actsIn = (pdf: Uint8Array): readonly string[] =>
  Buffer.from(pdf)
    .toString('latin1')
    .replaceAll(/\bstream\r?\n[\s\S]*?\bendstream\b/g, '')
    .match(/\/(URI|JavaScript|JS|Launch|GoToR|SubmitForm|OpenAction|AA)\b/g) ?? []

test('an attack by a formula, by another sign of rich text, or by odd characters has no address either', async () => {
  const tries = [...formulaAttacks, ...typesettingAttacks, ...typesettingAttacks.map((one) => `\\text{" ${one} "}`)]
  const others = storedAttacks.filter((attack) => !attacks.includes(attack)).map((attack) => writable(attack))
  const paper = paperSaying([...tries.map((tex) => `$${tex}$`), ...others])
  const { printed, formulas } = await printedPaper(paper, options, 'zh-CN')
  const { bytes } = await pdfOf({ template: 'paper', data: printed, formulas, pictures: [] }, changedAt)
  expect(textOfPdf(bytes).join('')).not.toMatch(/root:/)
  expect(actsIn(bytes)).toEqual([])
  const word = xmlIn(await wordFile({ printed, formulas, pictures: [] }, [], changedAt))
  expect(word.flatMap(([name, xml]) => (/TargetMode="External"|w:hyperlink/.test(xml) ? [name] : []))).toEqual([])
  const qti = xmlIn(qtiPackage(paper, new Map(), changedAt))
  expect(qti.flatMap(([name, xml]) => (/(href|src|on\w+)="(?!items|test|\.\.)/.test(xml) ? [name] : []))).toEqual([])
})
