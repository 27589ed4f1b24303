/** Reads fields of an element. A missing or malformed field throws `FieldFault`, which `readPaper` catches. */
import type { Tenths } from '#domain/values/score.ts'
import { xmlNames } from './names.ts'
import type { XmlElement } from './xml.ts'

export class FieldFault extends Error {
  /** The element and field that cannot be read: "item score". */
  readonly field: string

  constructor(field: string) {
    super(field)
    this.field = field
  }
}

/** An attribute; throws if it is missing. */
export function attributeOf(element: XmlElement, name: string): string {
  const value = element.attributes.get(name)
  if (value === undefined) throw new FieldFault(`${element.name} ${name}`)
  return value
}

/** An attribute parsed by `parse`, which returns null for invalid values. */
export function parsed<Value>(element: XmlElement, name: string, parse: (text: string) => Value | null): Value {
  const value = parse(attributeOf(element, name))
  if (value === null) throw new FieldFault(`${element.name} ${name}`)
  return value
}

/** An integer within bounds, both inclusive, without leading zeros. */
export const intOf = (element: XmlElement, name: string, lowest: number, highest: number): number =>
  parsed(element, name, (text) => {
    const value = /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : Number.NaN
    return value >= lowest && value <= highest ? value : null
  })

/** An id assigned by the service. */
export const idOf = (element: XmlElement, name: string): number => intOf(element, name, 1, 999_999_999_999_999)

/** An id assigned by the service; a negative one marks a copy of a question or item with that id. */
export const copiedIdOf = (element: XmlElement, name: string): number =>
  parsed(element, name, (text) => (/^-?[1-9]\d{0,14}$/.test(text) ? Number(text) : null))

/** An id assigned by the service; null if there is none. */
export const idOrNull = (element: XmlElement, name: string): number | null =>
  element.attributes.has(name) ? idOf(element, name) : null

/** An element's id within its paper: letters, digits, "-" and "_". */
export const elementIdOf = (element: XmlElement): string =>
  parsed(element, xmlNames.elementId, (text) => (/^[A-Za-z0-9][\w-]{0,63}$/.test(text) ? text : null))

/** Points ("2.5") as tenths. */
export const tenthsOf = (element: XmlElement, name: string): Tenths =>
  parsed(element, name, (text) => (/^\d{1,4}(\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : null))

/** The only child with a name; throws if there is none, or several. */
export function childOf(element: XmlElement, name: string): XmlElement {
  const [child, ...others] = element.children.filter((each) => each.name === name)
  if (child === undefined || others.length > 0) throw new FieldFault(`${element.name} ${name}`)
  return child
}

/** The text of the only child with a name. */
export const textOf = (element: XmlElement, name: string): string => onlyText(element, childOf(element, name))

/** The texts of all children with a name. */
export const textsOf = (element: XmlElement, name: string): readonly string[] =>
  element.children.filter((child) => child.name === name).map((child) => onlyText(element, child))

function onlyText(element: XmlElement, { name, children, text }: XmlElement): string {
  if (children.length > 0) throw new FieldFault(`${element.name} ${name}`)
  return text
}

/** All children, which must have the same name. */
export function listOf(element: XmlElement, name: string): readonly XmlElement[] {
  if (element.text.trim() !== '' || element.children.some((child) => child.name !== name))
    throw new FieldFault(`${element.name} ${name}`)
  return element.children
}
