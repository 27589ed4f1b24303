import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { PaperDetail, PaperItem } from './paper-sheet.types.ts'
import type { PlacedBlock } from './sheet-blocks.ts'
import { sheetTexts } from './sheet.texts.ts'
import { useSheetPages } from './use-sheet-pages.ts'
import type { SheetSize, SheetZoom } from './use-sheet-view.ts'
import { SheetBlockView } from './sheet-block.tsx'
import { SheetSeal } from './sheet-seal.tsx'
import css from './sheets.module.css'

export interface SheetsProps {
  readonly paper: PaperDetail
  /** Keep it stable: a new value lays the pages out again. */
  readonly blocks: readonly PlacedBlock[]
  readonly size: SheetSize
  readonly zoom: SheetZoom
  /** Offers to correct the key of each answer shown. */
  readonly onCorrect?: (item: PaperItem) => void
}

export const zoomClass: Readonly<Record<SheetZoom, string>> = { fit: 'fit', '100': 'whole', '125': 'large' }

/** The pages of a printed paper, drawn to scale; in print there is nothing else. */
export function Sheets({ paper, blocks, size, zoom, onCorrect }: SheetsProps) {
  const texts = useTexts(sheetTexts)
  const { column, pages, columnCount } = useSheetPages(blocks, size)
  const columns = Array.from({ length: columnCount }, (_, index) => index)
  const block = (index: number) => {
    const placed = blocks[index]
    if (placed === undefined) return null
    return <SheetBlockView key={placed.key} block={placed.block} paper={paper} onCorrect={onCorrect} />
  }
  return (
    <section className={css['stage']} aria-label={texts.sheets}>
      <div className={classNames(css['sheets'], css[size], css[zoomClass[zoom]])}>
        {/* hidden: for measuring the height of each block */}
        <Box
          className={css['measure']}
          w={0}
          h={0}
          style={{ overflow: 'hidden', visibility: 'hidden' }}
          aria-hidden="true"
          inert
        >
          <div ref={column} style={{ width: 'calc(var(--column-width) * var(--mm))' }}>
            {blocks.map((_, index) => block(index))}
          </div>
        </Box>
        {pages.map((page, pageIndex) => (
          <SheetPage key={pageIndex} number={pageIndex + 1} count={pages.length}>
            {columns.map((columnIndex) => (
              <div key={columnIndex} className={css['column']}>
                {page[columnIndex]?.map(block)}
              </div>
            ))}
          </SheetPage>
        ))}
      </div>
    </section>
  )
}

interface SheetPageProps {
  readonly number: number
  readonly count: number
  readonly children: ReactNode
}

function SheetPage({ number, count, children }: SheetPageProps) {
  const texts = useTexts(sheetTexts)
  return (
    <article className={css['page']} aria-label={texts.sheet(number)}>
      {number === 1 ? <SheetSeal /> : <div />}
      <Box
        display="grid"
        px="calc(12 * var(--mm))"
        pt="calc(12 * var(--mm))"
        pb="calc(16 * var(--mm))"
        style={{ grid: 'none / auto-flow minmax(0, 1fr)', columnGap: 'calc(18 * var(--mm))' }}
      >
        {children}
      </Box>
      <Text
        pos="absolute"
        right={0}
        bottom="calc(5 * var(--mm))"
        left="calc(20 * var(--mm))"
        c="dimmed"
        fz="calc(4.6 * var(--mm))"
        lh={1}
        ta="center"
      >
        {texts.page(number, count)}
      </Text>
    </article>
  )
}
