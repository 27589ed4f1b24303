import { pictureAt, type PictureInline } from './picture.ts'
import { cellsOf } from './table-lines.ts'

/** Rich text as read aloud: pictures by their descriptions, table cells one after another. Other marks stay. */
export const readableText = (source: string): string =>
  source
    .split('\n')
    .map((line) => withoutPictures(cellsOf(line)?.join(' ') ?? line))
    .join('\n')

const withoutPictures = (line: string): string =>
  picturesApart(line)
    .map((part) => (typeof part === 'string' ? part : ` ${part.alt} `))
    .join('')

/** A source split into its pictures and the verbatim text between them. */
export function picturesApart(source: string): readonly (string | PictureInline)[] {
  const parts: (string | PictureInline)[] = []
  let position = 0
  for (let start = source.indexOf('!['); start >= 0; start = source.indexOf('![', Math.max(start + 1, position))) {
    const found = pictureAt(source, start)
    if (found === null) continue
    parts.push(source.slice(position, start), found.node)
    position = found.end
  }
  return [...parts, source.slice(position)]
}
