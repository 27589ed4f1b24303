import { picturesApart, readableText } from '#domain/rich-text/readable-text.ts'
import type { Lost } from './lost.ts'

/** The pictures of a line that belongs to no question. */
export const picturesOf = (line: string): readonly Lost[] =>
  picturesApart(line).flatMap((part) =>
    typeof part === 'string' ? [] : [{ reason: 'picture', text: part.alt } as const],
  )

/** The text of such a line without its pictures. */
export const besidePictures = (line: string): string =>
  readableText(
    picturesApart(line)
      .filter((part) => typeof part === 'string')
      .join(''),
  ).trim()
