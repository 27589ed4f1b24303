import type { PaperItem } from '#domain/paper/paper.ts'
import { xmlText } from '#domain/paper/xml/xml.ts'
import { answered } from '#domain/questions/is-answered.ts'
import { pointsText, type Tenths } from '#domain/values/score.ts'
import { qtiProcessing } from './qti-processing.ts'
import { type PictureFiles, qtiText } from './qti-text.ts'

/**
 * An item of a paper as QTI 3.0; `label` is its number on the paper, `passage` the text that it shares with others,
 * `nameIn` names built-in criteria for whoever reads the file.
 */
export function qtiItem(
  item: PaperItem,
  identifier: string,
  label: string,
  passage: string,
  pictures: PictureFiles,
  nameIn: (name: string) => string,
): string {
  const shared = passage === '' ? '' : `<div class="passage">${qtiText(passage, pictures)}</div>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${identifier}" title="${xmlText(label)}" adaptive="false" time-dependent="false">
${responseOf(item)}
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="${pointsText(item.score)}"/>${feedbackOf(item)}
<qti-item-body>${shared}${interactionOf(item, pictures)}${criteriaOf(item, nameIn)}</qti-item-body>${qtiProcessing(item)}${analysisOf(item, pictures)}
</qti-assessment-item>
`
}

function responseOf({ key: given, score }: PaperItem): string {
  const key = answered(given)
  switch (key.kind) {
    case 'single':
      return declared('single', 'identifier', [key.choice], mappingOf([key.choice], score))
    case 'multiple':
      return declared('multiple', 'identifier', key.choices)
    case 'blank':
    case 'number':
      return declared('single', 'string', key.accept.slice(0, 1), mappingOf(key.accept, score))
    case 'written':
      return declared('single', 'string', key.model === '' ? [] : [key.model])
  }
}

function declared(cardinality: string, type: string, values: readonly string[], mapping = ''): string {
  const listed = values.map((value) => `<qti-value>${xmlText(value)}</qti-value>`).join('')
  const right = values.length === 0 ? '' : `<qti-correct-response>${listed}</qti-correct-response>`
  return `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}">${right}${mapping}</qti-response-declaration>`
}

/** All right answers with their points. */
function mappingOf(accept: readonly string[], score: Tenths): string {
  const entries = accept.map(
    (answer) => `<qti-map-entry map-key="${xmlText(answer)}" mapped-value="${pointsText(score)}"/>`,
  )
  return `<qti-mapping default-value="0">${entries.join('')}</qti-mapping>`
}

function interactionOf({ key, stem, options }: PaperItem, pictures: PictureFiles): string {
  switch (key.kind) {
    case 'single':
    case 'multiple': {
      const choices = options.map(
        ({ id, text }) => `<qti-simple-choice identifier="${id}">${qtiText(text, pictures)}</qti-simple-choice>`,
      )
      const most = key.kind === 'single' ? 1 : options.length
      return `<qti-choice-interaction response-identifier="RESPONSE" max-choices="${most}"><qti-prompt>${qtiText(stem, pictures)}</qti-prompt>${choices.join('')}</qti-choice-interaction>`
    }
    case 'blank':
    case 'number':
      return `<div>${qtiText(stem, pictures)}<p><qti-text-entry-interaction response-identifier="RESPONSE"/></p></div>`
    case 'written':
      return `<qti-extended-text-interaction response-identifier="RESPONSE"><qti-prompt>${qtiText(stem, pictures)}</qti-prompt></qti-extended-text-interaction>`
  }
}

/** For the person who marks it. */
function criteriaOf({ key }: PaperItem, nameIn: (name: string) => string): string {
  if (key.kind !== 'written') return ''
  const isWholeScore = key.criteria.length < 2 && key.criteria.every(({ name, hint }) => name === '' && hint === '')
  if (isWholeScore) return ''
  const lines = key.criteria.map(
    ({ name, hint, max }) =>
      `<p>${xmlText([nameIn(name), pointsText(max), hint].filter((one) => one !== '').join(' '))}</p>`,
  )
  return `<qti-rubric-block use="scoring" view="scorer"><qti-content-body>${lines.join('')}</qti-content-body></qti-rubric-block>`
}

const feedbackOf = ({ analysis }: PaperItem): string =>
  analysis === ''
    ? ''
    : '\n<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>'

/** Shown after any answer: nothing sets the outcome that would hide it. */
const analysisOf = ({ analysis }: PaperItem, pictures: PictureFiles): string =>
  analysis === ''
    ? ''
    : `\n<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="hidden" show-hide="hide"><qti-content-body>${qtiText(analysis, pictures)}</qti-content-body></qti-modal-feedback>`
