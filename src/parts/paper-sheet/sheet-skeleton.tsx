import { Box, Stack } from '@mantine/core'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { sheetTexts } from './sheet.texts.ts'
import type { SheetSize, SheetZoom } from './use-sheet-view.ts'
import { zoomClass } from './sheets.tsx'
import css from './sheets.module.css'

const lineNumbers = Array.from({ length: 9 }, (_, index) => index)

/** A full-size sheet with lines instead of words while the paper is loading. */
export function SheetSkeleton({ size, zoom }: { readonly size: SheetSize; readonly zoom: SheetZoom }) {
  const texts = useTexts(sheetTexts)
  return (
    <div className={css['stage']} role="status" aria-label={texts.loading}>
      <div className={classNames(css['sheets'], css[size], css[zoomClass[zoom]])}>
        <div className={css['page']}>
          <Stack
            gap="calc(7 * var(--mm))"
            px="calc(12 * var(--mm))"
            py="calc(14 * var(--mm))"
            style={{ gridColumn: '2' }}
          >
            <Box
              component="i"
              w="36%"
              h="calc(7 * var(--mm))"
              mx="auto"
              mb="calc(6 * var(--mm))"
              bg="var(--paper-3)"
              bdrs="xs"
            />
            {lineNumbers.map((line) => (
              <Box
                key={line}
                component="i"
                w={line % 3 === 1 ? '64%' : '92%'}
                h="calc(4 * var(--mm))"
                bg="var(--paper-2)"
                bdrs="xs"
              />
            ))}
          </Stack>
        </div>
      </div>
    </div>
  )
}
