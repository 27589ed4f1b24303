/**
 * A paper in parts: each element has its own text, a section's with the names of its children. Papers share unchanged
 * parts, so storing a changed question writes only that question and its section.
 */
import { isSection } from '#domain/paper/elements.ts'
import type { Paper, PaperElement } from '#domain/paper/paper.ts'
import { readElement, writeElement } from '#domain/paper/xml/element-xml.ts'
import { hasIdTwice, readPaper } from '#domain/paper/xml/open-paper.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import { textDigest } from '#domain/values/text-digest.ts'

export interface DraftPart {
  /** The digest of the text, by which others refer to this part. */
  readonly name: string
  /** The names of the child parts, then on the next line the element without its children. */
  readonly text: string
  readonly inside: readonly DraftPart[]
}

/** A paper without its elements, as its two documents, and the names of its elements' parts. */
export interface PaperInParts {
  readonly paperXml: string
  readonly answerXml: string
  readonly inside: readonly string[]
}

const written = new WeakMap<PaperElement, DraftPart>()

/** An element in stored form; serialized once. */
export function partOf(element: PaperElement): DraftPart {
  const known = written.get(element)
  if (known !== undefined) return known
  const inside = isSection(element) ? element.children.map(partOf) : []
  const alone = isSection(element) ? { ...element, children: [] } : element
  const text = `${JSON.stringify(inside.map(({ name }) => name))}\n${writeElement(alone)}`
  const part = { name: textDigest(text), text, inside }
  written.set(element, part)
  return part
}

/** Calls `hear` for each part and the parts inside it, inner ones first; skips known parts with all their content. */
export function eachPart(
  parts: readonly DraftPart[],
  isKnown: (name: string) => boolean,
  hear: (part: DraftPart) => void,
): void {
  for (const part of parts) {
    if (isKnown(part.name)) continue
    eachPart(part.inside, isKnown, hear)
    hear(part)
  }
}

export function paperInParts(paper: Paper): PaperInParts {
  const frame = { ...paper, elements: [] }
  const inside = paper.elements.map((element) => partOf(element).name)
  return { paperXml: writePaper(frame), answerXml: writeAnswers(frame), inside }
}

/** Reads papers whose part texts are looked up by name; an element shared by several papers is one object. */
export function partsReader(textOf: (name: string) => string | null): (paper: PaperInParts) => Paper | null {
  const known = new Map<string, PaperElement | null>()
  const elementAt = (name: string): PaperElement | null => {
    const element = known.get(name) ?? readPart(name, textOf(name), elementAt)
    known.set(name, element)
    return element
  }
  return ({ paperXml, answerXml, inside }) => {
    const reading = readPaper(paperXml, answerXml)
    const elements = inside.flatMap((name) => elementAt(name) ?? [])
    if (!reading.ok || elements.length < inside.length || hasIdTwice({ elements })) return null
    return { ...reading.paper, elements }
  }
}

/** The element of a part; null if the text does not match the name, or something is missing. */
function readPart(
  name: string,
  text: string | null,
  elementAt: (name: string) => PaperElement | null,
): PaperElement | null {
  if (text === null || textDigest(text) !== name) return null
  const end = text.indexOf('\n')
  const names = namesIn(text.slice(0, end))
  const element = readElement(text.slice(end + 1))
  if (element === null || names === null) return null
  if (!isSection(element)) return names.length === 0 ? element : null
  const children = names.flatMap((inner) => {
    const child = elementAt(inner)
    return child === null || isSection(child) ? [] : [child]
  })
  return children.length === names.length ? { ...element, children } : null
}

function namesIn(json: string): readonly string[] | null {
  try {
    const names: unknown = JSON.parse(json)
    return isNames(names) ? names : null
  } catch {
    return null
  }
}

export const isInParts = (value: unknown): value is PaperInParts =>
  typeof value === 'object' &&
  value !== null &&
  'paperXml' in value &&
  typeof value.paperXml === 'string' &&
  'answerXml' in value &&
  typeof value.answerXml === 'string' &&
  'inside' in value &&
  isNames(value.inside)

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')
