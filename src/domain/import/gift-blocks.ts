/** A question of a GIFT text, or a line about those below it; `line` counts from 1. */
export interface GiftBlock {
  readonly line: number
  readonly text: string
}

/** The blocks of a GIFT text, separated by blank lines. */
export function giftBlocks(text: string): readonly GiftBlock[] {
  const blocks: GiftBlock[] = []
  let lines: string[] = []
  let begin = 0
  const close = () => {
    if (lines.length > 0) blocks.push({ line: begin, text: lines.join('\n') })
    lines = []
  }
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (/^\s*\/\//.test(line)) continue
    if (line.trim() === '') close()
    else {
      if (lines.length === 0) begin = index + 1
      lines.push(line)
      if (/^\s*\$CATEGORY:/.test(line)) close()
    }
  }
  close()
  return blocks
}

/** Whether a text looks like GIFT: the answer is in braces, or a title between colons. */
export const looksLikeGift = (text: string): boolean =>
  /^\s*(?:::.+?::|\$CATEGORY:)/m.test(text) || /(?<!\\)\{\s*(?:[=~#]|T(?:RUE)?\s*[#}]|F(?:ALSE)?\s*[#}]|\})/i.test(text)
