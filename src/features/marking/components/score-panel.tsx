import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { pointsText, totalOf } from '#domain/values/score.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Kbd } from '#ui/kbd/kbd.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { draftOf, sameAnswers } from '#machines/marking/marking.rules.ts'
import type { Draft } from '#machines/marking/marking.types.ts'
import { meanOf, type NameOf, previousOf, type SubmissionCell } from '../marking-view.ts'
import { markingTexts } from '../marking.texts.ts'
import { deskTexts } from '../desk.texts.ts'
import type { Desk } from '../use-desk.ts'
import type { Marking } from '../use-marking.ts'
import { CommentBox } from './comment-box.tsx'
import { CriterionBlock } from './criterion-block.tsx'
import { RubricLines } from './rubric-lines.tsx'
import css from './score-panel.module.css'

export interface ScorePanelProps {
  readonly marking: Marking
  readonly desk: Desk
  readonly cells: readonly SubmissionCell[]
  readonly nameOf: NameOf
}

/** Scores of the submission in view, by criterion, with a comment. */
export function ScorePanel({ marking, desk, cells, nameOf }: ScorePanelProps) {
  const { context, send } = marking
  const submission = context.submissions[context.place]
  if (submission === undefined) return null
  const draft = draftOf(context, submission)
  return (
    <>
      <Total {...{ marking, desk, cells, nameOf, draft }} />
      <div className={css['body']}>
        {context.criteria.map((criterion, index) => (
          <CriterionBlock
            // Names may repeat; the order of the criteria is fixed.
            key={index}
            criterion={criterion}
            score={draft.scores[index] ?? null}
            isCurrent={index === context.criterion}
            index={index}
            onScore={(score) => send({ type: 'score.choose', criterion: index, score })}
            onHalf={() => send({ type: 'half.toggle', criterion: index })}
          />
        ))}
        <CommentBox marking={marking} comment={draft.comment} />
        <RubricLines
          rubric={desk.rubric}
          criteria={context.criteria}
          onApply={(line) => send({ type: 'rubric.apply', ...line })}
        />
      </div>
      <SameAnswers marking={marking} />
      <Foot marking={marking} desk={desk} missing={draft.scores.filter((score) => score === null).length} />
    </>
  )
}

function Total({ marking, cells, nameOf, draft }: ScorePanelProps & { readonly draft: Draft }) {
  const texts = useTexts(markingTexts)
  const { context } = marking
  const given = draft.scores.filter((score) => score !== null)
  const score = given.length === 0 ? '–' : pointsText(totalOf(given))
  const maximum = pointsText(totalOf(context.criteria.map(({ max }) => max)))
  const mean = meanOf(cells)
  const previous = previousOf(context, cells)
  const markedCount = cells.filter(({ state }) => state === 'done').length
  return (
    <div className={css['total']}>
      <p
        className={classNames(css['figure'], given.length === 0 && css['nothing'])}
        aria-label={texts.total(score, maximum)}
      >
        {score}
        <span className={css['of']}>/ {maximum}</span>
      </p>
      <Text ml="auto" c="dimmed" fz="sm" lh={1.6} ta="right">
        {mean === null ? texts.noMean : texts.mean(markedCount, mean)}
        {previous !== null && <br />}
        {previous !== null && texts.last(nameOf(previous.index), pointsText(previous.score))}
      </Text>
    </div>
  )
}

/** Others who answered the same, to be given the same. */
function SameAnswers({ marking: { context, send } }: Pick<ScorePanelProps, 'marking'>) {
  const texts = useTexts(deskTexts)
  const count = sameAnswers(context).length
  if (count === 0) return null
  return (
    <Group justify="space-between" gap={8} px={22} py={6}>
      <Text span fz="sm" c="dimmed">
        {texts.same(count)}
      </Text>
      <Button size="xs" variant="light" onClick={() => send({ type: 'mark.saveSame' })}>
        {texts.saveSame(count + 1)} <Kbd>G</Kbd>
      </Button>
    </Group>
  )
}

interface FootProps extends Pick<ScorePanelProps, 'marking' | 'desk'> {
  /** Criteria without a score. */
  readonly missing: number
}

function Foot({ marking: { context, send }, desk, missing }: FootProps) {
  const texts = useTexts(markingTexts)
  const words = useTexts(deskTexts)
  return (
    <div className={css['foot']}>
      <p className={css['notice']} role="status">
        {context.notice !== null && (
          <>
            <Icon name={context.notice === 'undone' ? 'undo' : 'warning'} small />
            {context.notice === 'incomplete' ? texts.incomplete(missing) : texts[context.notice]}
          </>
        )}
      </p>
      <Group gap={8} wrap="nowrap">
        <Flag desk={desk} submissionId={context.submissions[context.place]?.submissionId ?? 0} />
        <Button
          disabled={!desk.canSendBack}
          title={desk.canSendBack ? undefined : words.ended}
          onClick={() => desk.setDialog('sendBack')}
        >
          {words.sendBack}
        </Button>
        <Button onClick={() => send({ type: 'mark.skip' })}>{texts.skip}</Button>
      </Group>
      <Button variant="filled" onClick={() => send({ type: 'mark.save' })}>
        {texts.save}
        <Kbd onAction>Enter</Kbd>
      </Button>
    </div>
  )
}

function Flag({ desk, submissionId }: { readonly desk: Desk; readonly submissionId: number }) {
  const texts = useTexts(deskTexts)
  const isFlagged = desk.notes.flagged.has(submissionId)
  return (
    <ActionIcon
      variant={isFlagged ? 'light' : 'default'}
      aria-label={isFlagged ? texts.unflag : texts.flag}
      aria-pressed={isFlagged}
      onClick={desk.flag}
    >
      <Icon name="flag" />
    </ActionIcon>
  )
}
