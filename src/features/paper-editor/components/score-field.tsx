import { ActionIcon, Group } from '@mantine/core'
import { parsePoints, pointsText, type Tenths } from '#domain/values/score.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import { CommittedField } from './committed-field.tsx'

export interface ScoreFieldProps {
  /** The number of the item ("21"). */
  readonly printed: string
  readonly score: Tenths
  readonly onScore: (score: Tenths) => void
}

const point = 10

/** An item's score: typed, or stepped by one point. Text that is not a valid score is rejected with its reason. */
export function ScoreField({ printed, score, onScore }: ScoreFieldProps) {
  const texts = useTexts(inspectorTexts)
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        color="gray"
        aria-label={texts.lower(printed)}
        disabled={score < point}
        onClick={() => onScore(score - point)}
      >
        <Icon name="minus" small />
      </ActionIcon>
      <CommittedField
        aria-label={texts.itemScore(printed)}
        inputMode="decimal"
        value={pointsText(score)}
        onCommit={(typed) => onScore(parsePoints(typed) ?? Number.NaN)}
      />
      <ActionIcon color="gray" aria-label={texts.higher(printed)} onClick={() => onScore(score + point)}>
        <Icon name="plus" small />
      </ActionIcon>
    </Group>
  )
}
