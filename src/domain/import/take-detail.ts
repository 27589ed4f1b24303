/** What a paper says about a question, possibly in several places: nothing of it replaces another unseen. */
import type { DetailName } from './paper-lines.ts'
import { lettersOf, type ParsedQuestion } from './parsed-question.ts'

const partMark = /^[（(]\d{1,2}[)）]\s*/

/** The last line that begins a part of a question, with the lines behind it. */
const lastPart = /^(?<answers>[^]*)\n(?<part>[（(]\d{1,2}[)）][^]*?)$/

/** Adds it to what was said before; of two answers, scores or difficulties the later one counts, the other is reported. */
export function takeDetail(parsed: ParsedQuestion, what: DetailName, text: string): void {
  const before = parsed[what] ?? ''
  if (before === '') parsed[what] = text
  else if (meaningOf(parsed, before) === meaningOf(parsed, text)) return
  else if (adds(parsed, what, text)) parsed[what] = `${before}\n${text}`
  else {
    parsed.lost.push({ reason: 'saidTwice', text: before })
    parsed[what] = text
  }
}

/** "AC" and "A、C." mean the same options, and "3分" as much as "3". */
function meaningOf({ options }: ParsedQuestion, text: string): string {
  const letters = options.length > 0 ? lettersOf(text) : null
  return letters?.join('') ?? text.trim().replace(/[.．。分]$/, '')
}

function adds({ headingKind }: ParsedQuestion, what: DetailName, text: string): boolean {
  if (what === 'answer') return headingKind === 'written' || partMark.test(text)
  return what === 'analysis' || what === 'knowledge'
}

/**
 * The next part of a question may stand behind the answer to the one before: it moves to the question. Returns the mark of
 * that part, for its own answer.
 */
export function takeNextPart(parsed: ParsedQuestion): string {
  const { answers, part } = lastPart.exec(parsed.answer ?? '')?.groups ?? {}
  if (answers === undefined || part === undefined) return ''
  parsed.stem.push(part)
  parsed.answer = answers
  return partMark.exec(part)?.[0] ?? ''
}
