import { mostPointNames, type PointFields } from '#domain/questions/point-names.ts'
import { type Choice, type Criterion, multipleRules, type OpenKey } from '#domain/questions/question.ts'
import type { PaperItem } from '../paper.ts'
import {
  attributeOf,
  childOf,
  copiedIdOf,
  elementIdOf,
  FieldFault,
  listOf,
  parsed,
  tenthsOf,
  textOf,
  textsOf,
} from './fields.ts'
import { xmlNames as names } from './names.ts'
import type { XmlElement } from './xml.ts'

/** The right answer of an item, and what else the answers say about it. */
export type ItemAnswer = Pick<PaperItem, 'key' | 'analysis' | 'knowledge' | 'furtherPoints'>

/** The answers by element and item, under `answerName`. Throws `FieldFault`. */
export function answersIn(root: XmlElement): ReadonlyMap<string, ItemAnswer> {
  const answers = new Map<string, ItemAnswer>()
  for (const element of listOf(root, names.element)) {
    for (const item of listOf(element, names.item)) {
      const name = answerName(elementIdOf(element), copiedIdOf(item, 'id'))
      if (answers.has(name)) throw new FieldFault(`${names.item} id`)
      answers.set(name, answerOf(item))
    }
  }
  return answers
}

export const answerName = (elementId: string, itemId: number): string => `${itemId} ${elementId}`

const answerOf = (item: XmlElement): ItemAnswer => ({
  key: keyOf(childOf(item, 'key')),
  analysis: textOf(item, 'analysis'),
  ...pointsIn(item),
})

/** The main knowledge point, empty for none, and the further ones. */
function pointsIn(item: XmlElement): PointFields {
  const [knowledge, ...furtherPoints] = textsOf(item, 'knowledge')
  if (knowledge === undefined || furtherPoints.length >= mostPointNames) throw new FieldFault(`${item.name} knowledge`)
  return furtherPoints.length === 0 ? { knowledge } : { knowledge, furtherPoints }
}

function keyOf(key: XmlElement): OpenKey {
  const kind = attributeOf(key, 'kind')
  switch (kind) {
    case 'single':
      return { kind, choice: onlyOne(key, choicesIn(key)) }
    case 'multiple': {
      const rule = key.attributes.has(names.rule) ? parsed(key, names.rule, ruleOf) : null
      return { kind, choices: choicesIn(key), ...(rule !== null && { rule }) }
    }
    case 'blank':
    case 'number':
      return { kind, accept: rightsIn(key) }
    case 'written':
      return writtenKey(key)
    default:
      throw new FieldFault('key kind')
  }
}

const ruleOf = (text: string) => multipleRules.find((rule) => rule === text) ?? null

/** None while the question is being written. */
const rightsIn = (key: XmlElement): readonly string[] => listOf(key, 'right').map(({ text }) => text)

const choicesIn = (key: XmlElement): readonly Choice[] => rightsIn(key).map((text) => choiceOf(key.name, text))

function onlyOne<Value>(key: XmlElement, [value, ...others]: readonly Value[]): Value | null {
  if (others.length > 0) throw new FieldFault(`${key.name} right`)
  return value ?? null
}

/** The letter of an option. */
export function choiceOf(name: string, text: string): Choice {
  if (!/^[A-G]$/.test(text)) throw new FieldFault(`${name} option`)
  return text as Choice
}

function writtenKey(key: XmlElement): OpenKey {
  const criteria = key.children.filter(({ name }) => name !== 'model')
  return { kind: 'written', model: textOf(key, 'model'), criteria: criteria.map(criterionOf) }
}

function criterionOf(criterion: XmlElement): Criterion {
  if (criterion.name !== 'criterion') throw new FieldFault('key criterion')
  return { name: textOf(criterion, 'name'), hint: textOf(criterion, 'hint'), max: tenthsOf(criterion, 'max') }
}
