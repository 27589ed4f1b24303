import { Stack, Text } from '@mantine/core'
import { marking, type SheetPart } from '#api/contract/groups/marking.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { sheetPage } from '#domain/answer-sheet/sheet-geometry.ts'
import type { Shape, ShownPart } from '#domain/marking/annotation.ts'
import type { SheetBox } from '#domain/scan/scan.ts'
import { DrawingBoard } from '#parts/annotations/drawing-board.tsx'
import type { TakenTool } from '#parts/annotations/use-drawing.ts'
import { SheetPage } from '#parts/marked-page/sheet-page.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { minute } from '#domain/time/units.ts'
import { markingTexts } from '../marking.texts.ts'

type AnswerRef = InputOf<typeof marking.sheet>

export interface ScannedAnswerProps {
  readonly answer: AnswerRef
  /** The submission probably opened next; null for none. */
  readonly nextId: number | null
  /** Shows the whole pages instead of the answer alone. */
  readonly isWhole: boolean
  readonly shapes: readonly Shape[]
  readonly tool: TakenTool | null
  readonly onChange: (shapes: readonly Shape[]) => void
}

/** What a student wrote on the answer sheet, with a board to draw on it. */
export function ScannedAnswer({ answer, nextId, isWhole, ...drawing }: ScannedAnswerProps) {
  const texts = useTexts(markingTexts)
  const found = fetchedPart(useSheet(answer), ({ parts }) => parts)
  useSheet({ ...answer, submissionId: nextId ?? 0 }, nextId !== null)
  return (
    <WhenFetched of={found} skeletonRows={3}>
      {(parts) => (
        <Stack gap={12} py={8}>
          {parts.length === 0 && (
            <Text span c="var(--ink-3)">
              {texts.noSheet}
            </Text>
          )}
          {parts.map((part) => {
            const isPage = isWhole && part.scanPageId !== null
            const page = { sheetPage: part.sheetPage, firstPage: parts[0]?.sheetPage ?? part.sheetPage }
            return (
              <DrawingBoard
                key={part.sheetPage}
                {...drawing}
                page={page}
                part={isPage ? wholeSheet : shownPart(part.area)}
              >
                <PartPicture part={part} isPage={isPage} />
              </DrawingBoard>
            )
          })}
        </Stack>
      )}
    </WhenFetched>
  )
}

/** Milliseconds a part stays fresh once read: enough to reach it after preloading, or to come back to it. */
const freshFor = minute

const useSheet = (answer: AnswerRef, enabled = true) =>
  useEndpoint(marking.sheet, answer, { enabled, staleTime: freshFor })

function PartPicture({ part, isPage }: { readonly part: SheetPart; readonly isPage: boolean }) {
  const texts = useTexts(markingTexts)
  const { scanPageId, area, picture } = part
  if (isPage && scanPageId !== null) return <SheetPage scanPageId={scanPageId} label={texts.onSheet} />
  return (
    <img
      style={{ display: 'block', width: '100%', aspectRatio: `${area.w} / ${area.h}` }}
      src={picture}
      alt={texts.onSheet}
      draggable={false}
    />
  )
}

/** Millimetres on a page, as thousandths of its width. */
const inThousandths = (length: number): number => (1000 * length) / sheetPage.width

const shownPart = ({ x, y, w, h }: SheetBox): ShownPart => ({
  x: inThousandths(x),
  y: inThousandths(y),
  width: inThousandths(w),
  height: inThousandths(h),
})

const wholeSheet = shownPart({ x: 0, y: 0, w: sheetPage.width, h: sheetPage.height })
