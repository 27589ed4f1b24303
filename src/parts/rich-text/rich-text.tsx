import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { boundGroups } from './bind-marks.ts'
import { type Inline, parseRichText } from '#domain/rich-text/rich-text-parser.ts'
import css from './rich-text.module.css'
import { richTextTexts } from './rich-text.texts.ts'

/** KaTeX and its fonts come only to pages that show a formula. */
const Formula = lazy(() => import('./formula.tsx'))

export interface RichTextProps {
  /** The project's rich text (see parseRichText); never HTML. */
  readonly text: string
  /** Language of the text: sets the `lang` attribute, and with it the punctuation and hyphens. */
  readonly lang?: 'en' | 'zh-CN' | undefined
  /** `question` 17/1.75, `room` for the projector, `inherit` from around. */
  readonly size?: 'question' | 'room' | 'inherit'
  /** Inside a line: a span, paragraphs joined by line breaks. */
  readonly inline?: boolean
  /** A reading passage: first lines indented, English justified. */
  readonly passage?: boolean
  /** What stands in a numbered blank instead of its number on a line (an input, the student's answer). */
  readonly renderBlank?: ((number: number) => ReactNode) | undefined
  readonly className?: string | undefined
}

/** Text that is printed or answered: passage, question, option, word. Everything is shown as text, nothing as markup. */
export function RichText(props: RichTextProps) {
  const { text, lang, size = 'question', inline = false, passage = false, renderBlank, className } = props
  const paragraphs = parseRichText(text)
  const names = classNames(css['text'], size !== 'inherit' && css[size], passage && css['passage'], className)
  if (inline)
    return (
      <span className={names} lang={lang}>
        {paragraphs.map((paragraph, index) => (
          <span key={index}>
            {index > 0 && <br />}
            <Line nodes={paragraph} renderBlank={renderBlank} />
          </span>
        ))}
      </span>
    )
  return (
    <div className={names} lang={lang}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <Line nodes={paragraph} renderBlank={renderBlank} />
        </p>
      ))}
    </div>
  )
}

interface LineProps {
  readonly nodes: readonly Inline[]
  readonly renderBlank: RichTextProps['renderBlank']
}

function Line({ nodes, renderBlank }: LineProps) {
  return boundGroups(nodes).map((group, place) => {
    const pieces = group.map((node, index) => <Piece key={index} node={node} renderBlank={renderBlank} />)
    return group.length === 1 ? (
      <Fragment key={place}>{pieces}</Fragment>
    ) : (
      <span key={place} className={css['bound']}>
        {pieces}
      </span>
    )
  })
}

function Piece({ node, renderBlank }: { readonly node: Inline; readonly renderBlank: RichTextProps['renderBlank'] }) {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'formula':
      return (
        <Suspense fallback={<span className={css['coming']}>{node.tex}</span>}>
          <Formula tex={node.tex} display={node.display} />
        </Suspense>
      )
    case 'strong':
      return (
        <strong>
          <Line nodes={node.content} renderBlank={renderBlank} />
        </strong>
      )
    case 'underline':
      return (
        <u className={css['underline']}>
          <Line nodes={node.content} renderBlank={renderBlank} />
        </u>
      )
    case 'blank':
      return renderBlank === undefined ? <Blank number={node.number} /> : renderBlank(node.number)
  }
}

function Blank({ number }: { readonly number: number }) {
  const texts = useTexts(richTextTexts)
  return (
    <span className={css['blank']}>
      <span className="visually-hidden">{texts.blank(number)}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  )
}
