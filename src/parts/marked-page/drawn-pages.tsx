import { Stack } from '@mantine/core'
import type { MarkedPageRow } from '#api/contract/schemas/marked-pages.ts'
import { type Shape, shapesOnPage } from '#domain/marking/annotation.ts'
import { annotationsTexts } from '#parts/annotations/annotations.texts.ts'
import { DrawnShapes } from '#parts/annotations/drawn-shapes.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { MarkedPage } from './marked-page.tsx'

/** A student's sheet as it was marked: page by page, with the score of each answer and what was drawn over it. */
export const DrawnPages = ({ pages }: { readonly pages: readonly MarkedPageRow[] }) => (
  <Stack gap={16}>
    {pages.map((page) => (
      <DrawnPage key={page.scanPageId} page={page} pages={pages} />
    ))}
  </Stack>
)

interface DrawnPageProps {
  readonly page: MarkedPageRow
  readonly pages: readonly MarkedPageRow[]
}

function DrawnPage({ page, pages }: DrawnPageProps) {
  const texts = useTexts(annotationsTexts)
  const drawn = drawnOn(page, pages)
  return (
    <MarkedPage {...page}>
      <DrawnShapes label={texts.drawn(drawn.length)} shapes={drawn} />
    </MarkedPage>
  )
}

/** The shapes drawn on one page of a sheet. */
function drawnOn({ sheetPage }: MarkedPageRow, pages: readonly MarkedPageRow[]): readonly Shape[] {
  const placed = pages.flatMap((page) => page.marks.map((mark) => ({ ...mark, sheetPage: page.sheetPage })))
  const firsts = new Map(placed.toReversed().map((mark) => [mark.itemId, mark]))
  return [...firsts.values()].flatMap((mark) => shapesOnPage(mark.shapes, sheetPage, mark.sheetPage))
}
