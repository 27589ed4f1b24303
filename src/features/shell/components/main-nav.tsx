import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Drawing } from '#ui/icon/drawing.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { inBar, type MainEntry } from '../entries.ts'
import { entryDrawings } from '../entry-drawings.ts'
import { shellTexts } from '../shell.texts.ts'
import css from './nav.module.css'

export interface MainNavProps {
  readonly entries: readonly MainEntry[]
  /** Path and query of the open page. */
  readonly address: string
  /** The button that opens 更多 where it is not in the spine. */
  readonly more: ReactNode
}

/** The entries of the spine; the open one is an index tab that runs into the page. */
export function MainNav({ entries, address, more }: MainNavProps) {
  const texts = useTexts(shellTexts)
  return (
    <nav className={css['main']} aria-label={texts.mainNavigation}>
      {entries.map((entry, place) => {
        const isOpen = entry.holds(address)
        return (
          <a
            key={entry.id}
            href={hrefOf(entry.path)}
            className={classNames(css['entry'], isOpen && css['open'], place >= inBar && css['onlyWide'])}
            aria-current={isOpen ? 'page' : undefined}
          >
            <Drawing path={entryDrawings[entry.drawing]} className={css['icon']} />
            {texts[entry.id]}
          </a>
        )
      })}
      {more}
    </nav>
  )
}
