/**
 * The text under which a browser stores a draft: version, checksum, and the papers in parts, each part stored once
 * under its digest. Their XML is read without trusting it. A paper that a draft holds twice is one object again when
 * read.
 */
import type { Paper } from '#domain/paper/paper.ts'
import { textDigest } from '#domain/values/text-digest.ts'
import { papersBeside } from './draft-beside.ts'
import {
  type DraftPart,
  eachPart,
  isInParts,
  paperInParts,
  type PaperInParts,
  partOf,
  partsReader,
} from './draft-parts.ts'
import type { Draft, DraftReading, PaperPart, UnsavedPaper } from './paper-editing.types.ts'

const version = 4
const versionBeside = 3

/** Size limit in characters of a draft with its parts: a browser stores five times as much for the whole product. */
export const draftLimit = 1_048_576

export const draftOf = ({ paper, saved, rev }: UnsavedPaper, sent: PaperPart | null, savedAt: number): Draft => ({
  paper,
  saved,
  rev,
  sent,
  savedAt,
})

/** Whether a draft holds something the service may not have. */
export const holdsWork = ({ paper, saved, sent }: Draft): boolean => paper !== saved || sent !== null

/** A draft in stored form: its text, and the parts that must be stored before it. */
export interface KeptDraft {
  readonly text: string
  readonly parts: readonly DraftPart[]
}

/** The draft in parts; null if it exceeds the size limit. */
export function draftInParts({ paper, saved, rev, sent, savedAt }: Draft): KeptDraft | null {
  const papers = [...new Set([saved, ...(sent === null ? [] : [sent.paper]), paper])]
  const indexOf = (one: Paper) => papers.indexOf(one)
  const body: DraftBody = {
    v: version,
    paperId: paper.paperId,
    rev,
    savedAt,
    papers: papers.map(paperInParts),
    paper: indexOf(paper),
    saved: indexOf(saved),
    sent: sent && { key: sent.key, rev: sent.rev, paper: indexOf(sent.paper) },
  }
  const json = JSON.stringify(body)
  const text = `{"checksum":"${textDigest(json)}",${json.slice(1)}`
  const parts = papers.flatMap(({ elements }) => elements.map(partOf))
  return text.length + lengthOf(parts) > draftLimit ? null : { text, parts }
}

function lengthOf(parts: readonly DraftPart[]): number {
  let length = 0
  for (const { text } of differentParts(parts)) length += text.length
  return length
}

function differentParts(parts: readonly DraftPart[]): readonly DraftPart[] {
  const different = new Map<string, DraftPart>()
  eachPart(
    parts,
    (name) => different.has(name),
    (part) => different.set(part.name, part),
  )
  return [...different.values()]
}

/** The draft as one text that includes its parts; null if it exceeds the size limit. */
export function writeDraft(draft: Draft): string | null {
  const kept = draftInParts(draft)
  if (kept === null) return null
  return `${kept.text.slice(0, -1)},"texts":${JSON.stringify(differentParts(kept.parts).map(({ text }) => text))}}`
}

/** Looks up texts stored next to drafts by name; null if there is none. */
export interface KeptTexts {
  readonly part: (name: string) => string | null
  /** For a draft of version 3. */
  readonly base: (name: string) => string | null
}

const noTexts: KeptTexts = { part: () => null, base: () => null }

/** Reads what was stored under a paper's name, null if nothing was. */
export function readDraft(text: string | null, kept: KeptTexts = noTexts): DraftReading {
  if (text === null) return { kind: 'none' }
  const { checksum, texts, ...body } = fieldsOf(text)
  const isRight = checksum === textDigest(JSON.stringify(body)) && isHeader(body)
  const draft = isRight ? draftFrom(body, papersIn(body, texts, kept)) : null
  return draft === null ? { kind: 'unreadable' } : { kind: 'draft', draft }
}

interface DraftBody extends DraftHeader {
  readonly v: typeof version
  readonly paperId: number | null
  readonly papers: readonly PaperInParts[]
}

/** The fields common to all versions. */
interface DraftHeader {
  readonly rev: number
  readonly savedAt: number
  readonly papers: readonly unknown[]
  /** Indices of `papers`. */
  readonly paper: number
  readonly saved: number
  readonly sent: { readonly key: string; readonly rev: number; readonly paper: number } | null
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(text: string): Fields {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text) ?? {}))
  } catch {
    return {}
  }
}

/** The checksum matches, so either we wrote this or somebody is tampering. */
const isHeader = (body: object): body is DraftHeader =>
  'rev' in body &&
  Number.isInteger(body.rev) &&
  'savedAt' in body &&
  Number.isInteger(body.savedAt) &&
  'papers' in body &&
  Array.isArray(body.papers) &&
  'sent' in body &&
  (body.sent === null || isSent(body.sent))

const isSent = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'rev' in value &&
  Number.isInteger(value.rev)

type PapersRead = readonly (Paper | null)[]

function papersIn(body: DraftHeader & Fields, texts: unknown, kept: KeptTexts): PapersRead {
  if (body['v'] === versionBeside) return papersBeside(body.papers, body['base'], kept.base)
  if (body['v'] !== version) return []
  const read = partsReader(Array.isArray(texts) ? textsByName(texts) : kept.part)
  return body.papers.map((paper) => (isInParts(paper) ? read(paper) : null))
}

function textsByName(texts: readonly unknown[]): KeptTexts['part'] {
  const byName = new Map(texts.map((text) => [textDigest(String(text)), String(text)]))
  return (name) => byName.get(name) ?? null
}

function draftFrom({ rev, savedAt, ...indices }: DraftHeader, papers: PapersRead): Draft | null {
  const [paper, saved] = [papers[indices.paper], papers[indices.saved]]
  const sent = indices.sent && sentFrom(indices.sent, papers[indices.sent.paper])
  if (!paper || !saved || (indices.sent !== null && sent === null)) return null
  return { paper, saved, rev, sent, savedAt }
}

const sentFrom = (
  { key, rev }: { readonly key: string; readonly rev: number },
  paper: Paper | null | undefined,
): PaperPart | null => (paper ? { key, rev, paper } : null)
