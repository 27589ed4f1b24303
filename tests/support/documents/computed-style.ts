type GetStyle = typeof window.getComputedStyle

/** Attributes by which jsdom's own rules distinguish elements with the same tag. */
const looked = ['hidden', 'open', 'type'] as const

/**
 * Queries by role and name check the visibility of every element, and jsdom applies all rules of its style sheet for
 * each check. Here elements that those rules cannot distinguish share one result: tests load no style sheets of ours.
 * Every other property, and whatever depends on more than the element itself, comes from `fromJsdom`.
 */
export function quickComputedStyle(fromJsdom: GetStyle): GetStyle {
  const displays = new Map<string, string>()
  const displayOf = (element: Element): string => {
    if (element.localName === 'summary' || element.hasAttribute('popover')) return fromJsdom(element).display
    const attributes = looked.map((name) => element.getAttribute(name))
    const alike = JSON.stringify([element.namespaceURI, element.localName, inlineStyle(element, 'display'), attributes])
    const known = displays.get(alike) ?? fromJsdom(element).display
    displays.set(alike, known)
    return known
  }
  const visibilityOf = (element: Element): string =>
    mayChangeVisibility(element) ? fromJsdom(element).visibility : 'visible'
  return (element, pseudoElement) => {
    let whole: CSSStyleDeclaration | undefined
    const rest = () => (whole ??= fromJsdom(element, pseudoElement))
    if (pseudoElement) return rest()
    const quickly = (property: PropertyKey): string | undefined => {
      if (property === 'display') return displayOf(element)
      return property === 'visibility' ? visibilityOf(element) : undefined
    }
    const getPropertyValue = (property: string) => quickly(property) ?? rest().getPropertyValue(property)
    return new Proxy<CSSStyleDeclaration>(Object.create(null), {
      get: (_, property) => {
        if (property === 'getPropertyValue') return getPropertyValue
        const answer: unknown = quickly(property) ?? Reflect.get(rest(), property)
        return typeof answer === 'function' ? answer.bind(rest()) : answer
      },
    })
  }
}

/** Visibility is inherited. */
function mayChangeVisibility(element: Element): boolean {
  if (element.hasAttribute('hidden') || inlineStyle(element, 'visibility') !== '') return true
  return element.parentElement !== null && mayChangeVisibility(element.parentElement)
}

function inlineStyle(element: Element, property: string): string {
  if (!element.hasAttribute('style')) return ''
  return element instanceof HTMLElement || element instanceof SVGElement ? element.style.getPropertyValue(property) : ''
}
