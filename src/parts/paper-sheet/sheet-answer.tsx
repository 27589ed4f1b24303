import type { PaperItem } from './paper-sheet.types.ts'
import { useContentName } from '../content-names/use-content-name.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { sheetTexts } from './sheet.texts.ts'
import { KeyText } from './key-text.tsx'
import css from './sheet.module.css'
import { SheetText } from './sheet-text.tsx'

export interface SheetAnswerProps {
  readonly item: PaperItem
  /** Shows which item it belongs to, if it is not printed right below it. */
  readonly isNumbered: boolean
  readonly onCorrect: ((item: PaperItem) => void) | undefined
}

/** The right answer, the explanation, and the knowledge points. */
export function SheetAnswer({ item, isNumbered, onCorrect }: SheetAnswerProps) {
  const texts = useTexts(sheetTexts)
  const nameIn = useContentName()
  const { language } = useLanguage()
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(1.9em, max-content) minmax(0, 1fr)',
        paddingBlock: 'calc(0.8 * var(--mm)) calc(1.6 * var(--mm))',
        color: 'var(--ink-2)',
        fontSize: 'calc(4.8 * var(--mm))',
      }}
    >
      <span>{isNumbered && texts.label(String(item.no))}</span>
      <div className={css['sheetAnswerBody']}>
        {onCorrect !== undefined && (
          <button
            type="button"
            className={css['correct']}
            aria-label={texts.correctNamed(item.no)}
            onClick={() => onCorrect(item)}
          >
            {texts.correct}
          </button>
        )}
        <KeyText answerKey={item.key} score={item.score} />
        {item.analysis !== '' && (
          <p>
            <b className={css['label']}>{texts.analysis}</b>
            <SheetText text={item.analysis} />
          </p>
        )}
        <p>
          <b className={css['label']}>{texts.knowledge}</b>
          {listOf(language, pointNamesOf(item).map(nameIn))}
        </p>
      </div>
    </div>
  )
}
