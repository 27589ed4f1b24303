import { picturesApart } from '#domain/rich-text/readable-text.ts'
import { Picture } from '#parts/rich-text/picture.tsx'

/** What stands in the file, to the letter, with its pictures. */
export const OriginalText = ({ text }: { readonly text: string }) =>
  picturesApart(text).map((part, index) => (typeof part === 'string' ? part : <Picture key={index} picture={part} />))
