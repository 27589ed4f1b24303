import { type Inline, parseRichText } from './rich-text-parser.ts'

/** The distinct keys of the pictures in a rich text. */
export const pictureKeysOf = (source: string): readonly string[] => [
  ...new Set(parseRichText(source).flatMap((line) => line.flatMap(keysOf))),
]

function keysOf(inline: Inline): readonly string[] {
  if (inline.kind === 'picture') return [inline.key]
  return 'content' in inline ? inline.content.flatMap(keysOf) : []
}
