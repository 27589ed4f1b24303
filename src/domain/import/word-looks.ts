/** How runs of a Word file are formatted, where it changes their meaning: directly, or by their style. */
import { childOf, childrenOf, textOf, type XmlElement } from './xml-tree.ts'

export interface RunFormat {
  readonly isHidden: boolean
  readonly isUnderlined: boolean
  readonly isBold: boolean
  /** Dots below characters, or a line through them. */
  readonly isDottedOrStruck: boolean
  readonly shift: 'raised' | 'lowered' | null
}

export type FormatOf = (run: XmlElement) => RunFormat

/** The formatting of runs in a document with these styles. */
export function formatsOf(styles: XmlElement | null): FormatOf {
  const named = new Map(
    childrenOf(styles ?? undefined, 'w:style')
      .filter((style) => style.attributes['w:type'] === 'character' && !isOfLinks(style))
      .map((style) => [style.attributes['w:styleId'] ?? '', style]),
  )
  return (run) => {
    const own = childOf(run, 'w:rPr')
    const layers = [own, ...stylesFrom(valueOf(own, 'w:rStyle') ?? '', named)]
    const first = (name: string) => layers.map((layer) => valueOf(layer, name)).find((value) => value !== undefined)
    return {
      isHidden: isOn(first('w:vanish')),
      isUnderlined: (first('w:u') ?? 'none') !== 'none',
      isBold: isOn(first('w:b')),
      isDottedOrStruck: ['w:em', 'w:strike', 'w:dstrike'].some((name) => isOn(first(name))),
      shift: shiftOf(first('w:vertAlign')) ?? (isSmall(own) ? shifted(own, run) : null),
    }
  }
}

/** Links are underlined to be visible, which does not emphasise their words. */
const isOfLinks = (style: XmlElement): boolean => /hyperlink|internet link/i.test(valueOf(style, 'w:name') ?? '')

/** The properties of a style and its ancestors, each once. */
function stylesFrom(name: string, named: ReadonlyMap<string, XmlElement>): readonly (XmlElement | undefined)[] {
  const seen = new Set<string>()
  const found: (XmlElement | undefined)[] = []
  for (let style = named.get(name); style !== undefined;) {
    const id = style.attributes['w:styleId'] ?? ''
    if (seen.has(id)) break
    seen.add(id)
    found.push(childOf(style, 'w:rPr'))
    style = named.get(valueOf(style, 'w:basedOn') ?? '')
  }
  return found
}

/** The value of a property; empty if it is present without a value, undefined if it is missing. */
function valueOf(parent: XmlElement | undefined, name: string): string | undefined {
  const found = childOf(parent, name)
  return found === undefined ? undefined : (found.attributes['w:val'] ?? '')
}

const isOn = (value: string | undefined): boolean => value !== undefined && !/^(?:0|off|false|none)$/.test(value)

const shiftOf = (value: string | undefined): RunFormat['shift'] =>
  value === 'superscript' ? 'raised' : value === 'subscript' ? 'lowered' : null

/** LibreOffice writes some indices as small, shifted letters. */
function shifted(own: XmlElement | undefined, run: XmlElement): RunFormat['shift'] {
  const by = Number(valueOf(own, 'w:position') ?? 0)
  const isIndex = /^[\p{Letter}\p{Number}+−-]{1,4}$/u.test(textOf(run).trim())
  return by === 0 || !isIndex ? null : by > 0 ? 'raised' : 'lowered'
}

const isSmall = (own: XmlElement | undefined): boolean => childOf(own, 'w:sz') !== undefined
