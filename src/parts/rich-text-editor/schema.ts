import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { pictureAddress } from '#api/ports/picture-address.ts'
import { isPictureKey, type PictureInline } from '#domain/rich-text/picture.ts'

const hole = 0

const dataOf = (name: string) => (element: HTMLElement) => element.getAttribute(name) ?? ''

const formula: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  attrs: { tex: { validate: 'string' }, display: { default: false, validate: 'boolean' } },
  parseDOM: [
    {
      tag: 'span[data-tex]',
      getAttrs: (element) => ({ tex: dataOf('data-tex')(element), display: element.hasAttribute('data-display') }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    'span',
    { 'data-tex': String(attrs['tex']), ...(attrs['display'] === true && { 'data-display': '' }) },
  ],
  leafText: ({ attrs }) => (attrs['display'] === true ? `$$${attrs['tex']}$$` : `$${attrs['tex']}$`),
}

/** Pasted content may contain anything: a blank has one to three digits. */
function blankAttrs(element: HTMLElement): { readonly number: number } | false {
  const value = dataOf('data-blank')(element)
  return /^\d{1,3}$/.test(value) && { number: Number(value) }
}

function pictureAttrs(element: HTMLElement): Omit<PictureInline, 'kind'> | false {
  const key = dataOf('data-picture')(element)
  const width = Number(dataOf('data-width')(element))
  const isWidth = Number.isInteger(width) && width >= 1 && width <= 100
  return isPictureKey(key) && { key, alt: dataOf('alt')(element), width: isWidth ? width : null }
}

const blank: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  draggable: true,
  attrs: { number: { default: 1, validate: 'number' } },
  parseDOM: [{ tag: 'span[data-blank]', getAttrs: blankAttrs }],
  toDOM: ({ attrs }): DOMOutputSpec => ['span', { 'data-blank': String(attrs['number']) }, String(attrs['number'])],
  leafText: ({ attrs }) => `[[${attrs['number']}]]`,
}

const picture: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  attrs: {
    key: { validate: 'string' },
    alt: { default: '', validate: 'string' },
    width: { default: null, validate: 'number|null' },
  },
  parseDOM: [
    {
      tag: 'img[data-picture]',
      getAttrs: pictureAttrs,
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    'img',
    {
      'data-picture': String(attrs['key']),
      'data-width': attrs['width'] === null ? null : String(attrs['width']),
      src: pictureAddress(String(attrs['key'])),
      alt: String(attrs['alt']),
      style: attrs['width'] === null ? null : `width: ${attrs['width']}%`,
    },
  ],
}

const strong: MarkSpec = {
  parseDOM: [
    { tag: 'strong' },
    { tag: 'b', getAttrs: (element) => !/font-weight:\s*(?:normal|400)/.test(dataOf('data-style')(element)) && null },
    { tag: '[data-style*="font-weight"]', getAttrs: (element) => isBold(dataOf('data-style')(element)) && null },
  ],
  toDOM: () => ['strong', hole],
}

const underline: MarkSpec = {
  parseDOM: [
    { tag: 'u' },
    {
      tag: '[data-style*="underline"]',
      getAttrs: (element) => /text-decoration[^;]*underline/.test(dataOf('data-style')(element)) && null,
    },
  ],
  toDOM: () => ['u', hole],
}

const isBold = (style: string): boolean => /font-weight:\s*(?:bold|[6-9]00)/.test(style)

/** Exactly what the project's rich text can express; anything else in pasted text is dropped. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }, { tag: 'div' }, { tag: 'li' }, { tag: 'h1,h2,h3,h4,h5,h6,blockquote,pre' }],
      toDOM: () => ['p', hole],
    },
    ...tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: {} }),
    text: { group: 'inline' },
    formula,
    blank,
    picture,
  },
  marks: { strong, underline },
})

export const nodes = schema.nodes as Record<
  'doc' | 'paragraph' | 'table' | 'table_row' | 'table_cell' | 'table_header' | 'formula' | 'blank' | 'picture',
  (typeof schema.nodes)[string]
>
