import type { ItemReport } from '#api/contract/areas/report.ts'
import { commonErrorOf, itemColumns, itemRow } from '#domain/report/report-tables.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { cellText } from '../report-cells.ts'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { languageOfText } from '#domain/text-language.ts'
import css from './tables.module.css'

/** The most common wrong answer to an item and how many gave it: a letter in a box, what was written in red. */
export function CommonError({ item }: { readonly item: ItemReport }) {
  const texts = useTexts(reportTablesTexts)
  const cell = itemRow(item)[itemColumns.indexOf('commonError')]
  const text = cellText(cell, texts)
  const count = commonErrorOf(item)?.count
  if (cell?.kind !== 'text')
    return (
      <span className={css['none']}>
        {text}
        {cell?.kind === 'word' && cell.word === 'leftOpen' && count !== undefined && (
          <span className={css['people']}>{texts.people(count)}</span>
        )}
      </span>
    )
  const isChoice = item.kind === 'single' || item.kind === 'multiple'
  return (
    <>
      <span className={isChoice ? css['letter'] : css['word']} lang={languageOfText(text)}>
        {text}
      </span>
      {count !== undefined && <span className={css['people']}>{texts.people(count)}</span>}
    </>
  )
}
