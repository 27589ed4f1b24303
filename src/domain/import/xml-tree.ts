/** XML as the reading process reports it; names include their prefixes, entities are resolved. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

export const elementsOf = ({ children }: XmlElement): readonly XmlElement[] =>
  children.filter((child) => typeof child !== 'string')

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && elementsOf(element).find((child) => child.name === name)

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element === undefined ? [] : elementsOf(element).filter((child) => child.name === name)

/** All text below an element, in order. */
export const textOf = (element: XmlElement | undefined): string =>
  element?.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') ?? ''

/** All descendants with a name, outermost first. */
export function descendantsOf(element: XmlElement, name: string): readonly XmlElement[] {
  return elementsOf(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendantsOf(child, name),
  ])
}
