import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './ruled-sheet.module.css'
import { ruledSheetTexts } from './ruled-sheet.texts.ts'

export interface RuledSheetProps {
  /** What is on the sheet ("陈思远的作答"). */
  readonly label: string
  /** The answer; line breaks are kept. */
  readonly children: ReactNode
  readonly lang?: 'en' | 'zh-CN' | undefined
  /** The sealed strip at the left edge, as on an answer sheet. */
  readonly sealed?: boolean
  /** As tall as its container; a long answer scrolls below the head. In narrow windows the page scrolls. */
  readonly scroll?: boolean
  /** Minimum number of lines; 8 by default. */
  readonly lines?: number
  /** Above the lines: who, when, how many words. */
  readonly head?: ReactNode
  /** Below the lines. */
  readonly foot?: ReactNode
}

/** A written answer on ruled lines. */
export function RuledSheet(props: RuledSheetProps) {
  const { label, children, lang, sealed = false, scroll = false, lines = 8, head, foot } = props
  const texts = useTexts(ruledSheetTexts)
  const lineCount: CSSProperties & Record<'--lines', number> = { '--lines': lines }
  return (
    <article className={classNames(css['sheet'], sealed && css['sealed'], scroll && css['scroll'])} aria-label={label}>
      {sealed && (
        <div className={css['seal']} aria-hidden="true">
          {texts.seal}
        </div>
      )}
      <div className={css['page']}>
        {head !== undefined && <div className={css['head']}>{head}</div>}
        <div className={css['lines']} lang={lang} style={lineCount}>
          {children}
        </div>
        {foot !== undefined && <div className={css['foot']}>{foot}</div>}
      </div>
    </article>
  )
}
