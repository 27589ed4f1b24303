/**
 * Styles whose numbers have leading zeros, by index, with the number of digits: student number 7 with the format "0000"
 * is shown as 0007, and that is what people mean.
 */
export function readPaddedStyles(stylesXml: string): ReadonlyMap<string, number> {
  const digits = new Map<string, number>()
  for (const [tag] of stylesXml.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/g)) {
    const format = /\sformatCode="(0{2,20})(?:_ )?"/.exec(tag)?.[1]
    const id = idOf(tag)
    if (format !== undefined && id !== undefined) digits.set(id, format.length)
  }
  const styles = /<(?:\w+:)?cellXfs[\s>](.*?)<\/(?:\w+:)?cellXfs>/s.exec(stylesXml)?.[1] ?? ''
  const padded = new Map<string, number>()
  for (const [index, [tag]] of [...styles.matchAll(/<(?:\w+:)?xf\s[^<>]*>/g)].entries()) {
    const shown = digits.get(idOf(tag) ?? '')
    if (shown !== undefined) padded.set(String(index), shown)
  }
  return padded
}

const idOf = (tag: string): string | undefined => /\snumFmtId="(\d+)"/.exec(tag)?.[1]
