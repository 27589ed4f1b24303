import { Box, Flex, Text } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import { paths } from '#domain/paths/paths.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { oneDecimal } from '#domain/statistics/rounding.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { type SeatState, Seats } from '#parts/seats/seats.tsx'
import { Bar } from '#ui/bar/bar.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LineChart } from '#ui/line-chart/line-chart.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { homeTexts } from '../home.texts.ts'
import type { Today } from '../today.ts'
import css from '../home.module.css'
import { SnapshotBlock } from './snapshot-block.tsx'

/** A line needs two points. */
const hasTrend = ({ trend }: Today): boolean => trend.length >= 2

const hasWeakest = ({ weakest }: Today): boolean => weakest !== null && weakest.list.length > 0

const hasSeats = ({ seats }: Today): boolean => seats !== null && seats.states.length > 0

export const hasSnapshot = (today: Today): boolean => hasSeats(today) || hasTrend(today) || hasWeakest(today)

const seatStates: Readonly<Record<NonNullable<Today['seats']>['states'][number]['state'], SeatState>> = {
  marked: 'done',
  unmarked: 'todo',
  submitted: 'in',
  unsubmitted: 'none',
}

export interface ClassSnapshotProps {
  readonly course: Course
  readonly today: Today
}

/** 班级近况: one assignment seat by seat, the latest means, and the class's weakest points. */
export function ClassSnapshot({ course, today }: ClassSnapshotProps) {
  const texts = useTexts(homeTexts)
  const { seats, weakest } = today
  const { courseId, courseName } = course
  return (
    <Surface title={texts.snapshot} note={shortClassName(courseName)} padded>
      {seats !== null && hasSeats(today) && <SeatsBlock seats={seats} courseId={courseId} />}
      {hasTrend(today) && <TrendBlock trend={today.trend} courseId={courseId} />}
      {weakest !== null && hasWeakest(today) && <WeakestBlock weakest={weakest} courseId={courseId} />}
    </Surface>
  )
}

interface SeatsBlockProps {
  readonly seats: NonNullable<Today['seats']>
  readonly courseId: number
}

function SeatsBlock({ seats: { assignmentId, assignmentName, states }, courseId }: SeatsBlockProps) {
  const texts = useTexts(homeTexts)
  return (
    <SnapshotBlock
      title={<PlainLink path={paths.assignment(courseId, assignmentId)}>{assignmentName}</PlainLink>}
      note={texts.submittedOf(states.filter(({ state }) => state !== 'unsubmitted').length, states.length)}
    >
      <Seats
        seats={states.map(({ realname, state }, index) => ({
          id: String(index),
          name: realname,
          state: seatStates[state],
        }))}
      />
    </SnapshotBlock>
  )
}

interface TrendBlockProps {
  readonly trend: Today['trend']
  readonly courseId: number
}

function TrendBlock({ trend, courseId }: TrendBlockProps) {
  const texts = useTexts(homeTexts)
  return (
    <SnapshotBlock title={texts.lastMeans(trend.length)} note={texts.outOf}>
      <LineChart label={texts.lastMeans(trend.length)} points={trend.map(trendPoint)} />
      <Text component="ol" className={classNames(css['assignments'], 'breakable')} mt={6} c="dimmed" fz="xs">
        {trend.map(({ assignmentId, assignmentName, markedCount, assignedCount }) => (
          <li key={assignmentId}>
            <span>
              {/* A block, so that the number is beside its first line: an inline block would align by its last. */}
              <Box
                component="a"
                display="block"
                w="fit-content"
                c="inherit"
                href={hrefOf(paths.report(courseId, assignmentId))}
                style={{ minHeight: 24, paddingBlock: 3 }}
              >
                {assignmentName}
              </Box>{' '}
              <OfClass marked={markedCount} assigned={assignedCount} />
            </span>
          </li>
        ))}
      </Text>
    </SnapshotBlock>
  )
}

interface WeakestBlockProps {
  readonly weakest: NonNullable<Today['weakest']>
  readonly courseId: number
}

function WeakestBlock({ weakest, courseId }: WeakestBlockProps) {
  const texts = useTexts(homeTexts)
  const nameIn = useContentName()
  return (
    <SnapshotBlock
      title={texts.weakest}
      note={
        <>
          <PlainLink path={paths.report(courseId, weakest.assignmentId)}>{weakest.assignmentName}</PlainLink>{' '}
          <OfClass marked={weakest.markedCount} assigned={weakest.assignedCount} />
        </>
      }
    >
      <ul>
        {weakest.list.map(({ knowledge, facility }) => (
          <Flex key={knowledge} component="li" align="center" gap={10} mih={29} fz="sm">
            <Box component="span" flex={1} miw={0}>
              {nameIn(knowledge)}
            </Box>
            <Bar label={nameIn(knowledge)} share={facility / 100} />
          </Flex>
        ))}
      </ul>
    </SnapshotBlock>
  )
}

/** A link in the colour of the text around it. */
const PlainLink = ({ path, children }: { readonly path: string; readonly children: string }) => (
  <a style={{ color: 'inherit' }} href={hrefOf(path)}>
    {children}
  </a>
)

/** How many of the class were marked, on one line. */
function OfClass({ marked, assigned }: { readonly marked: number; readonly assigned: number }) {
  const texts = useTexts(homeTexts)
  return (
    <Text span inherit className="one-line">
      {texts.ofClass(marked, assigned)}
    </Text>
  )
}

/** Means are in tenths of a percent; the numbers below the line refer to the list under it. */
const trendPoint = ({ mean }: Today['trend'][number], index: number) => ({
  label: String(index + 1),
  value: mean,
  text: oneDecimal(mean, 10),
})
