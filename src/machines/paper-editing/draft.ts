/**
 * The text under which a browser keeps a draft: version, checksum, and the papers as their XML, whose reader believes
 * nothing. Each paper stands beside the one before it, the first beside the base. Where a draft holds the same paper twice, it
 * is the same object again when it is read.
 */
import type { Paper } from '#domain/paper/paper.ts'
import { textDigest } from '#domain/values/text-digest.ts'
import { type DraftBase, isPaperBeside, type PaperBeside, paperBeside, paperFrom, readDraftBase } from './draft-base.ts'
import type { Draft, DraftReading, PaperPart, UnsavedPaper } from './paper-editing.types.ts'

const version = 3

/** Characters of a draft and its base at most: a browser keeps five times as much for the whole product. */
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

/** The draft as text, beside a base or whole; null where it is larger than may be kept. */
export function writeDraft({ paper, saved, rev, sent, savedAt }: Draft, base: DraftBase | null = null): string | null {
  const papers = [...new Set([saved, ...(sent === null ? [] : [sent.paper]), paper])]
  const placeOf = (one: Paper) => papers.indexOf(one)
  const body: DraftBody = {
    v: version,
    paperId: paper.paperId,
    rev,
    savedAt,
    base: base && base.name,
    papers: papers.map((one, index) => paperBeside(one, papers[index - 1] ?? base?.paper ?? null)),
    paper: placeOf(paper),
    saved: placeOf(saved),
    sent: sent && { key: sent.key, rev: sent.rev, paper: placeOf(sent.paper) },
  }
  const json = JSON.stringify(body)
  const text = `{"checksum":"${textDigest(json)}",${json.slice(1)}`
  return text.length + (base?.text.length ?? 0) > draftLimit ? null : text
}

/** What was kept under a paper's name, null where nothing was; `textOfBase` gives the texts of bases by their names. */
export function readDraft(text: string | null, textOfBase: (name: string) => string | null = () => null): DraftReading {
  if (text === null) return { kind: 'none' }
  const body = bodyOf(text)
  const draft = body && draftFrom(body, textOfBase)
  return draft === null ? { kind: 'unreadable' } : { kind: 'draft', draft }
}

interface DraftBody {
  readonly v: typeof version
  readonly paperId: number | null
  readonly rev: number
  readonly savedAt: number
  /** The name of the base. */
  readonly base: string | null
  readonly papers: readonly PaperBeside[]
  /** Indices of `papers`. */
  readonly paper: number
  readonly saved: number
  readonly sent: { readonly key: string; readonly rev: number; readonly paper: number } | null
}

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
  'base' in body &&
  (body.base === null || typeof body.base === 'string') &&
  'papers' in body &&
  Array.isArray(body.papers) &&
  body.papers.every(isPaperBeside) &&
  'sent' in body &&
  (body.sent === null || isSent(body.sent))

const isSent = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'rev' in value &&
  Number.isInteger(value.rev)

function draftFrom({ papers, base, rev, savedAt, ...places }: DraftBody, textOfBase: (name: string) => string | null) {
  const readBase = base === null ? null : readDraftBase(base, textOfBase(base))
  const read: (Paper | null)[] = []
  for (const one of papers) read.push(paperFrom(one, read.at(-1) ?? readBase?.paper ?? null))
  const at = (index: number): Paper | null => read[index] ?? null
  const [paper, saved] = [at(places.paper), at(places.saved)]
  const sent = places.sent && sentFrom(places.sent, at(places.sent.paper))
  if (paper === null || saved === null || (places.sent !== null && sent === null)) return null
  return { paper, saved, rev, sent, savedAt } satisfies Draft
}

const sentFrom = (
  { key, rev }: { readonly key: string; readonly rev: number },
  paper: Paper | null,
): PaperPart | null => paper && { key, rev, paper }
