/** What is inside an element of a Word file, whatever wraps it. */
import { childOf, elementsOf, type XmlElement } from './xml-tree.ts'

/** Content controls, tags, links and tracked insertions only surround what is written; they occur at every level. */
const wrapper = /^w:(?:sdt|sdtContent|customXml|smartTag|ins|moveTo|hyperlink|fldSimple|dir|bdo)$/

/** Properties, and what a tracked change has taken away. */
const leftOut = /^w:(?:\w+Pr|del|moveFrom)$/

/** The elements inside one, with those in a wrapper in its place. */
export const contentOf = (parent: XmlElement | undefined): readonly XmlElement[] =>
  parent === undefined ? [] : elementsOf(parent).flatMap(unwrapped)

function unwrapped(element: XmlElement): readonly XmlElement[] {
  if (leftOut.test(element.name)) return []
  if (element.name === 'mc:AlternateContent')
    return contentOf(childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback'))
  return wrapper.test(element.name) ? contentOf(element) : [element]
}

/** The elements with a name among them. */
export const contentNamed = (parent: XmlElement | undefined, name: string): readonly XmlElement[] =>
  contentOf(parent).filter((element) => element.name === name)
