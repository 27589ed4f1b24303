import type { Choice } from '#domain/questions/question.ts'
import { otherLetters } from './other-letters.ts'

/** Where an analysis surely names options: "故选 B。" at its end, "A 正确：" at the beginning of a line, "C 项". */
const namesOptions =
  /(?<=故选[:：]?\s*)[A-G]+(?=\s*[。．.]?\s*$)|^[A-G](?=\s*(?:正确|错误)[:：])|(?<![A-Za-z])[A-G](?=\s*项)/gmu

/** A formula of more than a letter: what it names is no option. */
const formula = /\$[^$]{2,}\$/gu

const letterAlone = /(?<![A-Za-z])[A-G](?![A-Za-z])/u

/** Whether it has letters that may or may not name options: a point, an article. */
export const hasDoubtfulLetters = (analysis: string): boolean =>
  letterAlone.test(withoutFormulas(analysis).replaceAll(namesOptions, ''))

const withoutFormulas = (analysis: string): string => analysis.replaceAll(formula, '')

/** An analysis that names options by other letters; unchanged if it has doubtful ones. */
export const analysisWith = (analysis: string, letterOf: (letter: Choice) => Choice): string =>
  hasDoubtfulLetters(analysis) ? analysis : analysis.replaceAll(namesOptions, (named) => otherLetters(named, letterOf))
