import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './state-mark.module.css'
import { stateMarkTexts } from './state-mark.texts.ts'

export type MarkedState = 'run' | 'wait' | 'draft' | 'end'

export interface StateMarkProps {
  readonly state: MarkedState
  /** A label other than 进行中, 未开始, 未发布, 已结束. */
  readonly children?: ReactNode
}

/** An assignment's state: a glyph and a word, so that colour is never the only signal. */
export function StateMark({ state, children }: StateMarkProps) {
  const texts = useTexts(stateMarkTexts)
  return <span className={classNames(css['mark'], css[state])}>{children ?? texts[state]}</span>
}
