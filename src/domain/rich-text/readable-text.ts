import { pictureAt, type PictureInline } from './picture.ts'
import { cellsOf } from './table-lines.ts'

/** Rich text as it reads aloud: pictures as what they show, the cells of tables one after the other. Other marks stay. */
export const readableText = (source: string): string =>
  source
    .split('\n')
    .map((line) => withoutPictures(cellsOf(line)?.join(' ') ?? line))
    .join('\n')

const withoutPictures = (line: string): string =>
  picturesApart(line)
    .map((part) => (typeof part === 'string' ? part : ` ${part.alt} `))
    .join('')

/** A source with its pictures as they are, and everything between them as it was typed. */
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
