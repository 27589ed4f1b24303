import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Drawing } from '#ui/icon/drawing.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import type { MainEntry } from '../entries.ts'
import { barTexts } from '../bar.texts.ts'
import { entryDrawings } from '../entry-drawings.ts'
import { shellTexts } from '../shell.texts.ts'
import css from '../shell.module.css'
import { NotOpen } from './not-open.tsx'

export interface MainNavProps {
  readonly entries: readonly MainEntry[]
  /** Those that are also in the bottom bar. */
  readonly bar: readonly MainEntry[]
  /** Path and query of the open page. */
  readonly address: string
  readonly isBuilt: (path: string) => boolean
  /** The button that opens 更多 if that is not pinned in the spine. */
  readonly more: ReactNode
}

/** The entries of the spine; the open one is drawn as an index tab that merges into the page. */
export function MainNav({ entries, bar, address, isBuilt, more }: MainNavProps) {
  const texts = useTexts(shellTexts)
  const barNames = useTexts(barTexts)
  return (
    <nav className={css['navMain']} aria-label={texts.mainNavigation}>
      {entries.map((entry) => {
        const isOpen = entry.holds(address)
        return (
          <a
            key={entry.id}
            href={hrefOf(entry.path)}
            className={classNames(
              css['entry'],
              isOpen && css['open'],
              !isBuilt(entry.path) && css['later'],
              !bar.includes(entry) && css['onlyWide'],
            )}
            aria-current={isOpen ? 'page' : undefined}
          >
            <Drawing path={entryDrawings[entry.drawing]} className={css['icon']} />
            <EntryName name={texts[entry.id]} inBar={barNames[entry.id]} />
            {!isBuilt(entry.path) && <NotOpen />}
          </a>
        )
      })}
      {more}
    </nav>
  )
}

/** A name whose short form takes its place in the bar of a phone; one of them is hidden, also from screen readers. */
function EntryName({ name, inBar }: { readonly name: string; readonly inBar: string }) {
  if (inBar === name) return name
  return (
    <>
      <span className={css['long']}>{name}</span>
      <span className={css['short']}>{inBar}</span>
    </>
  )
}
