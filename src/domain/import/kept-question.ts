import { usualScores, wholeAnswer } from '#domain/questions/blank-item.ts'
import type { PointFields } from '#domain/questions/point-names.ts'
import type { AnswerKey, ItemContent } from '#domain/questions/question.ts'
import { letters } from './draft-faults.ts'
import type { ImportedItem } from './imported-paper.ts'

/** An item as the bank stores it, about these knowledge points; call it only for a draft without faults. */
export function keptItem(item: ImportedItem, points: PointFields): ItemContent {
  const score = item.score ?? usualScores[item.kind]
  const options = isChoice(item)
    ? item.options.map((text, index) => ({ id: letters[index] ?? 'G', text: text.trim() }))
    : []
  return { stem: item.stem, options, key: keyOf(item, score), analysis: item.analysis, score, ...points }
}

const isChoice = ({ kind }: ImportedItem): boolean => kind === 'single' || kind === 'multiple'

function keyOf({ kind, right }: ImportedItem, score: number): AnswerKey {
  const choices = letters.filter((letter) => right.includes(letter))
  switch (kind) {
    case 'single':
      return { kind, choice: choices[0] ?? 'A' }
    case 'multiple':
      return { kind, choices }
    case 'blank':
    case 'number':
      return { kind, accept: right.map((answer) => answer.trim()) }
    case 'written':
      return { kind, model: right.join('\n'), criteria: [{ name: wholeAnswer, hint: '', max: score }] }
  }
}
