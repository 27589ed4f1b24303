import type { ReactNode } from 'react'
import { Brand } from '#ui/brand/brand.tsx'
import { LanguageButton } from '#ui/language/language-button.tsx'
import css from '../demo.module.css'

export interface DemoPageProps {
  /** The other language in its own words. */
  readonly otherLanguage: string
  /** What leads elsewhere, beside the language. */
  readonly link?: ReactNode
  readonly children: ReactNode
}

/** A page of the demo, which needs no session: the product's name and the language stand above it. */
export function DemoPage({ otherLanguage, link, children }: DemoPageProps) {
  return (
    <main className={css['page']}>
      <div className={css['top']}>
        <Brand />
        {link}
        <LanguageButton name={otherLanguage} />
      </div>
      {children}
    </main>
  )
}
