import { Button, Stack, Text } from '@mantine/core'
import { marking, type MarkerMarks } from '#api/contract/groups/marking.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pointsText, type Tenths } from '#domain/values/score.ts'
import { rangeOfStep } from '#domain/statistics/score-steps.ts'
import { oneDecimal } from '#domain/statistics/rounding.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { Histogram } from '#ui/histogram/histogram.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { markingToolTexts } from './marking-tools.texts.ts'

export interface MarkersDialogProps {
  readonly assignmentId: number
  readonly itemId: number
  readonly no: number
  readonly onClose: () => void
}

/** How the markers mark an item, side by side. */
export function MarkersDialog({ assignmentId, itemId, no, onClose }: MarkersDialogProps) {
  const texts = useTexts(markingToolTexts)
  const query = useEndpoint(marking.markers, { assignmentId, itemId })
  return (
    <Dialog
      opened
      title={texts.markersTitle(no)}
      onClose={onClose}
      footer={
        <Button variant="filled" data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <WhenFetched of={fetchedOf(query)} skeletonRows={4}>
        {({ score, list }) =>
          list.length === 0 ? (
            <EmptyState why={texts.markersNone} />
          ) : (
            <Stack gap={20}>
              {list.map((marker) => (
                <Marker key={marker.uid} marker={marker} full={score} />
              ))}
            </Stack>
          )
        }
      </WhenFetched>
    </Dialog>
  )
}

function Marker({ marker, full }: { readonly marker: MarkerMarks; readonly full: Tenths }) {
  const texts = useTexts(markingToolTexts)
  const head = texts.markerHead(marker.realname, marker.count, oneDecimal(marker.sum, 10 * marker.count))
  return (
    <section aria-label={head}>
      <Text mb={6}>{head}</Text>
      <Histogram
        label={head}
        headings={[texts.band, texts.count]}
        bands={marker.steps.flatMap((count, step) => {
          const range = rangeOfStep(step, marker.steps.length, full)
          return range === null ? [] : [{ label: [...new Set(range)].map(pointsText).join('–'), count }]
        })}
      />
    </section>
  )
}
