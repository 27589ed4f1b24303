import type { ReactNode } from 'react'
import { BrandMark } from '#ui/brand/brand.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { phoneTexts } from '../phone.texts.ts'
import { LanguageButton } from './language-button.tsx'
import css from './phone-page.module.css'

export interface PhonePageProps {
  /** In the head, before the other language: who is signed in. */
  readonly aside?: ReactNode
  /** Stays at the bottom, within the thumb. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** One column as high as the window; only the content scrolls. */
export function PhonePage({ aside, foot, children }: PhonePageProps) {
  const texts = useTexts(phoneTexts)
  return (
    <div className={css['page']}>
      <header className={css['head']}>
        <BrandMark className={css['mark']} />
        <b className={css['name']} lang="zh-CN">
          {texts.name}
        </b>
        <div className={css['aside']}>{aside}</div>
        <LanguageButton />
      </header>
      <main className={css['content']}>{children}</main>
      {foot !== undefined && <footer className={css['foot']}>{foot}</footer>}
    </div>
  )
}
