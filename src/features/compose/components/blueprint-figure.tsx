import { Box, Button, Flex, Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { difficulties, type FigureRow, type Marks, marksOf, minus, sumOfMarks } from '#domain/paper/blueprint.ts'
import { pointsText, totalOf } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { basketTexts } from '../basket.texts.ts'
import type { Basket } from '../use-basket.ts'
import type { Compose } from '../use-compose.ts'
import css from './blueprint.module.css'
import { useDifficultyWord } from './difficulty-dots.tsx'

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
    <section className={css['figure']} aria-label={texts.blueprint}>
      <Flex align="center" justify="space-between" pr={12} pb={5} pl={20}>
        <h2>{texts.blueprint}</h2>
        <Button size="compact-sm" variant="subtle" onClick={onPlan}>
          {isPlanned ? texts.changePlan : texts.plan}
        </Button>
      </Flex>
      {!isPlanned && <p className={css['why']}>{texts.noPlan}</p>}
      {(isPlanned || sumOfMarks(figure.onPaper) > 0) && <Key figure={figure} />}
      <div className={css['rows']} data-planned={isPlanned}>
        {shown.map((row) => (
          <Row key={row.name} row={row} longest={longest} compose={compose} hasPlan={isPlanned} />
        ))}
      </div>
      {figure.rows.length > shown.length && (
        <p className={css['why']}>{texts.more(figure.rows.length - shown.length)}</p>
      )}
    </section>
  )
}

const fills = { 1: 'easy', 2: 'medium', 3: 'hard' } as const

function Key({ figure }: Pick<Basket, 'figure'>) {
  const texts = useTexts(basketTexts)
  const wordOf = useDifficultyWord()
  const isPlanned = sumOfMarks(figure.planned) > 0
  return (
    <div className={css['key']}>
      {difficulties.map((difficulty) => (
        <span key={difficulty}>
          <i className={classNames(css['part'], css[fills[difficulty]])} />
          {wordOf(difficulty)}
          <b>{pointsText(marksOf(figure.present, difficulty))}</b>
          {isPlanned && <em>/{pointsText(marksOf(figure.planned, difficulty))}</em>}
        </span>
      ))}
      {sumOfMarks(figure.onPaper) > 0 && (
        <span>
          <i className={css['had']} />
          {texts.onPaper}
        </span>
      )}
      {isPlanned && (
        <span className={css['plan']}>
          <i className={css['tick']} />
          {texts.planned}
        </span>
      )}
    </div>
  )
}

interface RowProps {
  readonly row: FigureRow
  readonly longest: number
  readonly compose: Compose
  /** Whether the blueprint plans anything, be it for this row or not. */
  readonly hasPlan: boolean
}

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
    <button
      type="button"
      className={classNames(css['row'], isOn && css['on'])}
      aria-pressed={isOn}
      aria-label={
        onPaper > 0
          ? texts.rowForPaper(name, pointsText(present), pointsText(onPaper), pointsText(planned), byDifficulty)
          : texts.row(name, pointsText(present), pointsText(planned), byDifficulty)
      }
      disabled={known === null}
      onClick={() => compose.choose({ knowledgeId: isOn ? null : String(known) })}
    >
      <span className={css['name']}>{name}</span>
      <Bar row={row} longest={longest} />
      <span className={css['number']}>
        {pointsText(present)}
        {planned > 0 && <em>/{pointsText(planned)}</em>}
      </span>
      {hasPlan && <Difference by={present - planned} isPlanned={planned > 0} />}
    </button>
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
    <span className={css['bar']}>
      {parts.map(({ difficulty, left, marks }) => (
        <i key={left} className={classNames(css['part'], css[fills[difficulty]])} style={placed(left, marks)} />
      ))}
      {before > 0 && <i className={css['had']} style={placed(0, before)} />}
      {wanted > there && <i className={css['lack']} style={placed(there, wanted - there)} />}
      {wanted > 0 && <i className={css['tick']} style={{ left: share(wanted) }} />}
    </span>
  )
}
