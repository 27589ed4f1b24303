/** Formulas as they are searched: one form of what LaTeX, a keyboard and a phone can say. */
import { commandOfSign, functionNames } from '#domain/rich-text/formula-signs.ts'

/** Signs that read the same, each list headed by the one that replaces the others. */
const alike = '≤⩽≦ ≥⩾≧ ≅≌ ∼∽ ·⋅∙•・ ×✕✖ ∥‖ °∘ →⟶ △∆▵ ⊊⫋ /⁄∕ :∶ |∣'

/** Replaced before searching: signs by what is typed for them, or what is typed by the sign. */
const keyboardForms: readonly (readonly [string, string])[] = [
  ['⋯', '...'],
  ['//', '∥'],
  ['<=', '≤'],
  ['>=', '≥'],
]

const standsFor = new Map(
  alike.split(' ').flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
)

const likeSigns = new RegExp(`[${[...standsFor.keys()].join('')}]`, 'g')

/** A sign that occurs in neither words nor numbers. */
export const formulaSign = `[${[
  ...new Set([...commandOfSign.keys()].map((sign) => (standsFor.get(sign) ?? sign).normalize('NFKC').toLowerCase())),
]
  .filter((sign) => /^[^\0-\x7F]$/.test(sign))
  .join('')}]`

const between = '[=<>+×÷±∓·≤≥≠≈≡≅≁∼∝∈∉⊂⊆⊃⊇⊊∪∩∧∨⊥∥→←⇒⇔↔↦/-]'

/** Space within formulas. What stands beside Chinese words or another sign may be a word that is looked for. */
const emptySpace = new RegExp(
  [
    String.raw`(?<=(?!\p{Script=Han})[\p{L}\d)\]|°'!%]) (?=${between}|°)`,
    String.raw`(?<=${between}) (?=(?!\p{Script=Han})[\p{L}\d([|\\∠△⊙√-])`,
    String.raw`(?<=[∠△⊙√∁∂∇∑∏∫]) (?=[A-Z\d(])`,
  ].join('|'),
  'gu',
)

const functions = new RegExp(
  String.raw`(?<![\p{L}\\])(${[...functionNames].join('|')}) (?=[A-Za-z](?!\p{L})|\d|\(|${formulaSign})`,
  'giu',
)

/**
 * A text whose commands are signs already: like signs are one, braces go (`\frac{1}{2}` → `\frac1/2`, `√{2}` → √2), and so
 * does the space around signs. The mark of a power goes behind letters, since x² is also typed as x2, that of an index
 * behind capitals only, as in H₂O: x₂ is another thing.
 */
export const foldedFormulas = (text: string): string =>
  withoutBraces(
    keyboardForms
      .reduce(
        (found, [typed, sign]) => found.replaceAll(typed, sign),
        text.replaceAll(likeSigns, (sign) => standsFor.get(sign) ?? sign),
      )
      .replaceAll(/Δ(?=[A-Z]{3})/g, '△'),
  )
    .replaceAll(/\^ ?(?=[°'])/g, '')
    .replaceAll(/(?<=\p{L}|^|\s)\^(?=\d)|(?<=\p{Lu}|^|\s)_(?=\d)/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(emptySpace, '')
    .replaceAll(functions, '$1')

/** What braces keep apart stays apart: `\vec{a}` is not one command, nor `2^{2}3` one number. */
const withoutBraces = (text: string): string =>
  text
    .replaceAll(/(?<!\\)\} ?\{/g, '/')
    .replaceAll(/(?<=\p{L})(?:\\?[{}])+(?=\p{L})|(?<=\d)(?:\\?[{}])+(?=\d)/gu, ' ')
    .replaceAll(/\\?[{}]/g, '')
    .replaceAll(/\\([%&#])/g, '$1')
