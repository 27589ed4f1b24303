import { picturesApart } from '#domain/rich-text/readable-text.ts'
import { Picture } from '#parts/rich-text/picture.tsx'
import { RichText } from '#parts/rich-text/rich-text.tsx'

interface OriginalTextProps {
  readonly text: string
  /** The file shows formulas where this has LaTeX: one of Word. */
  readonly setsFormulas: boolean
}

/** What stands in the file, to the letter, with its pictures, and with its formulas as they look there. */
export const OriginalText = ({ text, setsFormulas }: OriginalTextProps) =>
  picturesApart(text).map((part, index) => {
    if (typeof part !== 'string') return <Picture key={index} picture={part} />
    return setsFormulas ? <WithFormulas key={index} text={part} /> : part
  })

const formula = /((?<!\\)\$[^$\n]+(?<!\\)\$)/

/** Every second piece is a formula. */
const WithFormulas = ({ text }: { readonly text: string }) =>
  text
    .split(formula)
    .map((piece, index) => (index % 2 === 1 ? <RichText key={index} text={piece} size="inherit" inline /> : piece))
