import { useContext } from 'react'
import { statesPoints } from '#domain/paper/section-heading.ts'
import { pointsText } from '#domain/values/score.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { MarksWrongNumbers } from './marks-wrong-numbers.ts'
import type { PaperItem, SheetHead } from './paper-sheet.types.ts'
import { isPassageTitle, type NumberedText, rangeOf, type SectionScore, type SheetBlock } from './sheet-blocks.ts'
import { sheetLanguage } from './sheet-language.ts'
import { sheetTexts } from './sheet.texts.ts'
import { SheetAnswer } from './sheet-answer.tsx'
import css from './sheet.module.css'
import { Brackets, RuledLine, SharedOptions, SheetItem } from './sheet-item.tsx'
import { SheetText } from './sheet-text.tsx'
import { wrongNumberTexts } from './wrong-numbers.texts.ts'

export interface SheetBlockProps {
  readonly block: SheetBlock
  readonly paper: SheetHead
  readonly onCorrect: ((item: PaperItem) => void) | undefined
}

/** One part of a sheet. Spacing is inside the parts, so that their heights add up. */
export function SheetBlockView({ block, paper, onCorrect }: SheetBlockProps) {
  const texts = useTexts(sheetTexts)
  switch (block.kind) {
    case 'title':
      return <SheetTitle paper={paper} />
    case 'section':
      return <SectionHeading text={block.text} score={block.score} />
    case 'passage':
      return <Passage {...block} />
    case 'blanks':
      return (
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            alignItems: 'first baseline',
            columnGap: '0.5em',
            paddingTop: 'calc(1.6 * var(--mm))',
          }}
        >
          <span>{texts.label(rangeOf(block.numbers))}</span>
          <Passage {...block} plain />
        </div>
      )
    case 'options':
      return <SharedOptions options={block.options} />
    case 'brackets':
      return <Brackets block={block} />
    case 'item':
      return <SheetItem block={block} />
    case 'ruledLine':
      return <RuledLine />
    case 'answersTitle':
      return (
        <div style={{ paddingBottom: 'calc(2 * var(--mm))', textAlign: 'center' }}>
          <h3 className={css['heading']}>{texts.answersTitle}</h3>
        </div>
      )
    case 'answer':
      return <SheetAnswer item={block.item} isNumbered={block.isNumbered} onCorrect={onCorrect} />
  }
}

function SheetTitle({ paper }: { readonly paper: SheetHead }) {
  const texts = useTexts(sheetTexts)
  return (
    <div style={{ paddingBottom: 'calc(3 * var(--mm))', textAlign: 'center' }}>
      <h2 className={css['name']} lang={sheetLanguage(paper.paperTitle)}>
        {paper.paperTitle}
      </h2>
      <p style={{ color: 'var(--ink-2)', fontSize: 'calc(4.6 * var(--mm))' }}>
        {texts.facts(paper.duration, pointsText(paper.score))}
        <span style={{ marginLeft: '1em' }}>{texts.owner(paper.ownerName)}</span>
      </p>
    </div>
  )
}

function SectionHeading({ text, score }: { readonly text: string; readonly score: SectionScore }) {
  const texts = useTexts(sheetTexts)
  const { count, each, total } = score
  const points = pointsText(total)
  const equal = each === null ? texts.sectionMixed(count, points) : texts.sectionEqual(count, pointsText(each), points)
  return (
    <div style={{ paddingBlock: 'calc(3 * var(--mm)) calc(0.6 * var(--mm))' }}>
      <h3 className={css['heading']}>
        {text}
        {!statesPoints(text) && (
          <span style={{ fontSize: 'calc(4.6 * var(--mm))', fontWeight: 'var(--w-regular)' }}>
            {count === 1 ? texts.sectionOne(points) : equal}
          </span>
        )}
      </h3>
    </div>
  )
}

interface PassageProps extends NumberedText {
  /** A question's own text instead of a reading passage. */
  readonly plain?: boolean
}

function Passage({ text, numbers, wrong, plain = false }: PassageProps) {
  const marks = useContext(MarksWrongNumbers)
  const why = useTexts(wrongNumberTexts)
  const faultOf = (number: number) => (marks ? wrong.get(number) : undefined)
  return (
    <SheetText
      text={text}
      block
      passage={!plain && !isPassageTitle(text)}
      className={plain || !isPassageTitle(text) ? undefined : css['passageTitle']}
      renderBlank={(blank) => {
        const fault = faultOf(blank)
        return (
          <span className={classNames(css['blank'], fault && css['wrong'])} title={fault && why[fault]}>
            {numbers[blank - 1] ?? blank}
          </span>
        )
      }}
      renderSlot={(slot) => {
        const fault = faultOf(Number(slot))
        return fault === undefined ? (
          slot
        ) : (
          <span className={css['wrong']} title={why[fault]}>
            {slot}
          </span>
        )
      }}
    />
  )
}
