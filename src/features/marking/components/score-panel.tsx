import { ActionIcon, Button, Flex, Group } from '@mantine/core'
import { memo } from 'react'
import { pointsText, totalOf } from '#domain/values/score.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Kbd } from '#ui/kbd/kbd.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SavedMark } from '#ui/saved-mark/saved-mark.tsx'
import { draftOf, sameAnswers, submissionAt } from '#machines/marking/marking.rules.ts'
import type { Draft, MarkingContext } from '#machines/marking/marking.types.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { isEnteredHere, meanOf, type NameOf, previousOf } from '../marking-view.ts'
import { markingTexts } from '../marking.texts.ts'
import { markingToolTexts } from '../marking-tools.texts.ts'
import type { MarkingTools } from '../use-marking-tools.ts'
import { useCells } from '../use-cells.ts'
import { type Marking, useMarked } from '../use-marking.ts'
import { useKeptFocus } from '../use-workplace-focus.ts'
import { CommentBox } from './comment-box.tsx'
import { CriterionBlock } from './criterion-block.tsx'
import { RubricLines } from './rubric-lines.tsx'
import css from './score-panel.module.css'

export interface ScorePanelProps {
  readonly marking: Marking
  readonly tools: MarkingTools
  readonly nameOf: NameOf
  /** Focuses the score keys of the current criterion. */
  readonly onScores: () => void
}

/** The scores of the submission in view, by criterion, and a comment. */
export function ScorePanel({ marking, tools, nameOf, onScores }: ScorePanelProps) {
  const { send } = marking
  const shown = useMarked(marking, (context) => context.index)
  const current = useMarked(marking, (context) => context.criterion)
  const criteria = useMarked(marking, (context) => context.criteria)
  const draft = useMarked(marking, draftHere, isSameDraft)
  useKeptFocus({ index: shown, criterion: current }, onScores)
  return (
    <>
      <Total marking={marking} nameOf={nameOf} scores={draft.scores} />
      <div style={{ flex: 1, overflowY: 'auto' }}>
        {criteria.map((criterion, index) => (
          <CriterionBlock
            // Names may repeat; the order of the criteria is fixed.
            key={index}
            criterion={criterion}
            score={draft.scores[index] ?? null}
            isCurrent={index === current}
            index={index}
            send={send}
          />
        ))}
        <CommentBox marking={marking} comment={draft.comment} />
        <RubricLines rubric={tools.rubric} criteria={criteria} send={send} />
      </div>
      <SameAnswers marking={marking} />
      <Foot marking={marking} tools={tools} missing={draft.scores.filter((score) => score === null).length} />
    </>
  )
}

const nothing: Draft = { scores: [], comment: '' }

function draftHere(context: MarkingContext): Draft {
  const submission = submissionAt(context)
  return submission === null ? nothing : draftOf(context, submission)
}

const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.comment === other.comment && one.scores.join() === other.scores.join()

interface TotalProps extends Pick<ScorePanelProps, 'marking' | 'nameOf'>, Pick<Draft, 'scores'> {}

function Total({ marking, nameOf, scores }: TotalProps) {
  const texts = useTexts(markingTexts)
  const cells = useCells(marking)
  const criteria = useMarked(marking, (context) => context.criteria)
  const previous = useMarked(marking, (context) => previousOf(context, cells), isSamePrevious)
  const given = scores.filter((score) => score !== null)
  const score = given.length === 0 ? '–' : pointsText(totalOf(given))
  const maximum = pointsText(totalOf(criteria.map(({ max }) => max)))
  const mean = meanOf(cells)
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
      <EnteredMark marking={marking} />
      <Hint ml="auto" lh={1.6} ta="right">
        {mean === null ? texts.noMean : texts.mean(markedCount, mean)}
        {previous !== null && <br />}
        {previous !== null && texts.last(nameOf(previous.index), pointsText(previous.score))}
      </Hint>
    </div>
  )
}

/** What is typed here is not saved yet. */
function EnteredMark({ marking }: Pick<ScorePanelProps, 'marking'>) {
  const texts = useTexts(markingTexts)
  const isEntered = useMarked(marking, isEnteredHere)
  const isKept = useMarked(marking, (context) => context.isKept)
  if (!isEntered) return null
  return isKept ? (
    <SavedMark state="local" text={texts.entered} />
  ) : (
    <SavedMark state="failed" text={texts.enteredOnly} />
  )
}

type Previous = ReturnType<typeof previousOf>

const isSamePrevious = (one: Previous, other: Previous): boolean =>
  one?.index === other?.index && one?.score === other?.score

/** Students with the same answer, to be given the same mark. */
function SameAnswers({ marking }: Pick<ScorePanelProps, 'marking'>) {
  const texts = useTexts(markingToolTexts)
  const count = useMarked(marking, (context) => sameAnswers(context).length)
  if (count === 0) return null
  return (
    <Group justify="space-between" gap={8} px={22} py={6}>
      <Hint span>{texts.same(count)}</Hint>
      <Button
        size="xs"
        variant="light"
        rightSection={<Kbd>G</Kbd>}
        onClick={() => marking.send({ type: 'mark.saveSame' })}
      >
        {texts.saveSame(count + 1)}
      </Button>
    </Group>
  )
}

interface FootProps extends Pick<ScorePanelProps, 'marking' | 'tools'> {
  /** Number of criteria without a score. */
  readonly missing: number
}

function Foot({ marking, tools, missing }: FootProps) {
  const texts = useTexts(markingTexts)
  const notice = useMarked(marking, (context) => context.notice)
  return (
    <div className={css['foot']}>
      <Flex
        component="p"
        className={css['notice']}
        gap={5}
        align="center"
        c="var(--need)"
        fz="sm"
        style={{ gridColumn: '1 / -1' }}
        role="status"
      >
        {notice !== null && (
          <>
            <Icon name={notice === 'undone' ? 'undo' : 'warning'} small />
            {notice === 'incomplete' ? texts.incomplete(missing) : texts[notice]}
          </>
        )}
      </Flex>
      <FootActs marking={marking} tools={tools} />
    </div>
  )
}

const FootActs = memo(function FootActs({ marking, tools }: Pick<ScorePanelProps, 'marking' | 'tools'>) {
  const texts = useTexts(markingTexts)
  const words = useTexts(markingToolTexts)
  const { send } = marking
  return (
    <>
      <Group gap={8} wrap="nowrap">
        <Flag marking={marking} tools={tools} />
        <Button
          disabled={tools.sendBackBlockedBy !== null}
          title={tools.sendBackBlockedBy === null ? undefined : words[tools.sendBackBlockedBy]}
          onClick={() => tools.setDialog('sendBack')}
        >
          {words.sendBack}
        </Button>
        <Button onClick={() => send({ type: 'mark.skip' })}>{texts.skip}</Button>
      </Group>
      <Button variant="filled" onClick={() => send({ type: 'mark.save' })}>
        {texts.save}
        <Kbd onAction>Enter</Kbd>
      </Button>
    </>
  )
})

function Flag({ marking, tools }: Pick<ScorePanelProps, 'marking' | 'tools'>) {
  const texts = useTexts(markingToolTexts)
  const { flagged } = tools.notes
  const isFlagged = useMarked(marking, (context) => flagged.has(submissionAt(context)?.submissionId ?? 0))
  return (
    <ActionIcon
      variant={isFlagged ? 'light' : 'default'}
      aria-label={isFlagged ? texts.unflag : texts.flag}
      aria-pressed={isFlagged}
      onClick={tools.flag}
    >
      <Icon name="flag" />
    </ActionIcon>
  )
}
