import { Box, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { paths } from '#domain/paths/paths.ts'
import { FocusBar } from '#ui/focus-bar/focus-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import type { LeavingPaper } from '../use-leaving-paper.ts'
import css from './workplace.module.css'

export interface AloneProps {
  readonly leaving: LeavingPaper
  readonly isLoading?: boolean
  readonly children?: ReactNode
}

/** The bar and one thing below it, shown while there is no paper to show. */
export function Alone({ leaving, isLoading = false, children }: AloneProps) {
  const texts = useTexts(paperEditorTexts)
  return (
    <Stack gap={0} className={css['workplace']}>
      <FocusBar back={leaving.linkTo(paths.myPapers)} backLabel={texts.back} title={texts.title} />
      {isLoading ? (
        <Box
          flex={1}
          w={748}
          maw="100%"
          mih={0}
          mx="auto"
          my={16}
          bg="var(--surface)"
          role="status"
          aria-label={texts.loading}
        >
          <SkeletonRows rows={12} />
        </Box>
      ) : (
        <Box component="main" my="auto">
          {children}
        </Box>
      )}
    </Stack>
  )
}
