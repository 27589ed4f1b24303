import { latexOf } from '#domain/import/omml.ts'
import type { XmlElement } from '#domain/import/xml-tree.ts'
import { withoutRevealed } from './word-conditions.ts'

/**
 * Equations in HTML that Word puts on the clipboard. They stand in comments as OMML that was written as HTML: names lose their
 * capitals, letters stand in spans instead of `m:t`, and a picture of the equation follows for programs that know none.
 */
const equation = /<!--\[if gte msEquation[^\]]*\]>([\s\S]*?)<!\[endif\]-->/gi

/** HTML with Word's equations as `<span data-tex>`. */
export const withWordEquations = (html: string): string =>
  withoutRevealed(html, 'msEquation').replaceAll(equation, (_, omml: string) => equationsIn(omml).map(asSpan).join(' '))

export const asSpan = (tex: string): string => {
  const span = document.createElement('span')
  span.dataset['tex'] = tex
  return span.outerHTML
}

function equationsIn(omml: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(closed(withoutAttributes(omml)), 'text/html')
  return [...body.getElementsByTagName('m:omath')]
    .map((math) => latexOf(elementOf(math)).tex)
    .filter((tex) => tex !== '')
}

/** Inline styles would violate the content security policy during parsing. */
const withoutAttributes = (html: string): string =>
  html.replaceAll(/\s(?:style|lang|class)=(?:'[^']*'|"[^"]*"|[^\s>]+)/gi, '')

/** In HTML only known elements may be closed at once: any other would contain all of its siblings. */
const closed = (omml: string): string => omml.replaceAll(emptyElement, '<$1$2></$1>')

const emptyElement = /<(m:\w+)((?:"[^"]*"|'[^']*'|[^'"<>])*?)\s*\/>/g

const names = new Map(
  (
    'oMath oMathPara sSup sSub sSubSup sPre limLow limUpp groupChr eqArr begChr endChr sepChr ctrlPr fPr fName accPr barPr dPr ' +
    'naryPr radPr rPr sSupPr sSubPr sSubSupPr sPrePr funcPr limLowPr limUppPr groupChrPr eqArrPr mPr mcPr degHide subHide supHide ' +
    'borderBox borderBoxPr boxPr limLoc'
  )
    .split(' ')
    .map((name) => [`m:${name.toLowerCase()}`, `m:${name}`]),
)

function elementOf(element: Element): XmlElement {
  const name = names.get(element.localName) ?? element.localName
  const value = element.getAttribute('m:val')
  const attributes: Record<string, string> = value === null ? {} : { 'm:val': value }
  if (name !== 'm:r') return { name, attributes, children: childrenOf(element) }
  const settings = childrenOf(element).filter((child) => child.name === 'm:rPr')
  const letters = { name: 'm:t', attributes: {}, children: [element.textContent.replaceAll(/\s*\n\s*/g, ' ')] }
  return { name, attributes, children: [...settings, letters] }
}

/** The elements of an equation, unwrapped from their styling. */
const childrenOf = (element: Element): readonly XmlElement[] =>
  [...element.children].flatMap((child) => (child.localName.startsWith('m:') ? [elementOf(child)] : childrenOf(child)))
