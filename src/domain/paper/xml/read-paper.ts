import * as z from 'zod/mini'
import type { Option } from '#domain/questions/question.ts'
import { json } from '#domain/wire/json.ts'
import type {
  Paper,
  PaperElement,
  PaperItem,
  PaperLeaf,
  PaperQuestion,
  PaperSection,
  QuestionCondition,
} from '../paper.ts'
import { paperLimits } from '../paper-limits.ts'
import {
  attributeOf,
  childOf,
  copiedIdOf,
  elementIdOf,
  FieldFault,
  idOf,
  idOrNull,
  intOf,
  listOf,
  parsed,
  tenthsOf,
  textOf,
} from './fields.ts'
import { xmlNames as names, noChapter, noFirstNumber, numberRuleOf } from './names.ts'
import { choiceOf, type ItemAnswer } from './read-answers.ts'
import type { XmlElement } from './xml.ts'

/** An item before its answer is known. */
export type OpenItem = Omit<PaperItem, keyof ItemAnswer>

/** Adds the right answer to an item of an element; throws if there is none. */
export type FindAnswer = (elementId: string, item: OpenItem) => PaperItem

/** The paper of a root element. Throws `FieldFault`. */
export function paperOf(root: XmlElement, findAnswer: FindAnswer): Paper {
  const conditions = conditionsOf(textOf(root, names.conditions))
  const sources: Sources = { findAnswer, conditions }
  const { shortest, longest } = paperLimits.duration
  return {
    paperId: idOrNull(root, names.paperId),
    ownerId: idOf(root, names.ownerId),
    subjectId: intOf(root, names.subjectId, 1, 999),
    bookId: idOrNull(root, names.bookId),
    assignmentId: idOrNull(root, names.assignmentId),
    paperTitle: textOf(root, names.paperTitle),
    duration: intOf(root, names.duration, shortest, longest),
    mediaPrefix: attributeOf(root, names.mediaPrefix),
    elements: listOf(childOf(root, names.elements), names.element).map((element) => elementOf(element, sources)),
  }
}

/** What a question needs from outside its own XML. */
export interface Sources {
  readonly findAnswer: FindAnswer
  readonly conditions: ReadonlyMap<string, QuestionCondition>
}

const conditionSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

const conditionsJson = json(z.record(z.string(), conditionSchema))

/** The conditions of questions by element. Throws `FieldFault`. */
export function conditionsOf(text: string): ReadonlyMap<string, QuestionCondition> {
  const result = z.safeDecode(conditionsJson, text)
  if (!result.success) throw new FieldFault(names.conditions)
  return new Map(Object.entries(result.data))
}

/** Throws `FieldFault`. */
export const elementOf = (element: XmlElement, sources: Sources): PaperElement =>
  attributeOf(element, names.kind) === 'section' ? sectionOf(element, sources) : leafOf(element, sources)

function sectionOf(element: XmlElement, sources: Sources): PaperSection {
  const { lowest, highest } = paperLimits.firstNumber
  const goesOn = attributeOf(element, names.firstNumber) === noFirstNumber
  return {
    kind: 'section',
    elementId: elementIdOf(element),
    sectionText: textOf(element, names.sectionText),
    numberRule: parsed(element, names.numberRule, numberRuleOf),
    firstNumber: goesOn ? null : intOf(element, names.firstNumber, lowest, highest),
    children: listOf(childOf(element, names.children), names.element).map((child) => leafOf(child, sources)),
  }
}

function leafOf(element: XmlElement, sources: Sources): PaperLeaf {
  const kind = attributeOf(element, names.kind)
  if (kind === 'question') return questionOf(element, sources)
  if (kind !== 'title' && kind !== 'text') throw new FieldFault(`${names.element} ${names.kind}`)
  return { kind, elementId: elementIdOf(element), text: textOf(element, 'text') }
}

function questionOf(element: XmlElement, { findAnswer, conditions }: Sources): PaperQuestion {
  const elementId = elementIdOf(element)
  return {
    kind: 'question',
    elementId,
    questionId: copiedIdOf(element, names.questionId),
    type: intOf(element, names.type, 0, 999),
    typeName: attributeOf(element, names.typeName),
    difficulty: parsed(element, 'difficulty', difficultyOf),
    passage: textOf(element, 'passage'),
    items: itemsOf(element).map((item) => findAnswer(elementId, openItemOf(item))),
    ...chapterOf(element),
    condition: conditions.get(elementId) ?? null,
  }
}

/** The chapter that a document states; older ones state none. */
function chapterOf(element: XmlElement): Pick<PaperQuestion, 'chapterId'> {
  if (!element.attributes.has(names.chapterId)) return {}
  const chapterId = intOf(element, names.chapterId, noChapter, 999_999_999_999_999)
  return { chapterId: chapterId === noChapter ? null : chapterId }
}

const difficulties = [1, 2, 3] as const

const difficultyOf = (text: string) => difficulties.find((difficulty) => String(difficulty) === text) ?? null

/** The items of a question, from the list that matches their number. */
function itemsOf(element: XmlElement): readonly XmlElement[] {
  const isSeveral = element.children.some(({ name }) => name === names.severalItems)
  const list = isSeveral ? names.severalItems : names.oneItem
  const items = listOf(childOf(element, list), names.item)
  if (isSeveral ? items.length < 2 : items.length !== 1) throw new FieldFault(`${names.element} ${list}`)
  return items
}

const openItemOf = (item: XmlElement): OpenItem => ({
  itemId: copiedIdOf(item, 'id'),
  stem: textOf(item, 'stem'),
  options: listOf(childOf(item, names.options), 'option').map(optionOf),
  score: tenthsOf(item, 'score'),
})

const optionOf = (option: XmlElement): Option => ({
  id: choiceOf(option.name, attributeOf(option, 'id')),
  text: option.text,
})
