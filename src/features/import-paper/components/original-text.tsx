import { picturesApart } from '#domain/rich-text/readable-text.ts'
import { Picture } from '#parts/rich-text/picture.tsx'
import { RichText } from '#parts/rich-text/rich-text.tsx'

interface OriginalTextProps {
  readonly text: string
  /** The file displays the formulas that are LaTeX in this text, as Word files do. */
  readonly setsFormulas: boolean
}

/** The file's exact text, with its pictures, and its formulas rendered if the file shows them so. */
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
