import type { ReactNode } from 'react'
import { Brand } from '#ui/brand/brand.tsx'
import { LanguageButton } from './language-button.tsx'
import { Page } from './page.tsx'
import css from './start-page.module.css'

export interface StartPageProps {
  readonly heading: string
  readonly hint: string
  /** More to fill in than an account and its password: begins higher. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** A page before a student is in: the brand, the language, what it is for. */
export function StartPage({ heading, hint, isLong = false, children }: StartPageProps) {
  const head = (
    <div className={css['head']}>
      <Brand />
      <LanguageButton />
    </div>
  )
  return (
    <Page head={head}>
      <div className={isLong ? css['long'] : css['short']}>
        <h1>{heading}</h1>
        <p className={css['hint']}>{hint}</p>
        {children}
      </div>
    </Page>
  )
}
