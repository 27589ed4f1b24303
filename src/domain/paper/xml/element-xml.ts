import { isQuestion } from '../elements.ts'
import { numberPaper } from '../numbering.ts'
import type { PaperElement } from '../paper.ts'
import { childOf, FieldFault, listOf, textOf } from './fields.ts'
import { xmlNames as names, xmlVersion } from './names.ts'
import { answerName, answersIn } from './read-answers.ts'
import { conditionsOf, elementOf } from './read-paper.ts'
import { readXml } from './read-xml.ts'
import { answersXml } from './write-answers.ts'
import { conditionsJson, elementXml } from './write-paper.ts'
import { writeXml, type XmlElement, xmlElement } from './xml.ts'

const root = 'part'

/**
 * A single element of a paper, including its right answers, as one document. Its position is not part of it, so it does
 * not change when others around it do.
 */
export function writeElement(element: PaperElement): string {
  const elements = [element]
  return writeXml(
    xmlElement(root, { version: xmlVersion }, [
      xmlElement(
        names.elements,
        {},
        elements.map((each) => elementXml(each, noNumbers)),
      ),
      answersXml(elements, {}),
      xmlElement(names.conditions, {}, conditionsJson({ elements })),
    ]),
  )
}

/** Numbers depend on what comes before. */
const noNumbers = numberPaper({ elements: [] })

/** Exactly the element that `writeElement` wrote; a section without its contents. Null for anything else. */
export function readElement(source: string): PaperElement | null {
  const reading = readXml(source)
  if (!reading.ok || reading.root.name !== root || reading.root.attributes.get('version') !== xmlVersion) return null
  try {
    return elementIn(reading.root)
  } catch (error) {
    if (error instanceof FieldFault) return null
    throw error
  }
}

function elementIn(document: XmlElement): PaperElement {
  const [written, ...others] = listOf(childOf(document, names.elements), names.element)
  if (written === undefined || others.length > 0) throw new FieldFault(names.elements)
  const answers = answersIn(childOf(document, names.answers))
  const element = elementOf(written, {
    conditions: conditionsOf(textOf(document, names.conditions)),
    findAnswer: (elementId, item) => {
      const answer = answers.get(answerName(elementId, item.itemId))
      if (answer === undefined) throw new FieldFault(names.answers)
      return { ...item, ...answer }
    },
  })
  if (answers.size !== (isQuestion(element) ? element.items.length : 0)) throw new FieldFault(names.answers)
  return element
}
