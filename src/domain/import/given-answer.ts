/** Answers that a paper gives without naming them: in the room for a letter, or where the explanation ends. */
import { gapsOf, lettersOf, type ParsedQuestion } from './parsed-question.ts'

/** Finds the answer of a question for which none was named; takes it out of the room for it, where students write. */
export function takeGivenAnswer(parsed: ParsedQuestion): void {
  if (parsed.answer !== null) return
  parsed.answer = answerInRoom(parsed) ?? answerExplained(parsed)
}

const filledRoom = /\s*[（(]\s*([A-Z]{1,7}|[√✓×✗对错]|正确|错误)\s*[)）]\s*[.。．]?$/

function answerInRoom(parsed: ParsedQuestion): string | null {
  const at = parsed.stem.findLastIndex((line) => line !== '')
  const line = parsed.stem[at] ?? ''
  const [room, answer = ''] = filledRoom.exec(line) ?? []
  if (room === undefined || !isPossible(parsed, answer)) return null
  const before = line.slice(0, -room.length)
  const isNeeded = parsed.options.length > 0 && gapsOf(parsed.stem.join('\n')) === 0
  parsed.stem[at] = isNeeded ? `${before}（　　）` : before
  return answer
}

/** The letters of a choice, or the words of a judgement: anything else in brackets may be part of the question. */
function isPossible({ options, headingKind }: ParsedQuestion, answer: string): boolean {
  if (headingKind === 'judged') return !/^[A-Z]+$/.test(answer) || /^[TF]$/.test(answer)
  const last = String.fromCodePoint(64 + options.length)
  return /^[A-Z]+$/.test(answer) && [...answer].every((letter) => letter <= last)
}

const explained = /故(?:选|答案为|填)\s*[:：]?\s*(\S.*?)\s*[.．。]?$/gm

/** Explanations from question banks end with 故选：B or 故答案为：3. */
function answerExplained({ analysis, options }: ParsedQuestion): string | null {
  const answer = [...(analysis ?? '').matchAll(explained)].at(-1)?.[1] ?? null
  return answer === null || (options.length > 0 && lettersOf(answer) === null) ? null : answer
}
