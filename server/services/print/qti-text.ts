import katex from 'katex'
import { type Inline, parseRichText } from '#domain/rich-text/rich-text-parser.ts'

/** Rich text as XHTML, with its formulas as MathML. */
export const qtiText = (text: string): string =>
  parseRichText(text)
    .map((line) => `<p>${line.map(inlineOf).join('')}</p>`)
    .join('')

function inlineOf(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return xmlText(inline.text)
    case 'formula':
      return mathOf(inline.tex, inline.display)
    case 'blank':
      return `<span class="blank">${inline.number}</span>`
    case 'picture':
      return xmlText(inline.alt)
    case 'strong':
      return `<strong>${inline.content.map(inlineOf).join('')}</strong>`
    case 'underline':
      return `<span class="underline">${inline.content.map(inlineOf).join('')}</span>`
  }
}

/** A formula that cannot be read stands there as it was typed. */
function mathOf(tex: string, displayMode: boolean): string {
  try {
    const drawn = katex.renderToString(tex, { output: 'mathml', displayMode, strict: false })
    return /<math[\s\S]*<\/math>/.exec(drawn)?.[0] ?? xmlText(tex)
  } catch {
    return xmlText(tex)
  }
}

/** A text within XML, without characters that XML cannot carry. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
