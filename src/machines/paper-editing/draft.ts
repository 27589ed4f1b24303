/**
 * The text under which a browser keeps a draft: version, checksum, and the papers as their XML, whose reader believes
 * nothing. Where a draft holds the same paper twice, it is the same object again when it is read.
 */
import { readPaper } from '#domain/paper/xml/open-paper.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { textDigest } from '#domain/text-digest.ts'
import type { Draft, DraftReading, PaperPart, UnsavedPaper } from './paper-editing.types.ts'

const version = 1

/** Characters of a draft at most: a browser keeps five times as much for the whole product. */
export const draftLimit = 1_048_576

export const draftOf = ({ paper, saved, rev }: UnsavedPaper, sent: PaperPart | null, savedAt: number): Draft => ({
  paper,
  saved,
  rev,
  sent,
  savedAt,
})

/** Whether a draft holds something that the service may not have. */
export const holdsWork = ({ paper, saved, sent }: Draft): boolean => paper !== saved || sent !== null

/** The draft as text; null where it is larger than may be kept. */
export function writeDraft({ paper, saved, rev, sent, savedAt }: Draft): string | null {
  const papers = [...new Set([paper, saved, ...(sent === null ? [] : [sent.paper])])]
  const placeOf = (one: Paper) => papers.indexOf(one)
  const body: DraftBody = {
    v: version,
    paperId: paper.paperId,
    rev,
    savedAt,
    papers: papers.map((one) => [writePaper(one), writeAnswers(one)]),
    paper: placeOf(paper),
    saved: placeOf(saved),
    sent: sent && { key: sent.key, rev: sent.rev, paper: placeOf(sent.paper) },
  }
  const text = JSON.stringify({ checksum: checksumOf(body), ...body })
  return text.length > draftLimit ? null : text
}

/** What was kept under a paper's name; null where nothing was. */
export function readDraft(text: string | null): DraftReading {
  if (text === null) return { kind: 'none' }
  const body = bodyOf(text)
  const draft = body && draftFrom(body)
  return draft === null ? { kind: 'unreadable' } : { kind: 'draft', draft }
}

interface DraftBody {
  readonly v: typeof version
  readonly paperId: number | null
  readonly rev: number
  readonly savedAt: number
  /** Each as its two documents. */
  readonly papers: readonly (readonly [paperXml: string, answerXml: string])[]
  /** Indices of `papers`. */
  readonly paper: number
  readonly saved: number
  readonly sent: { readonly key: string; readonly rev: number; readonly paper: number } | null
}

const checksumOf = (body: DraftBody): string => textDigest(JSON.stringify(body))

function bodyOf(text: string): DraftBody | null {
  const { checksum, ...body } = fieldsOf(text)
  if (body['v'] !== version || checksum !== textDigest(JSON.stringify(body))) return null
  return isBody(body) ? body : null
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text) ?? {}))
  } catch {
    return {}
  }
}

/** The checksum fits, so this version wrote it, or somebody who tries something. */
const isBody = (body: object): body is DraftBody =>
  'rev' in body &&
  Number.isInteger(body.rev) &&
  'savedAt' in body &&
  Number.isInteger(body.savedAt) &&
  'papers' in body &&
  Array.isArray(body.papers) &&
  body.papers.every(isDocuments) &&
  'sent' in body &&
  (body.sent === null || isSent(body.sent))

const isDocuments = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')

const isSent = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'rev' in value &&
  Number.isInteger(value.rev)

function draftFrom({ papers, rev, savedAt, ...places }: DraftBody): Draft | null {
  const readings = papers.map(([paperXml, answerXml]) => readPaper(paperXml, answerXml))
  const at = (place: number): Paper | null => {
    const reading = readings[place]
    return reading?.ok === true ? reading.paper : null
  }
  const [paper, saved] = [at(places.paper), at(places.saved)]
  const sent = places.sent && sentFrom(places.sent, at(places.sent.paper))
  if (paper === null || saved === null || (places.sent !== null && sent === null)) return null
  return { paper, saved, rev, sent, savedAt }
}

const sentFrom = (
  { key, rev }: { readonly key: string; readonly rev: number },
  paper: Paper | null,
): PaperPart | null => paper && { key, rev, paper }
