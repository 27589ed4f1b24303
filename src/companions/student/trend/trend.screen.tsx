import { Box, Text } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import { student } from '#api/contract/groups/student.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { numberText } from '#domain/report/number-text.ts'
import { dateText, shortDay } from '#domain/time/dates.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { pointsText } from '#domain/values/score.ts'
import { roundedQuotient } from '#domain/statistics/rounding.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LineChart } from '#ui/line-chart/line-chart.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { Card, CardLine, Cards } from '../page/cards.tsx'
import { Page } from '../page/page.tsx'
import { useServices } from '../services-context.tsx'
import { studentPaths } from '../student-address.ts'
import { trendTexts } from './trend.texts.ts'

type Point = OutputOf<typeof student.trend>['list'][number]

/** Points that a line can show at a width of 390. */
const pointsShown = 6

/** The trend of a student's scores, assignment by assignment, each subject with a line of its own. */
export function TrendScreen() {
  const texts = useTexts(trendTexts)
  const { data, error, refetch } = useEndpoint(student.trend, {})
  return (
    <Page head={<AssignmentHead title={texts.title} note={texts.note} />}>
      {data === undefined && error !== null && <FailedState why={messageOf(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <PageSkeleton rows={4} />}
      {data?.list.length === 0 && <EmptyState title={texts.none} why={texts.noneWhy} />}
      {[...groupedBy(data?.list ?? [], ({ subjectId }) => isMaths(subjectId))].map(([maths, list], _, { length }) => (
        <Box key={String(maths)} mb={16}>
          {length > 1 && (
            <Text component="h2" fw={600} mb={8}>
              {maths ? texts.maths : texts.english}
            </Text>
          )}
          {list.length > 1 && <Line points={list.slice(-pointsShown)} />}
          <Cards label={length > 1 ? (maths ? texts.maths : texts.english) : texts.title}>
            {list.toReversed().map((point) => (
              <TrendCard key={point.assignmentId} point={point} />
            ))}
          </Cards>
        </Box>
      ))}
      {data?.list.some(({ zScore }) => zScore !== null) === true && <Hint mt={12}>{texts.aboutZScore}</Hint>}
    </Page>
  )
}

/** The share of the marks in whole percent, because papers differ in full marks. */
const percentOf = ({ total, score }: Point): number => (score === 0 ? 0 : roundedQuotient(100 * total, score))

function Line({ points }: { readonly points: readonly Point[] }) {
  const texts = useTexts(trendTexts)
  const { language } = useLanguage()
  return (
    <Box mb={16}>
      <Surface>
        <Box p={16}>
          <LineChart
            label={texts.chart}
            points={points.map((point) => ({
              label: shortDay(schoolDay(new Date(point.endTime)), language),
              value: percentOf(point),
              text: texts.percent(percentOf(point)),
            }))}
          />
        </Box>
      </Surface>
    </Box>
  )
}

function TrendCard({ point }: { readonly point: Point }) {
  const texts = useTexts(trendTexts)
  const { language } = useLanguage()
  const { clock } = useServices()
  const { assignmentId, assignmentName, endTime, total, score, mean, zScore } = point
  return (
    <Card
      name={assignmentName}
      href={hrefOf(studentPaths.result(assignmentId))}
      side={<b>{texts.percent(percentOf(point))}</b>}
    >
      <CardLine>
        <span>{texts.score(pointsText(total), pointsText(score))}</span>
        {mean !== null && <span>{texts.mean(pointsText(mean))}</span>}
        {zScore !== null && <span>{texts.zScore(numberText(zScore / 100, 'index'))}</span>}
      </CardLine>
      <CardLine>{texts.ended(dateText(Date.parse(endTime), { now: clock.now(), language }))}</CardLine>
    </Card>
  )
}
