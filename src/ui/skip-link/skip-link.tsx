import type { MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { focusPart } from '../focus/focus-part.ts'
import { useTexts } from '../language/language-context.tsx'
import css from './skip-link.module.css'
import { skipLinkTexts } from './skip-link.texts.ts'

export interface SkipLinkProps {
  /** The page's own address. */
  readonly here: string
}

/**
 * First on a page: lets the keyboard skip the menus. The hash is the route, so the link moves the focus
 * itself instead of navigating.
 */
export function SkipLink({ here }: SkipLinkProps) {
  const texts = useTexts(skipLinkTexts)
  return (
    <a className={classNames(css['link'], 'print-hidden')} href={here} onClick={focusMain}>
      {texts.toContent}
    </a>
  )
}

function focusMain(event: MouseEvent): void {
  event.preventDefault()
  focusPart(document.querySelector('main'))
}
