import { contentNamesIn } from '#domain/content-names/content-names.ts'
import { keyRuleText } from '#domain/marking/multiple-rule.texts.ts'
import type { PaperItem } from '#domain/paper/paper.ts'
import { hasDoubtfulLetters } from '#domain/print/analysis-letters.ts'
import { lettersOfATexts } from '#domain/print/analysis-letters.texts.ts'
import { answered } from '#domain/questions/is-answered.ts'
import { mathsAsText } from '#domain/rich-text/maths-as-text.ts'
import { pointsText } from '#domain/values/score.ts'
import { printTexts } from './print.texts.ts'
import type { Printing } from './printing.types.ts'
import type { PrintedAnswer } from './printing.types.ts'

/** The answer of an item, with the analysis if requested. */
export function printedAnswer(item: PaperItem, { options, numbers, language, setter }: Printing): PrintedAnswer {
  const texts = printTexts[language]
  const rule = keyRuleText(item.key, item.score, language)
  const right = rightLines(item, language).map(({ name, text }) => ({ name, text: setter.set(text) }))
  const hasWhy = options.analysis && item.analysis !== ''
  const why = hasWhy ? [{ name: texts.analysis, text: setter.set(item.analysis) }] : []
  const hasLettersOfA =
    hasWhy && options.version !== 'A' && item.options.length > 0 && hasDoubtfulLetters(item.analysis)
  const letters = hasLettersOfA ? [{ name: '', text: setter.set(lettersOfATexts[language]) }] : []
  const isChoice = item.key.kind === 'single' || item.key.kind === 'multiple'
  const lines = [
    ...right,
    ...(rule !== null && options.analysis ? [{ name: '', text: setter.set(rule) }] : []),
    ...why,
    ...letters,
  ]
  return { label: `${numbers.items.get(item.itemId)?.printed ?? ''}.`, lines, isShort: isChoice && lines.length === 1 }
}

function rightLines(item: PaperItem, language: Printing['language']) {
  const texts = printTexts[language]
  const nameIn = contentNamesIn(language)
  const key = answered(item.key)
  switch (key.kind) {
    case 'single':
      return [{ name: texts.answer, text: key.choice }]
    case 'multiple':
      return [{ name: texts.answer, text: key.choices.join('') }]
    case 'blank':
    case 'number': {
      const [first = '', ...others] = key.kind === 'number' ? key.accept.map(mathsAsText) : key.accept
      const also = others.length === 0 ? [] : [{ name: '', text: texts.alsoRight + others.join('；') }]
      return [{ name: texts.answer, text: first }, ...also]
    }
    case 'written':
      return [
        { name: texts.model, text: key.model },
        ...key.criteria.map(({ name, hint, max }) => ({
          name: '',
          text: `${texts.criterion(nameIn(name), pointsText(max))} ${hint}`.trim(),
        })),
      ]
  }
}
