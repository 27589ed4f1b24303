import type { ReactNode } from 'react'
import { BrandMark } from '#ui/brand/brand.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { phoneTexts } from '../phone.texts.ts'
import css from './phone-page.module.css'

export interface PhonePageProps {
  /** At the right end of the head: who is signed in, or the other language. */
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
      </header>
      <main className={css['content']}>{children}</main>
      {foot !== undefined && <footer className={css['foot']}>{foot}</footer>}
    </div>
  )
}
