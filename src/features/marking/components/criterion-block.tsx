import { useId } from 'react'
import type { Criterion } from '#domain/question.ts'
import { pointsText, type Tenths } from '#domain/score.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { ScoreKeys } from '#ui/score-keys/score-keys.tsx'
import { markingTexts } from '../marking.texts.ts'
import css from './criterion-block.module.css'

export interface CriterionBlockProps {
  readonly criterion: Criterion
  readonly score: Tenths | null
  readonly index: number
  readonly isCurrent: boolean
  readonly onScore: (score: Tenths) => void
  readonly onHalf: () => void
}

const point: Tenths = 10

/** One criterion: what it asks, its keys in whole points, and one for the half. */
export function CriterionBlock({ criterion, score, index, isCurrent, onScore, onHalf }: CriterionBlockProps) {
  const { name, hint, max } = criterion
  const texts = useTexts(markingTexts)
  const nameId = useId()
  const half = score === null ? 0 : score % point
  return (
    <section
      className={classNames(css['block'], isCurrent && css['current'])}
      aria-labelledby={nameId}
      aria-current={isCurrent}
      data-marking-scores={index}
    >
      <div className={css['head']}>
        <h2 id={nameId} className={css['name']}>
          {name}
        </h2>
        <RichText inline size="inherit" text={hint} className={css['hint']} />
        <span className={css['given']}>
          <b>{score === null ? '–' : pointsText(score)}</b> / {pointsText(max)}
        </span>
      </div>
      <div className={css['keys']}>
        <ScoreKeys label={name} max={max} value={score === null ? null : score - half} onChange={onScore} />
        <button
          type="button"
          className={classNames(css['half'], half > 0 && css['chosen'])}
          aria-label={texts.halfOf(name)}
          aria-pressed={half > 0}
          // The point key does the same from anywhere, so that Tab goes from criterion to criterion.
          tabIndex={-1}
          onClick={onHalf}
        >
          {halfSign}
        </button>
      </div>
    </section>
  )
}

const halfSign = '.5'
