import type { ReactNode } from 'react'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { languageOfText } from '#domain/values/text-language.ts'
import css from './details.module.css'

interface PassageProps {
  readonly text: string
  readonly opened?: boolean
  /** The number of the current item's blank, which is highlighted in the text. */
  readonly blank?: number | null
}

/** The text shared by a question's items, collapsed at first. */
export function Passage({ text, opened = false, blank = null }: PassageProps) {
  const texts = useTexts(reportDetailsTexts)
  return (
    <details className={css['passage']} open={opened}>
      <summary>{texts.passage}</summary>
      <RichText
        text={text}
        lang={languageOfText(text)}
        size="inherit"
        passage
        renderBlank={(number) => <b className={css[number === blank ? 'blankHere' : 'blank']}>{number}</b>}
      />
    </details>
  )
}

/** An item's own text; without one, it names the item's blank in the passage. */
export function Stem({ stem, blank }: { readonly stem: string; readonly blank: number | null }): ReactNode {
  const texts = useTexts(reportDetailsTexts)
  if (stem === '') return blank === null ? null : <p className={css['stem']}>{texts.blank(blank)}</p>
  return (
    <div className={css['stem']}>
      <RichText text={stem} lang={languageOfText(stem)} size="inherit" />
    </div>
  )
}
