import { Box, Flex } from '@mantine/core'
import type { ItemReport } from '#api/contract/groups/report.ts'
import { sectionName } from '#domain/report/content-text.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { reportTablesTexts } from '../report-tables.texts.ts'
import css from './tables.module.css'

interface ItemPointProps {
  readonly item: ItemReport
  readonly onOpen: (itemId: number) => void
}

/** The knowledge point of an item, which opens the item, and its section. */
export function ItemPoint({ item: { itemId, no, knowledge, sectionText }, onOpen }: ItemPointProps) {
  const texts = useTexts(reportTablesTexts)
  const nameIn = useContentName()
  return (
    // A single line: the kind of question disappears if both do not fit.
    <Flex h="1lh" rowGap={0} columnGap={8} align="baseline" wrap="wrap" style={{ overflow: 'clip' }}>
      <button
        type="button"
        className={classNames(css['open'], css['strong'], css['point'])}
        title={nameIn(knowledge)}
        aria-label={texts.openItem(no, nameIn(knowledge))}
        onClick={() => onOpen(itemId)}
      >
        {nameIn(knowledge)}
      </button>
      <Box component="span" display="inline-block" c="var(--ink-3)" fz="xs">
        {nameIn(sectionName(sectionText))}
      </Box>
    </Flex>
  )
}
