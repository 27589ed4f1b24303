import { useTexts } from '#ui/language/language-context.tsx'
import { sheetTexts } from './sheet.texts.ts'
import css from './sheet.module.css'

const fields = ['school', 'class', 'name', 'number'] as const

/** The sealed strip at the left edge of the first page, read from the bottom up. */
export function SheetSeal() {
  const texts = useTexts(sheetTexts)
  return (
    <div className={css['seal']}>
      <p className={css['fields']}>
        {fields.map((field) => (
          <span key={field} className={css['field']}>
            {texts[field]}
          </span>
        ))}
      </p>
      <span className={css['word']} aria-hidden="true">
        {texts.seal}
      </span>
    </div>
  )
}
