import type { Criterion } from '#domain/questions/question.ts'
import { pointsText } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from '../result.module.css'
import { resultTexts } from '../result.texts.ts'
import { Part } from './answer-part.tsx'

export interface CriteriaPartProps {
  readonly criteria: readonly Criterion[]
  /** Tenths, one per criterion; null if it was not marked by criteria. */
  readonly scores: readonly number[] | null
}

/** The criteria that a written answer was marked by. */
export function CriteriaPart({ criteria, scores }: CriteriaPartProps) {
  const texts = useTexts(resultTexts)
  const nameIn = useContentName()
  return (
    <Part title={texts.criteria}>
      <div className={css['criteria']}>
        {criteria.map(({ name, hint, max }, index) => (
          <div key={name}>
            <span>{nameIn(name)}</span>
            <b>{texts.points(scoreText(scores?.[index]), pointsText(max))}</b>
            {hint !== '' && <small>{hint}</small>}
          </div>
        ))}
      </div>
    </Part>
  )
}

const scoreText = (score: number | undefined): string => (score === undefined ? '–' : pointsText(score))
