import { Box, Flex } from '@mantine/core'
import type { DrawerEntryId, MainEntryId } from '#domain/portal/entries.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import type { Entry } from '../entries.ts'
import { shellTexts } from '../shell.texts.ts'
import type { Waiting, WaitingWork } from '../use-waiting-work.ts'
import css from '../shell.module.css'
import { NotOpen } from './not-open.tsx'

export interface DrawerLinksProps {
  readonly entries: readonly Entry<DrawerEntryId | MainEntryId>[]
  /** Path and query of the open page. */
  readonly address: string
  readonly isBuilt: (path: string) => boolean
  readonly waiting: WaitingWork
  /** Accessible name; 更多 where none is given. */
  readonly label?: string
  /** In a panel of its own instead of the spine. */
  readonly floating?: boolean
  readonly onFollow?: () => void
}

/** The entries of 更多. */
export function DrawerLinks({
  entries,
  address,
  isBuilt,
  waiting,
  label,
  floating = false,
  onFollow,
}: DrawerLinksProps) {
  const texts = useTexts(shellTexts)
  const works: Readonly<Partial<Record<string, Waiting>>> = waiting
  return (
    <Box
      component="nav"
      className={classNames(floating && css['floating'])}
      fz={floating ? 'md' : 'sm'}
      aria-label={label ?? texts.more}
    >
      {entries.map((entry) => {
        const isOpen = entry.holds(address)
        return (
          <Flex
            key={entry.id}
            component="a"
            href={hrefOf(entry.path)}
            className={classNames(css['entry'], isOpen && css['open'], !isBuilt(entry.path) && css['later'])}
            justify="space-between"
            mih={floating ? 'max(36px, calc(38 * var(--u)))' : 'max(26px, calc(29 * var(--u)))'}
            pr={floating ? 20 : 12}
            aria-current={isOpen ? 'page' : undefined}
            onClick={onFollow}
          >
            {texts[entry.id]}
            {!isBuilt(entry.path) && <NotOpen />}
            <WaitingBadge waiting={works[entry.id]} />
          </Flex>
        )
      })}
    </Box>
  )
}

const WaitingBadge = ({ waiting }: { readonly waiting: Waiting | undefined }) =>
  waiting === undefined ? null : <Badge {...waiting} />
