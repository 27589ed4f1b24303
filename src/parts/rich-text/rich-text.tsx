import { Fragment, memo, type ReactNode } from 'react'
import { isSlotNumber, numberBeforeGap } from '#domain/paper/slots/slots.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { boundGroups } from './bind-marks.ts'
import { DrawnFormula } from './drawn-formula.tsx'
import { type Inline, parseBlocks, type RichBlock } from '#domain/rich-text/rich-text-parser.ts'
import { Picture } from './picture.tsx'
import { RichTable } from './rich-table.tsx'
import css from './rich-text.module.css'
import { richTextTexts } from './rich-text.texts.ts'

export interface RichTextProps {
  /** The project's rich text (see parseBlocks); never HTML. */
  readonly text: string
  /** The text's language: sets the `lang` attribute, and with it punctuation and hyphenation. */
  readonly lang?: 'en' | 'zh-CN' | undefined
  /** `question` 17/1.75, `room` for the projector, `inherit` from the context. */
  readonly size?: 'question' | 'room' | 'inherit'
  /** Inline: a span, paragraphs joined by line breaks. */
  readonly inline?: boolean
  /** A reading passage: first lines indented, English justified. */
  readonly passage?: boolean
  /** Replaces the number on a line in a numbered blank (an input, the student's answer). */
  readonly renderBlank?: ((number: number) => ReactNode) | undefined
  /** Replaces the number of a numbered slot: an underlined one, or one in front of a gap. */
  readonly renderSlot?: ((digits: string) => ReactNode) | undefined
  readonly className?: string | undefined
}

/** Text that is printed or answered: passage, question, option, word. Everything is shown as text, never as markup. */
export const RichText = memo(function RichText(props: RichTextProps) {
  const { text, lang, size = 'question', inline = false, passage = false, className } = props
  const { renderBlank, renderSlot } = props
  const renders = { renderBlank, renderSlot }
  const blocks = parseBlocks(text)
  const names = classNames(css['text'], size !== 'inherit' && css[size], passage && css['passage'], className)
  if (inline)
    return (
      <span className={names} lang={lang}>
        {blocks.map((block, index) => (
          <span key={index}>
            {index > 0 && block.kind === 'paragraph' && blocks[index - 1]?.kind === 'paragraph' && <br />}
            <Block block={block} {...renders} />
          </span>
        ))}
      </span>
    )
  return (
    <div className={names} lang={lang}>
      {blocks.map((block, index) =>
        block.kind === 'table' ? (
          <Block key={index} block={block} {...renders} />
        ) : (
          <p key={index}>
            <Block block={block} {...renders} />
          </p>
        ),
      )}
    </div>
  )
})

type Renders = Pick<RichTextProps, 'renderBlank' | 'renderSlot'>

interface BlockProps extends Renders {
  readonly block: RichBlock
}

function Block({ block, ...renders }: BlockProps) {
  if (block.kind === 'paragraph') return <Line nodes={block.content} {...renders} />
  return <RichTable rows={block.rows} renderCell={(content) => <Line nodes={content} {...renders} />} />
}

interface LineProps extends Renders {
  readonly nodes: readonly Inline[]
}

function Line({ nodes, ...renders }: LineProps) {
  return boundGroups(nodes).map((group, index) => {
    const pieces = group.map((node, index) => <Piece key={index} node={node} {...renders} />)
    return group.length === 1 ? (
      <Fragment key={index}>{pieces}</Fragment>
    ) : (
      <span key={index} className={css['bound']}>
        {pieces}
      </span>
    )
  })
}

function Piece({ node, ...renders }: Renders & { readonly node: Inline }) {
  const { renderBlank, renderSlot } = renders
  switch (node.kind) {
    case 'text':
      return renderSlot === undefined ? node.text : <WithSlots text={node.text} renderSlot={renderSlot} />
    case 'formula':
      return <DrawnFormula tex={node.tex} display={node.display} />
    case 'picture':
      return <Picture picture={node} />
    case 'strong':
      return (
        <strong>
          <Line nodes={node.content} {...renders} />
        </strong>
      )
    case 'underline':
      return (
        <u style={{ textUnderlineOffset: '0.2em' }}>
          <Underlined nodes={node.content} {...renders} />
        </u>
      )
    case 'blank':
      return renderBlank === undefined ? <Blank number={node.number} /> : renderBlank(node.number)
  }
}

const betweenSlots = new RegExp(`(${numberBeforeGap.source})`)

/** A text whose numbers in front of gaps are slots. */
const WithSlots = ({ text, renderSlot }: { readonly text: string } & Required<Pick<Renders, 'renderSlot'>>) =>
  text
    .split(betweenSlots)
    // Every second piece is a number.
    .map((piece, index) => <Fragment key={index}>{index % 2 === 1 ? renderSlot?.(piece) : piece}</Fragment>)

/** An underlined number is a slot. */
function Underlined({ nodes, ...renders }: LineProps) {
  const [only] = nodes
  const slot = nodes.length === 1 && only?.kind === 'text' && isSlotNumber(only.text) ? only.text : null
  if (slot === null || renders.renderSlot === undefined) return <Line nodes={nodes} {...renders} />
  return renders.renderSlot(slot)
}

function Blank({ number }: { readonly number: number }) {
  const texts = useTexts(richTextTexts)
  return (
    <span className={css['blank']} style={{ paddingInline: '0.4em' }}>
      <span className="visually-hidden">{texts.blank(number)}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  )
}
