import type { CSSProperties, ReactNode } from 'react'
import { pointsText } from '#domain/values/score.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { PaperItem } from './paper-sheet.types.ts'
import { optionColumns } from '#domain/print/option-columns.ts'
import type { AnswerRoom, SheetBlock } from './sheet-blocks.ts'
import { sheetTexts } from './sheet.texts.ts'
import css from './sheet.module.css'
import { SheetText } from './sheet-text.tsx'

type ItemBlock = SheetBlock & { readonly kind: 'item' }

/** The answer bracket at the end of the text; it moves to the right edge like all others. */
const bracketAtEnd = /[（(][\s　]*[)）]\s*[.。]?\s*$/
const bracketAnywhere = /[（(][\s　]+[)）]/

/** A number, or its room, and what stands beside it. */
const numbered: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(1.9em, max-content) minmax(0, 1fr)',
  alignItems: 'first baseline',
  paddingTop: 'calc(1.6 * var(--mm))',
}

/** The bracket stands at the end of the last line. */
const beforeBracket: CSSProperties = {
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 'calc(3 * var(--mm))',
}

const besideLetter: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 'calc(1.6 * var(--mm))',
}

/** A numbered question with its options and the room for its answer. */
export function SheetItem({ block }: { readonly block: ItemBlock }) {
  const texts = useTexts(sheetTexts)
  const { item, label, isChoice, showsScore, room } = block
  const stem = isChoice ? block.stem.replace(bracketAtEnd, '') : block.stem
  const hasBracket = isChoice && !bracketAnywhere.test(stem)
  const bracket = hasBracket && (
    <span className="one-line" style={{ flex: 'none', marginRight: '-0.4em' }} lang="zh-CN">
      {texts.bracket}
    </span>
  )
  return (
    <div style={numbered}>
      <span>{label ?? texts.label(String(item.no))}</span>
      <div>
        {stem === '' && !showsScore ? null : (
          <div style={beforeBracket}>
            {/* breaks a word too long for the line, for which a printer would make the whole paper smaller */}
            <div style={{ minWidth: 0 }}>
              {showsScore && <span lang="zh-CN">{texts.score(pointsText(item.score))}</span>}
              <SheetText text={stem} />
              {room.kind === 'gap' && (
                <span style={{ marginLeft: '0.5em', borderBottom: '1px solid currentColor' }}>{texts.gap}</span>
              )}
            </div>
            {bracket}
          </div>
        )}
        <Options options={item.options} bracket={stem === '' && !showsScore ? bracket : null} />
        <Room room={room} />
      </div>
    </div>
  )
}

interface OptionsProps {
  readonly options: PaperItem['options']
  /** To the right of the options if there is no text above them. */
  readonly bracket: ReactNode
}

function Options({ options, bracket }: OptionsProps) {
  if (options.length === 0) return null
  const columns = optionColumns(
    options.map(({ text }) => text),
    Boolean(bracket),
  )
  return (
    <div style={beforeBracket}>
      <div
        className={css['options']}
        style={columns === 1 ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {options.map(({ id, text }) => (
          <span key={id} style={besideLetter}>
            <span>{id}.</span>
            <SheetText text={text} />
          </span>
        ))}
      </div>
      {bracket}
    </div>
  )
}

/** What all items below choose from. */
export const SharedOptions = ({ options }: Pick<OptionsProps, 'options'>) => (
  <div style={numbered}>
    <span />
    <Options options={options} bracket={null} />
  </div>
)

/** The numbers of gaps in a row, each with its bracket. */
export function Brackets({
  block: { gaps, showsScores },
}: {
  readonly block: SheetBlock & { readonly kind: 'brackets' }
}) {
  const texts = useTexts(sheetTexts)
  return (
    <div style={numbered}>
      <span />
      <div className="one-line" style={{ display: 'flex', flexWrap: 'wrap', columnGap: '1.5em' }} lang="zh-CN">
        {gaps.map(({ item, label }) => (
          <span key={item.itemId}>
            {label ?? texts.label(String(item.no))}
            {showsScores && texts.score(pointsText(item.score))}
            {texts.bracket}
          </span>
        ))}
      </div>
    </div>
  )
}

function Room({ room }: { readonly room: AnswerRoom }) {
  switch (room.kind) {
    case 'none':
    case 'gap':
      return null
    case 'line':
      return <div className={css['line']} />
    case 'space':
      return <div style={{ height: `calc(${room.size} * var(--mm))` }} />
  }
}

/** A line to write on, as wide as an item's text. */
export const RuledLine = () => (
  <div style={{ ...numbered, paddingTop: 0 }}>
    <span />
    <div className={css['line']} />
  </div>
)
