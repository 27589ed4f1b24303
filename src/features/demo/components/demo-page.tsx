import type { ReactNode } from 'react'
import { Brand } from '#ui/brand/brand.tsx'
import { useLanguage } from '#ui/language/language-context.tsx'
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
  const { language, setLanguage } = useLanguage()
  const other = language === 'en' ? 'zh-CN' : 'en'
  return (
    <main className={css['page']}>
      <div className={css['top']}>
        <Brand />
        {link}
        <button type="button" className={css['language']} lang={other} onClick={() => setLanguage(other)}>
          {otherLanguage}
        </button>
      </div>
      {children}
    </main>
  )
}
