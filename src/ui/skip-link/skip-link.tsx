import { Box } from '@mantine/core'
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
    <Box
      component="a"
      className={classNames(css['link'], 'print-hidden')}
      pos="fixed"
      top={8}
      left={8}
      px={16}
      py={8}
      fw={600}
      bdrs="sm"
      bg="var(--surface)"
      style={{ zIndex: 'var(--z-toast)', boxShadow: 'var(--float)' }}
      href={here}
      onClick={focusMain}
    >
      {texts.toContent}
    </Box>
  )
}

function focusMain(event: MouseEvent): void {
  event.preventDefault()
  focusPart(document.querySelector('main'))
}
