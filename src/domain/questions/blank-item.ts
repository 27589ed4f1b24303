import { type AnswerKind, type ItemContent, type OpenKey, type Option } from './question.ts'

/** Points in tenths for an item that nobody has given points yet. */
export const usualScores = { single: 20, multiple: 20, blank: 20, number: 20, written: 100 } as const

/** The criterion of a written answer without marking criteria. */
export const wholeAnswer = '整体'

/** An item that nobody has written anything in yet. */
export const blankItem = (
  kind: AnswerKind,
  options: readonly Option[],
  score: number = usualScores[kind],
): Omit<ItemContent, 'key'> & { readonly key: OpenKey } => ({
  stem: '',
  options,
  key: blankKey(kind, score),
  analysis: '',
  knowledge: '',
  score,
})

function blankKey(kind: AnswerKind, score: number): OpenKey {
  switch (kind) {
    case 'single':
      return { kind, choice: null }
    case 'multiple':
      return { kind, choices: [] }
    case 'blank':
    case 'number':
      return { kind, accept: [] }
    case 'written':
      return { kind, model: '', criteria: [{ name: wholeAnswer, hint: '', max: score }] }
  }
}
