import type { OpenKey } from '#domain/questions/question.ts'
import { pointsText } from '#domain/values/score.ts'
import { questionsOf } from '../elements.ts'
import type { Paper, PaperElement, PaperItem, PaperQuestion } from '../paper.ts'
import { xmlNames as names, xmlVersion } from './names.ts'
import { writeXml, type XmlAttributes, type XmlElement, xmlElement } from './xml.ts'

/** The right answers of a paper and their explanations as XML: everything that `writePaper` leaves out. */
export const writeAnswers = ({ paperId, elements }: Paper): string =>
  writeXml(answersXml(elements, { version: xmlVersion, [names.paperId]: paperId }))

/** The right answers of these elements, with the attributes of the root. */
export const answersXml = (elements: readonly PaperElement[], attributes: XmlAttributes): XmlElement =>
  xmlElement(names.answers, attributes, questionsOf(elements).map(questionXml))

const questionXml = ({ elementId, items }: PaperQuestion): XmlElement =>
  xmlElement(names.element, { [names.elementId]: elementId }, items.map(itemXml))

const itemXml = ({ itemId, key, analysis, knowledge, furtherPoints = [] }: PaperItem): XmlElement =>
  xmlElement(names.item, { id: itemId }, [
    keyXml(key),
    xmlElement('analysis', {}, analysis),
    ...[knowledge, ...furtherPoints].map((name) => xmlElement('knowledge', {}, name)),
  ])

function keyXml(key: OpenKey): XmlElement {
  switch (key.kind) {
    case 'single':
      return xmlElement('key', { kind: key.kind }, key.choice === null ? [] : [right(key.choice)])
    case 'multiple':
      return xmlElement('key', { kind: key.kind, [names.rule]: key.rule ?? null }, key.choices.map(right))
    case 'blank':
    case 'number':
      return xmlElement('key', { kind: key.kind }, key.accept.map(right))
    case 'written':
      return xmlElement('key', { kind: key.kind }, [
        xmlElement('model', {}, key.model),
        ...key.criteria.map(criterionXml),
      ])
  }
}

const right = (text: string): XmlElement => xmlElement('right', {}, text)

const criterionXml = ({ name, hint, max }: { name: string; hint: string; max: number }): XmlElement =>
  xmlElement('criterion', { max: pointsText(max) }, [xmlElement('name', {}, name), xmlElement('hint', {}, hint)])
