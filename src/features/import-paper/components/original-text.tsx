import { picturesApart } from '#domain/rich-text/readable-text.ts'
import { Picture } from '#parts/rich-text/picture.tsx'
import { RichText } from '#parts/rich-text/rich-text.tsx'

interface OriginalTextProps {
  readonly text: string
  /** The file shows formulas and tables that are markup in this text, as Word files do. */
  readonly isLaidOut: boolean
}

/** The file's exact text, with its pictures, and its formulas and tables rendered if the file shows them so. */
export function OriginalText({ text, isLaidOut }: OriginalTextProps) {
  if (!isLaidOut) return <WithPictures text={text} isLaidOut={false} />
  return text
    .split(tables)
    .map((part, index) =>
      index % 2 === 1 ? (
        <RichText key={index} text={part} size="inherit" inline />
      ) : (
        <WithPictures key={index} text={part} isLaidOut />
      ),
    )
}

/** Every second part consists of the rows of a table. */
const tables = /((?:^\|.*\|$\n?)+)/m

const WithPictures = ({ text, isLaidOut }: OriginalTextProps) =>
  picturesApart(text).map((part, index) => {
    if (typeof part !== 'string') return <Picture key={index} picture={part} />
    return isLaidOut ? <WithFormulas key={index} text={part} /> : part
  })

const formula = /((?<!\\)\$[^$\n]+(?<!\\)\$)/

/** Every second piece is a formula. */
const WithFormulas = ({ text }: { readonly text: string }) =>
  text
    .split(formula)
    .map((piece, index) => (index % 2 === 1 ? <RichText key={index} text={piece} size="inherit" inline /> : piece))
