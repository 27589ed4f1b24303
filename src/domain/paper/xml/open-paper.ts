import type { PaperNote } from '../editing/operations.ts'
import { settle } from '../editing/settle.ts'
import { hasElementTwice, itemCountOf, questionsOf } from '../elements.ts'
import type { Paper } from '../paper.ts'
import { FieldFault } from './fields.ts'
import { xmlNames as names, xmlVersion } from './names.ts'
import { answerName, answersIn } from './read-answers.ts'
import { paperOf } from './read-paper.ts'
import { readXml } from './read-xml.ts'
import type { XmlElement } from './xml.ts'
import type { XmlFaultReason } from './xml-fault.ts'

export type DocumentKind = 'paper' | 'answers'

/** Why two documents are not a paper, and where. */
export type PaperRefusal =
  | { readonly reason: XmlFaultReason; readonly document: DocumentKind; readonly line: number }
  /** Another root element or version. */
  | { readonly reason: 'otherFormat'; readonly document: DocumentKind }
  | { readonly reason: 'fieldInvalid'; readonly document: DocumentKind; readonly field: string }
  /** An element, question or item occurs twice. */
  | { readonly reason: 'idTwice' }
  | { readonly reason: 'answersOfOtherPaper' }
  /** One document has items the other lacks. */
  | { readonly reason: 'answersDiffer' }

export type PaperReading =
  | { readonly ok: true; readonly paper: Paper }
  | { readonly ok: false; readonly refusal: PaperRefusal }

export type PaperOpening =
  | { readonly ok: true; readonly paper: Paper; readonly notes: readonly PaperNote[] }
  | { readonly ok: false; readonly refusal: PaperRefusal }

/** The paper an editing begins with: read from its XML, and settled like after any operation (specification §4.5). */
export function openPaper(paperXml: string, answerXml: string): PaperOpening {
  const reading = readPaper(paperXml, answerXml)
  return reading.ok ? settle(reading.paper) : reading
}

/** Exactly the paper that `writePaper` and `writeAnswers` wrote. */
export function readPaper(paperXml: string, answerXml: string): PaperReading {
  try {
    const paper = joined(rootOf(paperXml, 'paper'), rootOf(answerXml, 'answers'))
    if (hasIdTwice(paper)) throw new Refused({ reason: 'idTwice' })
    return { ok: true, paper }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}

class Refused extends Error {
  readonly refusal: PaperRefusal

  constructor(refusal: PaperRefusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

function rootOf(source: string, document: DocumentKind): XmlElement {
  const reading = readXml(source)
  if (!reading.ok) throw new Refused({ reason: reading.reason, document, line: reading.line })
  const { name, attributes } = reading.root
  if (name !== names[document] || attributes.get('version') !== xmlVersion)
    throw new Refused({ reason: 'otherFormat', document })
  return reading.root
}

function joined(paperRoot: XmlElement, answerRoot: XmlElement): Paper {
  if (paperRoot.attributes.get(names.paperId) !== answerRoot.attributes.get(names.paperId))
    throw new Refused({ reason: 'answersOfOtherPaper' })
  const answers = inDocument('answers', () => answersIn(answerRoot))
  const paper = inDocument('paper', () =>
    paperOf(paperRoot, (elementId, item) => {
      const answer = answers.get(answerName(elementId, item.itemId))
      if (answer === undefined) throw new Refused({ reason: 'answersDiffer' })
      return { ...item, ...answer }
    }),
  )
  if (itemCountOf(questionsOf(paper.elements)) < answers.size) throw new Refused({ reason: 'answersDiffer' })
  return paper
}

function inDocument<Value>(document: DocumentKind, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof FieldFault)) throw error
    throw new Refused({ reason: 'fieldInvalid', document, field: error.field })
  }
}

/** Whether an element, a question or an item occurs more than once. */
export function hasIdTwice({ elements }: Pick<Paper, 'elements'>): boolean {
  const questions = questionsOf(elements)
  const items = questions.flatMap((question) => question.items)
  return (
    hasElementTwice(elements) ||
    new Set(questions.map(({ questionId }) => questionId)).size < questions.length ||
    new Set(items.map(({ itemId }) => itemId)).size < items.length
  )
}
