import type { Option } from '#domain/questions/question.ts'
import { pointsText } from '#domain/values/score.ts'
import { isQuestion, questionsOf } from '../elements.ts'
import { numberPaper, type PaperNumbers } from '../numbering.ts'
import type { ElementId, Paper, PaperElement, PaperItem, PaperLeaf, PaperQuestion, PaperSection } from '../paper.ts'
import { xmlNames as names, noChapter, noFirstNumber, ruleNumber, xmlVersion } from './names.ts'
import { writeXml, type XmlElement, xmlElement } from './xml.ts'

/**
 * A paper as XML, without any right answers (see `writeAnswers`); docs/paper-xml.md describes it. Numbers and sums are
 * written for other readers; ours recomputes them.
 */
export function writePaper(paper: Paper): string {
  const numbers = numberPaper(paper)
  const attributes = {
    version: xmlVersion,
    [names.paperId]: paper.paperId,
    [names.ownerId]: paper.ownerId,
    [names.subjectId]: paper.subjectId,
    [names.bookId]: paper.bookId,
    [names.assignmentId]: paper.assignmentId,
    [names.duration]: paper.duration,
    [names.mediaPrefix]: paper.mediaPrefix,
    [names.questionCount]: numbers.itemCount,
    [names.paperScore]: pointsText(numbers.score),
  }
  const elements = paper.elements.map((element) => elementXml(element, numbers))
  return writeXml(
    xmlElement(names.paper, attributes, [
      xmlElement(names.paperTitle, {}, paper.paperTitle),
      xmlElement(names.elements, {}, elements),
      xmlElement(names.conditions, {}, conditionsJson(paper)),
    ]),
  )
}

/** The conditions of all questions that have one, by element. */
export const conditionsJson = ({ elements }: Pick<Paper, 'elements'>): string =>
  JSON.stringify(
    Object.fromEntries(
      questionsOf(elements).flatMap(({ elementId, condition }) => (condition === null ? [] : [[elementId, condition]])),
    ),
  )

/** A section with its contents, or a leaf beside sections. */
export const elementXml = (element: PaperElement, numbers: PaperNumbers): XmlElement =>
  element.kind === 'section' ? sectionXml(element, numbers) : leafXml(element, null, numbers)

function sectionXml(section: PaperSection, numbers: PaperNumbers): XmlElement {
  const { elementId, kind, sectionText, numberRule, firstNumber, children } = section
  const numbered = numbers.sections.get(elementId)
  const attributes = {
    [names.elementId]: elementId,
    [names.kind]: kind,
    [names.numberRule]: ruleNumber(numberRule),
    [names.firstNumber]: firstNumber ?? noFirstNumber,
    [names.sectionNo]: numbered?.sectionNo ?? null,
    [names.questionCount]: numbered?.itemCount ?? null,
    [names.sectionScore]: pointsText(numbered?.score ?? 0),
  }
  return xmlElement(names.element, attributes, [
    xmlElement(names.sectionText, {}, sectionText),
    xmlElement(
      names.children,
      {},
      children.map((child) => leafXml(child, elementId, numbers)),
    ),
  ])
}

function leafXml(leaf: PaperLeaf, sectionId: ElementId | null, numbers: PaperNumbers): XmlElement {
  const common = { [names.elementId]: leaf.elementId, [names.kind]: leaf.kind, [names.sectionId]: sectionId }
  if (!isQuestion(leaf)) return xmlElement(names.element, common, [xmlElement('text', {}, leaf.text)])
  const numbered = numbers.questions.get(leaf.elementId)
  const attributes = {
    ...common,
    [names.questionId]: leaf.questionId,
    [names.type]: leaf.type,
    [names.typeName]: leaf.typeName,
    difficulty: leaf.difficulty,
    [names.chapterId]: leaf.chapterId === undefined ? null : (leaf.chapterId ?? noChapter),
    [names.printed]: numbered?.printed ?? null,
    [names.no]: numbered?.no ?? null,
    [names.score]: pointsText(numbered?.score ?? 0),
  }
  return xmlElement(names.element, attributes, [xmlElement('passage', {}, leaf.passage), itemsXml(leaf, numbers)])
}

function itemsXml({ items }: PaperQuestion, numbers: PaperNumbers): XmlElement {
  const list = items.length === 1 ? names.oneItem : names.severalItems
  return xmlElement(
    list,
    {},
    items.map((item) => itemXml(item, numbers)),
  )
}

function itemXml({ itemId, stem, options, score }: PaperItem, numbers: PaperNumbers): XmlElement {
  const numbered = numbers.items.get(itemId)
  const attributes = {
    id: itemId,
    [names.printed]: numbered?.printed ?? null,
    [names.no]: numbered?.no ?? null,
    score: pointsText(score),
  }
  return xmlElement(names.item, attributes, [
    xmlElement('stem', {}, stem),
    xmlElement(names.options, {}, options.map(optionXml)),
  ])
}

const optionXml = ({ id, text }: Option): XmlElement => xmlElement('option', { id }, text)
