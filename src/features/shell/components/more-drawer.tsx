import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import type { MainEntry } from '../entries.ts'
import { shellTexts } from '../shell.texts.ts'
import { sumOf } from '../use-waiting-work.ts'
import { DrawerLinks, type DrawerLinksProps } from './drawer-links.tsx'
import css from '../shell.module.css'

export interface MoreDrawerProps extends Pick<DrawerLinksProps, 'entries' | 'address' | 'isBuilt' | 'waiting'> {
  /** Entries that do not fit in the bottom bar. */
  readonly beyondBar: readonly MainEntry[]
  readonly isPinned: boolean
  readonly onPin: () => void
}

/** 更多 as an overlay: if it is not pinned, and in narrow windows. */
export function MoreDrawer({ isPinned, onPin, beyondBar, ...links }: MoreDrawerProps) {
  const texts = useTexts(shellTexts)
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const pin = () => {
    close()
    onPin()
  }
  return (
    <>
      <Box
        component="button"
        type="button"
        className={classNames(css['entry'], css['more'], isPinned && css['onlyNarrow'])}
        w="100%"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Icon name="more" className={css['icon']} />
        {texts.more}
        <Badge {...sumOf(links.waiting)} />
      </Box>
      <SideDrawer
        opened={opened}
        onClose={close}
        title={texts.more}
        side="left"
        width={260}
        flush
        {...(isPinned
          ? {}
          : {
              footer: (
                <Button
                  size="xs"
                  className={css['onlyWide'] ?? ''}
                  mr="auto"
                  leftSection={<Icon name="pin" small />}
                  onClick={pin}
                >
                  {texts.pin}
                </Button>
              ),
            })}
      >
        <div className={css['onlyNarrow']}>
          <DrawerLinks {...links} entries={beyondBar} label={texts.mainNavigation} floating onFollow={close} />
        </div>
        <DrawerLinks {...links} floating onFollow={close} />
      </SideDrawer>
    </>
  )
}
