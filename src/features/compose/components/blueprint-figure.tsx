import { Box, Button, Flex, type FlexProps, Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { difficulties, type FigureRow, type Marks, marksOf, minus, sumOfMarks } from '#domain/paper/blueprint.ts'
import { pointsText, totalOf } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useDifficultyWord } from '#parts/question-facts/difficulty-dots.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { basketTexts } from '../basket.texts.ts'
import type { Basket } from '../use-basket.ts'
import type { Compose } from '../use-compose.ts'
import css from './blueprint.module.css'

export interface BlueprintFigureProps {
  readonly basket: Basket
  readonly compose: Compose
  readonly onPlan: () => void
}

/** Unplanned rows shown; the others are only counted. */
const unplannedShown = 4

/**
 * Knowledge point (row) by score (length) by difficulty (fill); the tick marks the plan, dashes what is missing, and a
 * line below what the paper already has.
 */
export function BlueprintFigure({ basket, compose, onPlan }: BlueprintFigureProps) {
  const texts = useTexts(basketTexts)
  const { figure, blueprint } = basket
  const isPlanned = blueprint.length > 0
  const shown = figure.rows.slice(0, blueprint.length + unplannedShown)
  const longest = Math.max(
    1,
    ...shown.map(({ planned, present }) => Math.max(sumOfMarks(planned), sumOfMarks(present))),
  )
  return (
    <Box
      component="section"
      flex="none"
      pt={12}
      pb={9}
      style={{ borderBottom: 'var(--hairline)' }}
      aria-label={texts.blueprint}
    >
      <Flex align="center" justify="space-between" pr={12} pb={5} pl={20}>
        <h2>{texts.blueprint}</h2>
        <Button size="compact-sm" variant="subtle" onClick={onPlan}>
          {isPlanned ? texts.changePlan : texts.plan}
        </Button>
      </Flex>
      {!isPlanned && <Why>{texts.noPlan}</Why>}
      {(isPlanned || sumOfMarks(figure.onPaper) > 0) && <Key figure={figure} />}
      <Box mah={300} style={{ overflowY: 'auto' }}>
        {shown.map((row) => (
          <Row key={row.name} row={row} longest={longest} compose={compose} hasPlan={isPlanned} />
        ))}
      </Box>
      {figure.rows.length > shown.length && <Why>{texts.more(figure.rows.length - shown.length)}</Why>}
    </Box>
  )
}

const Why = ({ children }: { readonly children: string }) => (
  <Text px={20} pb={4} c="dimmed" fz="xs">
    {children}
  </Text>
)

const fills = { 1: 'var(--surface)', 2: 'var(--green-2)', 3: 'var(--green-6)' } as const

function Key({ figure }: Pick<Basket, 'figure'>) {
  const texts = useTexts(basketTexts)
  const wordOf = useDifficultyWord()
  const isPlanned = sumOfMarks(figure.planned) > 0
  return (
    <Flex wrap="wrap" rowGap={2} columnGap={11} px={20} pt={4} pb={6} c="dimmed" fz="xs">
      {difficulties.map((difficulty) => (
        <LegendEntry key={difficulty}>
          <Box component="i" className={css['part']} w={11} h={10} bg={fills[difficulty]} />
          {wordOf(difficulty)}
          <Box component="b" c="var(--ink)">
            {pointsText(marksOf(figure.present, difficulty))}
          </Box>
          {isPlanned && (
            <Box component="em" ml={-3} c="var(--ink-3)" fs="normal">
              /{pointsText(marksOf(figure.planned, difficulty))}
            </Box>
          )}
        </LegendEntry>
      ))}
      {sumOfMarks(figure.onPaper) > 0 && (
        <LegendEntry>
          <Box component="i" className={css['had']} w={11} />
          {texts.onPaper}
        </LegendEntry>
      )}
      {isPlanned && (
        <LegendEntry ml="auto">
          <Box component="i" className={css['tick']} h={13} />
          {texts.planned}
        </LegendEntry>
      )}
    </Flex>
  )
}

const LegendEntry = (entry: FlexProps) => <Flex component="span" align="center" gap={5} {...entry} />

interface RowProps {
  readonly row: FigureRow
  readonly longest: number
  readonly compose: Compose
  /** Whether the blueprint plans anything, be it for this row or not. */
  readonly hasPlan: boolean
}

