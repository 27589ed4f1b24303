import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useTexts } from '../language/language-context.tsx'
import { annotationTexts } from './annotation.texts.ts'
import css from './ruled-sheet.module.css'

export interface AnnotationMarkProps {
  /** `error` straight red, `praise` wavy green. */
  readonly kind: 'error' | 'praise'
  /** The words of the answer. */
  readonly children: ReactNode
  /** Its note is being looked at. */
  readonly current?: boolean
}

/** Underlines words of an answer on a RuledSheet. */
export function AnnotationMark({ kind, children, current = false }: AnnotationMarkProps) {
  const texts = useTexts(annotationTexts)
  return (
    <mark className={classNames(css['mark'], css[kind], current && css['current'])}>
      {children}
      <span className="visually-hidden">{texts[kind]}</span>
    </mark>
  )
}

export interface MarginNoteProps {
  /** What the student wrote, struck out. */
  readonly wrong?: string | undefined
  /** The correction or the remark. */
  readonly children: ReactNode
}

/** A note in the margin of a RuledSheet; write it right behind the words it belongs to, so that it stands beside their line. */
export function MarginNote({ wrong, children }: MarginNoteProps) {
  const texts = useTexts(annotationTexts)
  return (
    <span className={css['note']} {...(isChinese(children) ? { lang: 'zh-CN' } : {})}>
      {wrong !== undefined && (
        <>
          <span className="visually-hidden">{texts.struck}</span>
          <del className={css['struck']}>{wrong}</del>
          <span className="visually-hidden">{texts.replaced}</span>
        </>
      )}
      {children}
    </span>
  )
}

/** A remark in Chinese beside an English answer needs Chinese punctuation. */
const isChinese = (content: ReactNode): boolean => typeof content === 'string' && /\p{Script=Han}/u.test(content)
