import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { paths } from '#domain/paths/paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { printPreviewTexts } from '../print-preview.texts.ts'

/** The screen for the paper in the address, or a way to choose one. */
export function PaperOfAddress({ children }: { readonly children: (paperId: number) => ReactNode }) {
  const texts = useTexts(printPreviewTexts)
  const { query, push } = useNavigation()
  const { paperId = '' } = query
  if (/^[1-9]\d{0,9}$/.test(paperId)) return children(Number(paperId))
  return (
    <Surface label={texts.title}>
      <EmptyState
        titleAs="h1"
        title={texts.noPaper}
        why={texts.choosePaper}
        action={<Button onClick={() => push(paths.myPapers)}>{texts.myPapers}</Button>}
      />
    </Surface>
  )
}
