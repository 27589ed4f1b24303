import { ActionIcon, Flex } from '@mantine/core'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { shellTexts } from '../shell.texts.ts'
import { DrawerLinks, type DrawerLinksProps } from './drawer-links.tsx'
import css from '../shell.module.css'

export interface DrawerProps extends Pick<DrawerLinksProps, 'entries' | 'address' | 'isBuilt' | 'waiting'> {
  readonly onFold: () => void
}

/** 更多 pinned into the spine. */
export function Drawer({ onFold, ...links }: DrawerProps) {
  const texts = useTexts(shellTexts)
  return (
    <div className={css['pinned']}>
      <Flex className={css['head']} align="center" justify="space-between" c="var(--ink-3)" fz="xs">
        <span>{texts.more}</span>
        <ActionIcon size="xs" color="gray" aria-label={texts.fold} onClick={onFold}>
          <Icon name="pin" small />
        </ActionIcon>
      </Flex>
      <DrawerLinks {...links} />
    </div>
  )
}