/** Without a plan there are no differences from it, and names have their room. */
const columnsOf = (hasPlan: boolean): string =>
  hasPlan
    ? 'calc(84 * var(--u)) minmax(0, 1fr) calc(52 * var(--u)) calc(30 * var(--u))'
    : 'calc(112 * var(--u)) minmax(0, 1fr) calc(30 * var(--u))'

/** Pressing the row searches for questions on this knowledge point. */
function Row({ row, longest, compose, hasPlan }: RowProps) {
  const texts = useTexts(basketTexts)
  const nameIn = useContentName()
  const wordOf = useDifficultyWord()
  const name = nameIn(row.name)
  const [present, planned, onPaper] = [sumOfMarks(row.present), sumOfMarks(row.planned), sumOfMarks(row.onPaper)]
  const byDifficulty = difficulties
    .map((difficulty) => `${wordOf(difficulty)} ${pointsText(marksOf(row.present, difficulty))}`)
    .join(' ')
  const known =
    row.knowledgeId ?? compose.found.value?.facets.knowledge.find((one) => one.name === row.name)?.knowledgeId ?? null
  const isOn = known !== null && compose.filters.knowledgeId === known
  return (
    <Box
      component="button"
      type="button"
      className={css['row']}
      display="grid"
      w="100%"
      mih="max(24px, calc(27 * var(--u)))"
      py={3}
      px={20}
      fz="sm"
      ta="right"
      style={{ gridTemplateColumns: columnsOf(hasPlan), alignItems: 'center', gap: 'calc(8 * var(--u))' }}
      aria-pressed={isOn}
      aria-label={
        onPaper > 0
          ? texts.rowForPaper(name, pointsText(present), pointsText(onPaper), pointsText(planned), byDifficulty)
          : texts.row(name, pointsText(present), pointsText(planned), byDifficulty)
      }
      disabled={known === null}
      onClick={() => compose.choose({ knowledgeId: isOn ? null : String(known) })}
    >
      <Box
        component="span"
        className="breakable"
        c={isOn ? 'var(--green-7)' : 'inherit'}
        fw={isOn ? 600 : 400}
        lh={1.3}
        ta="left"
      >
        {name}
      </Box>
      <Bar row={row} longest={longest} />
      <span>
        {pointsText(present)}
        {planned > 0 && (
          <Box component="em" c="var(--ink-3)" fz="xs" fs="normal">
            /{pointsText(planned)}
          </Box>
        )}
      </span>
      {hasPlan && <Difference by={present - planned} isPlanned={planned > 0} />}
    </Box>
  )
}

function Difference({ by, isPlanned }: { readonly by: number; readonly isPlanned: boolean }) {
  if (!isPlanned) return <span />
  if (by === 0)
    return (
      <Text span c="var(--ink-3)">
        0
      </Text>
    )
  return by > 0 ? (
    <b>+{pointsText(by)}</b>
  ) : (
    <Box component="b" c="var(--need)">
      −{pointsText(-by)}
    </Box>
  )
}

/** By difficulty, starting at `from`. */
const partsOf = (marks: Marks, from: number) =>
  difficulties
    .map((difficulty) => ({
      difficulty,
      marks: marksOf(marks, difficulty),
      left: from + totalOf(difficulties.filter((one) => one < difficulty).map((one) => marksOf(marks, one))),
    }))
    .filter((part) => part.marks > 0)

function Bar({ row: { present, planned, onPaper }, longest }: Pick<RowProps, 'row' | 'longest'>) {
  const share = (marks: number): string => `${(marks / longest) * 98}%`
  const there = sumOfMarks(present)
  const wanted = sumOfMarks(planned)
  const before = sumOfMarks(onPaper)
  const parts = [...partsOf(onPaper, 0), ...partsOf(minus(present, onPaper), before)]
  const placed = (left: number, width: number): CSSProperties => ({ left: share(left), width: share(width) })
  return (
    <Box component="span" className={css['bar']} pos="relative" h="max(9px, calc(10 * var(--u)))">
      {parts.map(({ difficulty, left, marks }) => (
        <Box component="i" key={left} className={css['part']} bg={fills[difficulty]} style={placed(left, marks)} />
      ))}
      {before > 0 && <Box component="i" className={css['had']} bottom={-4} style={placed(0, before)} />}
      {wanted > there && <i className={css['lack']} style={placed(there, wanted - there)} />}
      {wanted > 0 && (
        <Box
          component="i"
          className={css['tick']}
          top={-3}
          bottom={-3}
          left={share(wanted)}
          style={{ marginLeft: -1 }}
        />
      )}
    </Box>
  )
}
