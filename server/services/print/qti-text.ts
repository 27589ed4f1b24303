import { xmlText } from '#domain/paper/xml/xml.ts'
import type { PictureInline } from '#domain/rich-text/picture.ts'
import { type Inline, parseBlocks } from '#domain/rich-text/rich-text-parser.ts'
import { mathmlOf } from './formula-mathml.ts'

/** Addresses of the files in a package, from where the text is, by the keys of their pictures. */
export type PictureFiles = ReadonlyMap<string, string>

/** Rich text as XHTML, with its formulas as MathML and its pictures by their files. */
export const qtiText = (text: string, pictures: PictureFiles): string =>
  parseBlocks(text)
    .map((block) =>
      block.kind === 'paragraph' ? `<p>${lineOf(block.content, pictures)}</p>` : tableOf(block.rows, pictures),
    )
    .join('')

const lineOf = (line: readonly Inline[], pictures: PictureFiles): string =>
  line.map((inline) => inlineOf(inline, pictures)).join('')

function tableOf(rows: readonly (readonly (readonly Inline[])[])[], pictures: PictureFiles): string {
  const written = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${lineOf(cell, pictures)}</td>`).join('')}</tr>`)
  return `<table><tbody>${written.join('')}</tbody></table>`
}

/** Its alt text if it is not stored. */
function pictureOf({ key, alt, width }: PictureInline, pictures: PictureFiles): string {
  const file = pictures.get(key)
  if (file === undefined) return xmlText(alt)
  return `<img src="${file}" alt="${xmlText(alt)}"${width === null ? '' : ` width="${width}%"`}/>`
}

function inlineOf(inline: Inline, pictures: PictureFiles): string {
  switch (inline.kind) {
    case 'text':
      return xmlText(inline.text)
    case 'formula':
      // An unreadable formula is left as it was typed.
      return mathmlOf(inline.tex, inline.display) ?? xmlText(inline.tex)
    case 'blank':
      return `<span class="blank">${inline.number}</span>`
    case 'picture':
      return pictureOf(inline, pictures)
    case 'strong':
      return `<strong>${lineOf(inline.content, pictures)}</strong>`
    case 'underline':
      return `<span class="underline">${lineOf(inline.content, pictures)}</span>`
  }
}
