import { countWords } from '#domain/marking/count-words.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'

/**
 * How long an answer is, as a teacher counts: words in English, else characters without white space.
 */
export function writtenLength(text: string, family: SubjectFamily): number {
  if (family === 'english') return countWords(text)
  return [...text.replaceAll(/\s/g, '')].length
}

/** How long an answer should be, inclusive; null for an end without limit. */
export interface WantedLength {
  readonly least: number | null
  readonly most: number | null
}

/** "80 词左右" allows ten percent either way. */
const about = 0.1

const number = String.raw`(\d{2,4})`
const unit = String.raw`\s*个?(?:单词|词|字|words?\b)`
const range = String.raw`${number}\s*(?:[-–—~～至到]|to)\s*${number}`
const label = String.raw`(?:词数|字数)[^\d\n]{0,4}`

const patterns = [
  {
    pattern: `${range}${unit}|${label}${range}`,
    ends: (least: number, most?: number) => ({ least, most: most ?? null }),
  },
  { pattern: `(?:不少于|至少|at least)\\s*${number}${unit}`, ends: (least: number) => ({ least, most: null }) },
  { pattern: `(?:不超过|不多于|最多|at most)\\s*${number}${unit}`, ends: (most: number) => ({ least: null, most }) },
  {
    pattern: `${number}${unit}(?:左右|上下)|${label}${number}\\s*(?:左右|上下)|about\\s+${number}${unit}`,
    ends: (near: number) => ({ least: Math.round(near * (1 - about)), most: Math.round(near * (1 + about)) }),
  },
].map(({ pattern, ends }) => ({ pattern: new RegExp(pattern, 'i'), ends }))

/** The answer length that an assignment asks for, in words or characters; null if it does not say. */
export function wantedLength(assignment: string): WantedLength | null {
  const text = assignment.normalize('NFKC')
  for (const { pattern, ends } of patterns) {
    const [least, most] = (pattern.exec(text) ?? []).slice(1).filter((part) => part !== undefined)
    if (least !== undefined) return ends(Number(least), most === undefined ? undefined : Number(most))
  }
  return null
}
