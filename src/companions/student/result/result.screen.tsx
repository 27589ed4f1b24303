import { Group } from '@mantine/core'
import { dateText } from '#domain/dates.ts'
import { pointsText } from '#domain/score.ts'
import { CheckBox } from '#ui/check-box/check-box.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { Page } from '../page/page.tsx'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { useServices } from '../services-context.tsx'
import { ResultCard } from './components/result-card.tsx'
import css from './result.module.css'
import { resultTexts } from './result.texts.ts'
import { type Result, useResult } from './use-result.ts'

/** A published score: the total, then every item with what was right. */
export function ResultScreen({ assignmentId }: { readonly assignmentId: number }) {
  const texts = useTexts(resultTexts)
  const { language } = useLanguage()
  const { clock } = useServices()
  const result = useResult(assignmentId)
  const data = result.result
  const note = data && texts.handedIn(dateText(Date.parse(data.submittedAt), { now: clock.now(), language }))
  return (
    <Page head={<AssignmentHead title={data?.assignmentName ?? texts.title} note={note ?? undefined} />}>
      {result.failure !== null && <FailedState why={result.failure} onRetry={result.retry} />}
      {result.failure === null && data === null && <PageSkeleton rows={6} />}
      {data !== null && <Score result={result} total={data.total} full={data.paper.score} />}
      <ol className={css['items']}>
        {result.items.map((item) => (
          <li key={item.placed.item.itemId}>
            <ResultCard result={item} />
          </li>
        ))}
      </ol>
    </Page>
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
      <label className={css['toggle']}>
        <CheckBox checked={isWrongFirst} onChange={(event) => setWrongFirst(event.currentTarget.checked)} />
        {texts.wrongFirst}
      </label>
    </Group>
  )
}
