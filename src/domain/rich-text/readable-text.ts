import { pictureAt } from './picture.ts'
import { cellsOf } from './table-lines.ts'

/** Rich text as it reads aloud: pictures as what they show, the cells of tables one after the other. Other marks stay. */
export const readableText = (source: string): string =>
  source
    .split('\n')
    .map((line) => withoutPictures(cellsOf(line)?.join(' ') ?? line))
    .join('\n')

function withoutPictures(line: string): string {
  let text = ''
  let position = 0
  for (let start = line.indexOf('!['); start >= 0; start = line.indexOf('![', start + 1)) {
    const found = pictureAt(line, start)
    if (found === null) continue
    text += `${line.slice(position, start)} ${found.node.alt} `
    position = found.end
  }
  return text + line.slice(position)
}
