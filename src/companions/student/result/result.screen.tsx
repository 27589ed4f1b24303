import { Flex, Group, Stack } from '@mantine/core'
import { correction } from '#api/contract/groups/correction.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import type { Shape } from '#domain/marking/annotation.ts'
import { pointsText } from '#domain/values/score.ts'
import { CheckBox } from '#ui/check-box/check-box.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Page } from '../page/page.tsx'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { useServices } from '../services-context.tsx'
import { studentPaths } from '../student-address.ts'
import { OwnPages } from './components/own-pages.tsx'
import { ResultCard } from './components/result-card.tsx'
import { SaveReport } from './components/save-report.tsx'
import { type Drawings, cropOf, useOwnMarks } from './own-marks.ts'
import type { AssignmentResult } from './result-items.ts'
import { resultTexts } from './result.texts.ts'
import { type Result, useResult } from './use-result.ts'

/** A published score: the total, then every item with the right answer. */
export function ResultScreen({ assignmentId }: { readonly assignmentId: number }) {
  const texts = useTexts(resultTexts)
  const { language } = useLanguage()
  const { clock } = useServices()
  const result = useResult(assignmentId)
  const marks = useOwnMarks(assignmentId)
  const data = result.result
  const note = data && texts.handedIn(dateText(Date.parse(data.submittedAt), { now: clock.now(), language }))
  const head = <AssignmentHead title={data?.assignmentName ?? texts.title} note={note ?? undefined} />
  const hasLost = result.rightCount < result.items.length
  return (
    <Page head={head} foot={hasLost ? <ToCorrections assignmentId={assignmentId} /> : undefined}>
      {result.failure !== null && <FailedState why={result.failure} onRetry={result.retry} />}
      {result.failure === null && data === null && <PageSkeleton rows={6} />}
      {data !== null && <Score result={result} total={data.total} full={data.paper.score} />}
      {data !== null && <Sheets marks={marks} result={data} />}
      <Stack component="ol" gap={12}>
        {result.items.map((item) => (
          <li key={item.placed.item.itemId}>
            <ResultCard
              result={item}
              crop={cropOf(marks.pages.value ?? [], item.placed.item.itemId)}
              shapes={marks.drawings.value?.get(item.placed.item.itemId) ?? noShapes}
            />
          </li>
        ))}
      </Stack>
      {data !== null && <SaveReport assignmentId={assignmentId} />}
    </Page>
  )
}

interface SheetsProps {
  readonly marks: ReturnType<typeof useOwnMarks>
  readonly result: AssignmentResult
}

/** What was returned on paper; nothing is shown if there is none. */
function Sheets({ marks: { pages, drawings }, result }: SheetsProps) {
  const failed = [pages, drawings].find(({ failure }) => failure !== null)
  if (failed !== undefined) return <FailedState why={failed.failure ?? ''} onRetry={failed.onRetry} />
  if (pages.value === undefined) return <SkeletonRows rows={1} rowHeight="var(--h-row-list)" />
  return <OwnPages pages={pages.value} drawings={drawings.value ?? noDrawings} result={result} />
}

const noShapes: readonly Shape[] = []

const noDrawings: Drawings = new Map()

/** Leads to the corrections, within reach of the thumb. */
function ToCorrections({ assignmentId }: { readonly assignmentId: number }) {
  const texts = useTexts(resultTexts)
  const { data } = useEndpoint(correction.own, {})
  const toDo = data?.list.find((one) => one.assignmentId === assignmentId)?.toDoCount ?? 0
  return (
    <LinkButton
      to={studentPaths.correction(assignmentId)}
      variant={toDo > 0 ? 'filled' : 'default'}
      size="lg"
      fullWidth
    >
      {toDo > 0 ? texts.toCorrections(toDo) : texts.seeCorrections}
    </LinkButton>
  )
}

interface ScoreProps {
  readonly result: Result
  /** Tenths. */
  readonly total: number
  readonly full: number
}

function Score({ result, total, full }: ScoreProps) {
  const texts = useTexts(resultTexts)
  const { items, rightCount, isWrongFirst, setWrongFirst } = result
  return (
    <Group justify="space-between" align="flex-end" gap={12} pt={8} pb={18} px={4}>
      <Figure
        size="large"
        value={pointsText(total)}
        unit={texts.outOf(pointsText(full))}
        caption={texts.right(rightCount, items.length)}
      />
      <Flex component="label" gap={8} py={12}>
        <CheckBox checked={isWrongFirst} onChange={(event) => setWrongFirst(event.currentTarget.checked)} />
        {texts.wrongFirst}
      </Flex>
    </Group>
  )
}
