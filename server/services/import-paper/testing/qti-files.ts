/** Hand-written QTI packages. */
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { readPaper } from './read-paper.ts'

export const read = (bytes: Buffer, family: SubjectFamily = 'english') =>
  readPaper({ bytes, fileName: 'a.zip', family })

export const item2 = (
  id: string,
  declaration: string,
  body: string,
  behind = '',
) => `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="${id}" adaptive="false" timeDependent="false">
${declaration}<itemBody>${body}</itemBody>${behind}
</assessmentItem>`

export const declared = (id: string, cardinality: string, values: readonly string[], type = 'identifier') =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}"><correctResponse>${values
    .map((value) => `<value>${value}</value>`)
    .join('')}</correctResponse></responseDeclaration>`

export const manifest = (...files: readonly string[]) =>
  `<manifest><resources>${files.map((file) => `<resource identifier="${file}" type="imsqti_item_xmlv2p1" href="${file}"/>`).join('')}</resources></manifest>`

export const outcome = (identifier: string, given: string) =>
  `<outcomeDeclaration identifier="${identifier}" cardinality="single" baseType="float"${given}</outcomeDeclaration>`

export const asked = (id: string, before: string, body = '') =>
  item2(
    id,
    declared('R', 'single', ['y']) + before,
    `${body}<choiceInteraction responseIdentifier="R"><prompt>${id}?</prompt><simpleChoice identifier="x">no</simpleChoice><simpleChoice identifier="y">yes</simpleChoice></choiceInteraction>`,
  )

export const worth = (points: string) => outcome('MAXSCORE', `><defaultValue><value>${points}</value></defaultValue>`)

export const testOf = (inside: string) =>
  `<assessmentTest title="期中 &amp; 期末"><testPart>${inside}</testPart></assessmentTest>`
