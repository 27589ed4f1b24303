import { Box, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { paths } from '#domain/paths/paths.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from '../print.module.css'
import { printPreviewTexts } from '../print-preview.texts.ts'

interface PaperOfAddressProps {
  readonly children: (paperId: number) => ReactNode
  /** Shown if the address names no paper; by default the way to the teacher's papers. */
  readonly otherwise?: ReactNode
}

/** The screen for the paper in the address. */
export function PaperOfAddress({ children, otherwise = <NoPaper /> }: PaperOfAddressProps) {
  const { query } = useNavigation()
  const paperId = idIn(query['paperId'])
  return paperId === null ? otherwise : children(paperId)
}

function NoPaper() {
  const texts = useTexts(printPreviewTexts)
  const { push } = useNavigation()
  return (
    <Box className={css['alone']}>
      <Surface label={texts.title}>
        <EmptyState
          titleAs="h1"
          title={texts.noPaper}
          why={texts.choosePaper}
          action={<Button onClick={() => push(paths.myPapers)}>{texts.myPapers}</Button>}
        />
      </Surface>
    </Box>
  )
}
