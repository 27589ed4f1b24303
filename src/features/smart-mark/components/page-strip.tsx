import { Box, Flex } from '@mantine/core'
import type { ScanPageRow, ScanRow } from '#api/contract/schemas/scans.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from '../job.module.css'
import { jobTexts } from '../job.texts.ts'

interface PageStripProps {
  readonly pages: readonly ScanPageRow[]
  readonly scan: ScanRow
  readonly onLook: (scanPageId: number) => void
}

/** One tick per page: read, waiting, or in need of a person. */
export function PageStrip({ pages, scan, onLook }: PageStripProps) {
  const texts = useTexts(jobTexts)
  const waiting = pages.filter(({ state }) => state === 'waiting').length
  const needs = pages.filter(({ problem, isLeftOut }) => problem !== null && !isLeftOut).length
  const whole = scan.waitingCount - waiting
  const read = texts.progress(pages.length - waiting, pages.length)
  const progress = whole > 0 && !scan.isPaused ? texts.preparing(whole, pages.length) : read
  const isPaused = scan.isPaused && scan.stop === null && scan.waitingCount > 0
  return (
    <Flex
      align="center"
      gap={16}
      h={44}
      px={20}
      bg="var(--surface)"
      fz="sm"
      style={{ borderBottom: 'var(--hairline)', whiteSpace: 'nowrap' }}
      role="region"
      aria-label={read}
    >
      <b>{isPaused ? texts.paused(read) : progress}</b>
      {/* Pages in need of somebody do not shrink. */}
      <Flex
        flex={1}
        align="center"
        style={{ gap: 1, overflowX: 'auto' }}
        role="group"
        aria-label={texts.ticks(pages.length, needs)}
      >
        {pages.map((page, index) => (
          <button
            key={page.scanPageId}
            type="button"
            tabIndex={page.problem === null ? -1 : 0}
            className={classNames(css['tick'], css[tickOf(page)])}
            aria-label={(page.turned === 0 ? texts.page : texts.pageTurned)(index + 1)}
            title={(page.turned === 0 ? texts.page : texts.pageTurned)(index + 1)}
            onClick={() => onLook(page.scanPageId)}
          />
        ))}
      </Flex>
      <Box component="b" c={needs > 0 ? 'var(--need)' : 'inherit'}>
        {needs > 0 ? texts.need(needs) : texts.allGood}
      </Box>
    </Flex>
  )
}

function tickOf({ state, problem, isLeftOut }: ScanPageRow): 'out' | 'ask' | 'wait' | 'read' {
  if (isLeftOut) return 'out'
  if (problem !== null) return 'ask'
  return state === 'waiting' ? 'wait' : 'read'
}
