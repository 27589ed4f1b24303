import { ActionIcon, Box, Flex } from '@mantine/core'
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
    // On a low screen it scrolls, so that who is signed in stays below it; the open entry reaches over the edge.
    <Box
      className={css['onlyWide']}
      mih={150}
      pb={8}
      style={{ overflowY: 'auto', scrollbarWidth: 'thin', marginRight: -1, paddingRight: 1 }}
    >
      <Flex
        align="center"
        justify="space-between"
        mt={8}
        mr={12}
        mb={2}
        ml={20}
        pt={5}
        c="var(--ink-3)"
        fz="xs"
        style={{ borderTop: 'var(--hairline)' }}
      >
        <span>{texts.more}</span>
        <ActionIcon size="xs" color="gray" aria-label={texts.fold} onClick={onFold}>
          <Icon name="pin" small />
        </ActionIcon>
      </Flex>
      <DrawerLinks {...links} />
    </Box>
  )
}
