import { shortDay } from '#domain/time/dates.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { TrendChart } from '#ui/trend-chart/trend-chart.tsx'
import type { Tally } from '../shares.ts'
import type { WrongBook } from '../use-wrong-book.ts'
import { wrongNoteTexts } from '../wrong-note.texts.ts'

/** The share of wrong answers of a class, week by week; the table of groups has the numbers. */
export function WeeksChart({ book }: { readonly book: WrongBook }) {
  const texts = useTexts(wrongNoteTexts)
  const { language } = useLanguage()
  const mondays = book.book?.weeks ?? []
  const groups = book.rows.value ?? []
  // A wrong answer may have several causes, so sums over causes would be meaningless.
  if (book.groupBy === 'cause' || groups.length === 0) return null
  const points = mondays.map((monday, index) => ({
    label: shortDay(monday, language),
    value: percentOf(groups.map(({ weeks }) => weeks[index] ?? null)),
  }))
  if (points.filter(({ value }) => value !== null).length < 2) return null
  return (
    <Surface title={texts.trend} note={texts.trendNote} padded>
      <TrendChart label={texts.trend} points={points} />
    </Surface>
  )
}

/** The percentage of wrong answers; null for a week without answers. */
function percentOf(tallies: readonly (Tally | null)[]): number | null {
  const sum = (of: keyof Tally) => tallies.reduce((all, tally) => all + (tally?.[of] ?? 0), 0)
  return sum('answered') === 0 ? null : Math.round((100 * sum('wrong')) / sum('answered'))
}
