import type { PaperItem } from '#domain/paper/paper.ts'
import { xmlText } from '#domain/paper/xml/xml.ts'
import { pointsText } from '#domain/values/score.ts'
import { type PictureFiles, qtiText } from './qti-text.ts'

/** An item of a paper as QTI 3.0; `label` is its number on the paper, `passage` the text that it shares with others. */
export function qtiItem(
  item: PaperItem,
  identifier: string,
  label: string,
  passage: string,
  pictures: PictureFiles,
): string {
  const shared = passage === '' ? '' : `<div class="passage">${qtiText(passage, pictures)}</div>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${identifier}" title="${xmlText(label)}" adaptive="false" time-dependent="false">
${responseOf(item)}
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="${pointsText(item.score)}"/>
<qti-item-body>${shared}${interactionOf(item, pictures)}</qti-item-body>${processingOf(item)}
</qti-assessment-item>
`
}

function responseOf({ key }: PaperItem): string {
  switch (key.kind) {
    case 'single':
      return declared('single', 'identifier', [key.choice])
    case 'multiple':
      return declared('multiple', 'identifier', key.choices)
    case 'blank':
    case 'number':
      return declared('single', 'string', key.accept.slice(0, 1))
    case 'written':
      return declared('single', 'string', [])
  }
}

function declared(cardinality: string, type: string, values: readonly string[]): string {
  const listed = values.map((value) => `<qti-value>${xmlText(value)}</qti-value>`).join('')
  const right = values.length === 0 ? '' : `<qti-correct-response>${listed}</qti-correct-response>`
  return `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}">${right}</qti-response-declaration>`
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

/** What a machine can mark is marked by the standard's own template. */
const processingOf = ({ key }: PaperItem): string =>
  key.kind === 'written'
    ? ''
    : '\n<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>'
