import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { drawerEntries } from '../entries.ts'
import { shellTexts } from '../shell.texts.ts'
import css from './nav.module.css'

export interface DrawerLinksProps {
  readonly courseId: number | null
  readonly path: string
  /** Scripts that wait for marking. */
  readonly unreviewed: number
  /** In a panel of its own instead of the spine. */
  readonly floating?: boolean
  readonly onFollow?: () => void
}

/** The entries of 更多. */
export function DrawerLinks({ courseId, path, unreviewed, floating = false, onFollow }: DrawerLinksProps) {
  const texts = useTexts(shellTexts)
  return (
    <nav className={floating ? css['floating'] : css['second']} aria-label={texts.more}>
      {drawerEntries(courseId).map((entry) => {
        const isOpen = entry.holds(path)
        return (
          <a
            key={entry.id}
            href={hrefOf(entry.path)}
            className={classNames(css['entry'], isOpen && css['open'])}
            aria-current={isOpen ? 'page' : undefined}
            onClick={onFollow}
          >
            {texts[entry.id]}
            {entry.id === 'marking' && <Badge count={unreviewed} label={texts.unmarked(unreviewed)} />}
          </a>
        )
      })}
    </nav>
  )
}
