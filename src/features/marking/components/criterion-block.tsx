import { Box } from '@mantine/core'
import { memo, useCallback, useId } from 'react'
import type { Criterion } from '#domain/questions/question.ts'
import { pointsText, type Tenths } from '#domain/values/score.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { ScoreKeys } from '#parts/score-keys/score-keys.tsx'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { markingTexts } from '../marking.texts.ts'
import type { Marking } from '../use-marking.ts'
import css from './score-panel.module.css'

export interface CriterionBlockProps {
  readonly criterion: Criterion
  readonly score: Tenths | null
  readonly index: number
  readonly isCurrent: boolean
  readonly send: Marking['send']
}

/** One criterion: its hint, its keys in whole points, and one for the half point. */
export const CriterionBlock = memo(function CriterionBlock(props: CriterionBlockProps) {
  const { criterion, score, index, isCurrent, send } = props
  const { hint, max } = criterion
  const texts = useTexts(markingTexts)
  const name = useContentName()(criterion.name)
  const nameId = useId()
  const onScore = useCallback(
    (chosen: Tenths) => send({ type: 'score.choose', criterion: index, score: chosen }),
    [send, index],
  )
  return (
    <section
      className={classNames(css['block'], isCurrent && css['current'])}
      aria-labelledby={nameId}
      aria-current={isCurrent}
      data-marking-scores={index}
    >
      <div className={css['head']}>
        <Box id={nameId} component="h2" fz="md" lh="var(--lh-ui)">
          <RichText inline size="inherit" text={name} />
        </Box>
        <RichText inline size="inherit" text={hint} className={css['hint']} />
        <span className={css['given']}>
          <b>{score === null ? '–' : pointsText(score)}</b> / {pointsText(max)}
        </span>
      </div>
      <Box mt={8}>
        <ScoreKeys
          label={name}
          max={max}
          value={score}
          onChange={onScore}
          halfLabel={texts.halfOf(name)}
          onHalf={() => send({ type: 'half.toggle', criterion: index })}
        />
      </Box>
    </section>
  )
})
