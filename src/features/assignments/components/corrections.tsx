import { Box, Button, Checkbox, Group, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { ShownCorrection } from '#api/contract/groups/correction.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { AnswerCrop } from '#parts/answer-crop/answer-crop.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { CorrectAgainDialog } from '../correct-again.dialog.tsx'
import { correctedTexts } from '../corrections.texts.ts'
import { useCorrections } from '../use-corrections.ts'
import { GroupHead } from './student-group.tsx'

interface CorrectionsProps {
  readonly assignmentId: number
  readonly showsMean: boolean
}

/** After the scores are published: whether students see the mean, and their corrections for a teacher to check. */
export function Corrections({ assignmentId, showsMean }: CorrectionsProps) {
  const texts = useTexts(correctedTexts)
  const titleId = useId()
  const { list, failure, retry, accept, showMean } = useCorrections(assignmentId)
  const [returned, setReturned] = useState<string | null>(null)
  if (failure !== null) return <FailedState why={failure} onRetry={retry} />
  if (list === null) return <SkeletonRows rows={2} />
  // The student may answer anew while the dialog is open, which then shows the new answer.
  const shown = list.find((one) => keyOf(one) === returned)
  return (
    <Box component="section" mt={18} aria-labelledby={titleId}>
      <GroupHead
        titleId={titleId}
        title={texts.title}
        note={texts.waiting(list.filter(({ state }) => state === 'waiting').length)}
      />
      <Checkbox
        my={10}
        label={texts.showsMean}
        checked={showsMean}
        onChange={({ currentTarget }) => showMean(currentTarget.checked)}
      />
      {list.length === 0 && (
        <Text py={8} c="var(--ink-3)" fz="sm">
          {texts.none}
        </Text>
      )}
      <ul>
        {list.map((one) => (
          <Correction key={keyOf(one)} one={one} onRight={() => accept(one)} onAgain={() => setReturned(keyOf(one))} />
        ))}
      </ul>
      {shown !== undefined && (
        <CorrectAgainDialog assignmentId={assignmentId} one={shown} onClose={() => setReturned(null)} />
      )}
    </Box>
  )
}

const keyOf = ({ submissionId, item }: ShownCorrection): string => `${submissionId}-${item.itemId}`

interface CorrectionProps {
  readonly one: ShownCorrection
  readonly onRight: () => void
  readonly onAgain: () => void
}

function Correction({ one, onRight, onAgain }: CorrectionProps) {
  const texts = useTexts(correctedTexts)
  const { realname, item, before, crop, answer, state, comment } = one
  const pictured = before === onSheet ? crop : null
  return (
    <Box component="li" py={8} style={{ borderBottom: 'var(--hairline)', overflowWrap: 'anywhere' }}>
      <Group justify="space-between" gap={12}>
        <b>{texts.item(item.no, realname)}</b>
        <Hint>{texts.state(state)}</Hint>
      </Group>
      <Hint>{texts.before(pictured === null ? before : '')}</Hint>
      {pictured !== null && <AnswerCrop name={realname} crop={pictured} />}
      <p>{texts.after(answer)}</p>
      {comment !== '' && <Hint>{texts.comment(comment)}</Hint>}
      {state === 'waiting' && (
        <Group gap={8} mt={6}>
          <Button size="xs" aria-label={texts.rightOf(realname, item.no)} onClick={onRight}>
            {texts.right}
          </Button>
          <Button size="xs" variant="subtle" aria-label={texts.againOf(realname, item.no)} onClick={onAgain}>
            {texts.again}
          </Button>
        </Group>
      )}
    </Box>
  )
}
