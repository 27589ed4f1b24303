import { Box, Stack, Text } from '@mantine/core'
import { useCallback } from 'react'
import type { PrintOptions } from '#domain/print/print-options.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { classNames } from '#ui/class-names.ts'
import { Hint } from '#ui/hint/hint.tsx'
import css from '../print.module.css'
import { printPreviewTexts } from '../print-preview.texts.ts'

export interface PrintPagesProps {
  /** Each one an SVG. */
  readonly pages: readonly string[]
  /** Formulas that could not be typeset. */
  readonly unset?: readonly string[]
  readonly size: PrintOptions['size']
}

/** The pages as printed; when printing, only these are visible. */
export function PrintPages({ pages, unset = [], size }: PrintPagesProps) {
  const texts = useTexts(printPreviewTexts)
  return (
    <section aria-label={texts.pages}>
      {unset.length > 0 && (
        <Box className="print-hidden breakable" mb={14} role="status">
          <Text c="var(--need)">{texts.unset(unset.length)}</Text>
          <ul>
            {unset.map((tex) => (
              <li key={tex}>
                <code>{tex}</code>
              </li>
            ))}
          </ul>
        </Box>
      )}
      <Hint className="print-hidden" mb={8} ta="center">
        {texts.count(pages.length)}
      </Hint>
      <Stack className={classNames(css['pages'], css[size])} align="center" gap={16}>
        {pages.map((svg, index) => (
          <PrintPage key={index} svg={svg} label={texts.page(index + 1, pages.length)} />
        ))}
      </Stack>
    </section>
  )
}

/** As an image, so that nothing in a paper can run scripts or fetch anything. */
function PrintPage({ svg, label }: { readonly svg: string; readonly label: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [svg],
  )
  return (
    <div className={css['page']}>
      <Box ref={show} component="img" display="block" w="100%" alt={label} />
    </div>
  )
}
