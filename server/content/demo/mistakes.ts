/** Deliberate mistakes of the kinds that students really make. */
import { typedMaths } from './typed-maths.ts'
import type { Random } from '../random.ts'

/** A word or sentence with a spelling or grammar mistake, never equal to the right one. */
export function mistakenText(right: string, random: Random): string {
  const wrong = right.includes(' ') ? mistakenSentence(right, random) : misspelt(right, random)
  return wrong === right ? `${right}s` : wrong
}

function misspelt(word: string, random: Random): string {
  const at = random.int(1, Math.max(1, word.length - 2))
  const withoutDouble = word.replace(/([a-z])\1/, '$1')
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  const dropped = word.slice(0, at) + word.slice(at + 1)
  const ending = word.replace(/(ies|es|s|ed|ing)$/, '')
  return random.pick(
    [withoutDouble, swapped, dropped, ending, dropped, `${word}e`].filter((form) => form !== word && form !== ''),
  )
}

const grammarSlips: readonly (readonly [RegExp, string])[] = [
  [/\b(like|get|play|help|read|want|make)s\b/, '$1'],
  [/\b(an?|the) /i, ''],
  [/ (in|on|at) /, ' in '],
  [/\bis\b/, 'are'],
  [/\bare\b/, 'is'],
  [/\b(\w{4,})s\b/, '$1'],
]

function mistakenSentence(sentence: string, random: Random): string {
  const fitting = grammarSlips.filter(([pattern]) => pattern.test(sentence))
  if (fitting.length === 0) return sentence.split(' ').slice(0, -1).join(' ')
  const [pattern, replacement] = random.pick(fitting)
  return sentence.replace(pattern, replacement)
}

/** A number with a lost sign, an off-by-one slip, or a fraction turned upside down. */
export function mistakenNumber(right: string, random: Random): string {
  const integer = /^-?\d+$/.test(right)
  const fraction = /^(-?)\\d?frac\{(\d+)\}\{(\d+)\}$/.exec(right)
  const negated = right.startsWith('-') ? right.slice(1) : `-${right}`
  if (integer)
    return random.pick([negated, String(Number(right) + 1), String(Number(right) - 1), String(Number(right) * 2)])
  if (fraction) return random.pick([negated, `${fraction[1]}${fraction[3]}/${fraction[2]}`])
  return negated
}

const writingSlips: readonly (readonly [RegExp, string])[] = [
  [/\b(library)\b/, 'libary'],
  [/\b(because)\b/, 'becuase'],
  [/\b(favourite)\b/, 'favorit'],
  [/\b(friends)\b/, 'friend'],
  [/\b(goes)\b/, 'go'],
  [/\b(their)\b/, 'there'],
  [/\b(am)\b/, 'is'],
  [/\b(an)\b/, 'a'],
  [/\b(really)\b/, 'realy'],
  [/\b(interesting)\b/, 'intresting'],
  [/\b(have)\b/, 'has'],
]

/** A model answer as written by a student of this ability: the weaker, the shorter and the more slips. */
export function mistakenWriting(model: string, ability: number, random: Random): string {
  const isChinese = /[\u4e00-\u9fff]/.test(model)
  const parts = isChinese ? model.split('\n') : (model.match(/[^.!?\n]+[.!?]?\n?/g) ?? [model])
  const share = Math.min(1, Math.max(0.35, 0.7 + 0.16 * ability))
  const kept = parts.slice(0, Math.max(1, Math.round(parts.length * share)))
  if (isChinese) return typedMaths(kept.join('\n'))
  const slips = random.sample(writingSlips, Math.max(0, Math.min(9, Math.round(5 - 2 * ability))))
  return slips.reduce((text, [pattern, wrong]) => text.replace(pattern, wrong), kept.join('')).trim()
}
