import { partialScore } from '#domain/marking/mark-item.ts'
import type { PaperItem } from '#domain/paper/paper.ts'
import { answered } from '#domain/questions/is-answered.ts'
import { usualRule } from '#domain/questions/question.ts'
import { pointsText, type Tenths } from '#domain/values/score.ts'

const mapResponse = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml'

/**
 * How a machine marks an item of QTI 3.0: by the points mapped to its right answers, or several right options by their
 * number. The standard's template for the one right answer would give one point, whatever the item is worth.
 */
export function qtiProcessing({ key: given, score }: PaperItem): string {
  const key = answered(given)
  if (key.kind === 'written') return ''
  if (key.kind !== 'multiple') return `\n<qti-response-processing template="${mapResponse}"/>`
  const right = key.choices.length
  const partly = Array.from({ length: right - 1 }, (_, index) => index + 1)
    .map((chosen) => ({ chosen, points: partialScore(key.rule ?? usualRule, chosen, right, score) }))
    .filter(({ points }) => points > 0)
    .map(({ chosen, points }) => condition('qti-response-else-if', rightOnly(chosen), points))
  const whole = condition('qti-response-if', `<qti-match>${response}${correct}</qti-match>`, score)
  return `\n<qti-response-processing><qti-response-condition>${whole}${partly.join('')}</qti-response-condition></qti-response-processing>`
}

const response = '<qti-variable identifier="RESPONSE"/>'
const correct = '<qti-correct identifier="RESPONSE"/>'

const condition = (element: string, test: string, points: Tenths): string =>
  `<${element}>${test}<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${pointsText(points)}</qti-base-value></qti-set-outcome-value></${element}>`

/** So many options, none of them wrong. */
const rightOnly = (chosen: number): string =>
  `<qti-and><qti-contains>${correct}${response}</qti-contains><qti-equal tolerance-mode="exact"><qti-container-size>${response}</qti-container-size><qti-base-value base-type="integer">${chosen}</qti-base-value></qti-equal></qti-and>`
