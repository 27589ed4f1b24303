/** What a paper says about a question, possibly in several places: nothing of it replaces another unseen. */
import type { SaidOf } from './exam-lines.ts'
import { lettersOf, type ParsedQuestion } from './exam-question.ts'

const partMark = /^[（(]\d{1,2}[)）]\s*/

/** The last line that begins a part of a question, with the lines behind it. */
const lastPart = /^(?<answers>[^]*)\n(?<part>[（(]\d{1,2}[)）][^]*?)$/

/** Adds it to what was said before; of two answers, scores or difficulties the later one counts, the other is reported. */
export function takeSaid(said: ParsedQuestion, what: SaidOf, text: string): void {
  const before = said[what] ?? ''
  if (before === '') said[what] = text
  else if (meaningOf(said, before) === meaningOf(said, text)) return
  else if (adds(said, what, text)) said[what] = `${before}\n${text}`
  else {
    said.lost.push({ reason: 'saidTwice', text: before })
    said[what] = text
  }
}

/** "AC" and "A、C." mean the same options, and "3分" as much as "3". */
function meaningOf({ options }: ParsedQuestion, text: string): string {
  const letters = options.length > 0 ? lettersOf(text) : null
  return letters?.join('') ?? text.trim().replace(/[.．。分]$/, '')
}

function adds({ headingKind }: ParsedQuestion, what: SaidOf, text: string): boolean {
  if (what === 'answer') return headingKind === 'written' || partMark.test(text)
  return what === 'analysis' || what === 'knowledge'
}

/**
 * The next part of a question may stand behind the answer to the one before: it moves to the question. Returns the mark of
 * that part, for its own answer.
 */
export function takeNextPart(said: ParsedQuestion): string {
  const { answers, part } = lastPart.exec(said.answer ?? '')?.groups ?? {}
  if (answers === undefined || part === undefined) return ''
  said.stem.push(part)
  said.answer = answers
  return partMark.exec(part)?.[0] ?? ''
}
