import { Text } from '@mantine/core'
import { memo, useId, useRef } from 'react'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { pointsText } from '#domain/values/score.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { classNames } from '#ui/class-names.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { isEnglish } from '../marking-view.ts'
import { markingTexts } from '../marking.texts.ts'
import { useUnfolded } from '../use-unfolded.ts'
import css from '../marking.module.css'

export interface QuestionBoxProps {
  readonly item: KeyedItem
  readonly passage: string
  /** Index of the submission in view. */
  readonly index: number
}

/** Questions longer than this many characters, or lines, can be folded. */
const longFrom = { characters: 150, lines: 4 } as const

/** The question, above the sheet; a long one is cut where the answer needs the room. */
export function QuestionBox({ item, passage, index }: QuestionBoxProps) {
  const texts = useTexts(markingTexts)
  const contentId = useId()
  const text = [passage, item.stem].filter((part) => part !== '').join('\n')
  const isLong = text.length > longFrom.characters || text.split('\n').length > longFrom.lines
  const box = useRef<HTMLElement>(null)
  const { isOpen, toggle } = useUnfolded(box, index)
  return (
    <section ref={box} className={css['box']} aria-label={texts.question}>
      <b className={css['number']}>{item.no}.</b>
      <div>
        <div id={contentId} className={classNames(isLong && (isOpen ? css['open'] : css['folded']))}>
          <RichText className={css['text']} size="inherit" text={text} lang={isEnglish(text) ? 'en' : 'zh-CN'} />
          {(!isLong || isOpen) && <CriteriaLine item={item} />}
        </div>
        {isLong && (
          <button
            type="button"
            className={css['fold']}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={toggle}
          >
            {isOpen ? texts.less : texts.more}
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} small />
          </button>
        )}
      </div>
      <Hint span lh={1.9} className="one-line">
        {texts.points(pointsText(item.score))}
      </Hint>
    </section>
  )
}

const CriteriaLine = memo(function CriteriaLine({ item: { key, score } }: Pick<QuestionBoxProps, 'item'>) {
  const texts = useTexts(markingTexts)
  const nameIn = useContentName()
  if (key.kind !== 'written') return <KeyText answerKey={key} score={score} />
  const parts = key.criteria.map(({ name, max }) => texts.criterionPart(nameIn(name), pointsText(max)))
  return (
    <Text mt={5} c="var(--ink-3)" fz="sm">
      <RichText inline size="inherit" text={texts.criteriaLine(parts.join(texts.comma))} />
    </Text>
  )
})
