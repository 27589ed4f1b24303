import { AnswerOptions } from '#parts/answer-options/answer-options.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { itemTexts } from './item.texts.ts'
import { choicesOf } from './choices-of.ts'
import { langOf } from './sheet-items.ts'
import type { SheetItem } from './paper-work.ts'
import { TextAnswer } from './text-answer.tsx'
import { WrittenAnswer } from './written-answer.tsx'

export interface ItemAnswerProps {
  readonly placed: SheetItem
  readonly value: string
  readonly onChange: (value: string) => void
  /** Enter was pressed in a single-line field. */
  readonly onEnter: () => void
}

/** The answer field for the item's kind. */
export function ItemAnswer({ placed, value, onChange, onEnter }: ItemAnswerProps) {
  const texts = useTexts(itemTexts)
  const { item, family, typeName, passage, section } = placed
  const label = texts.answerLabel(item.no)
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return (
        <AnswerOptions
          label={texts.item(item.no)}
          options={item.options}
          chosen={choicesOf(value, item.options)}
          multiple={item.kind === 'multiple'}
          lang={langOf(item.options.map(({ text }) => text).join(''), family)}
          onChange={(chosen) => onChange(chosen.join(''))}
        />
      )
    case 'written':
      return (
        <WrittenAnswer
          label={label}
          family={family}
          assignment={[item.stem, passage, section].join('\n')}
          value={value}
          onChange={onChange}
        />
      )
    case 'blank':
    case 'number':
      return (
        <TextAnswer
          label={label}
          family={family}
          value={value}
          isLong={typeName === 'listenAndWriteSentence'}
          onChange={onChange}
          onEnter={onEnter}
        />
      )
  }
}
