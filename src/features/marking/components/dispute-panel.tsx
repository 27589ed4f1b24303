import { Box, Button, Flex, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { pointsText, totalOf } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { disputeHere, isGone } from '#machines/marking/dispute.rules.ts'
import type { Dispute, GivenMark, KnownMark, MarkingContext } from '#machines/marking/marking.types.ts'
import type { NameOf } from '../marking-view.ts'
import { markingTexts } from '../marking.texts.ts'
import { type Marking, useMarked } from '../use-marking.ts'
import css from './score-panel.module.css'

export interface DisputePanelProps {
  readonly marking: Marking
  readonly nameOf: NameOf
  /** Reads the submissions again. */
  readonly onReload: () => Promise<void>
}

/** A mark the service refused: the reason, both marks, and the choices. */
export function DisputePanel({ marking, nameOf, onReload }: DisputePanelProps) {
  const texts = useTexts(markingTexts)
  const context = useMarked(marking, whole)
  const dispute = disputeHere(context)
  const title = useRef<HTMLHeadingElement>(null)
  // From here Tab moves to the choices, while Enter chooses nothing by accident.
  useEffect(() => title.current?.focus(), [])
  if (dispute === null) return null
  const { mark, message, theirs } = dispute
  const gone = isGone(context, dispute)
  const name = gone ? texts.goneName(mark.submissionId) : nameOf(context.index)
  const mine = mark.criteria === null ? null : { ...mark, score: totalOf(mark.criteria) }
  return (
    <>
      <Stack flex={1} gap={12} px={22} py={20} style={{ overflowY: 'auto' }} role="alert">
        <Flex ref={title} tabIndex={-1} component="h2" align="center" gap={8} c="var(--need)">
          <Icon name="warning" />
          {theirs === null ? texts.refusedTitle : texts.changedTitle}
        </Flex>
        <p>{theirs === null ? texts.refusedFor(name, message) : name}</p>
        {theirs !== null && <NewMarkBy {...theirs} />}
        <Comparison criteria={context.criteria} mine={mine} theirs={theirs} />
      </Stack>
      <Choices send={marking.send} mine={mine} dispute={dispute} gone={gone} onReload={onReload} />
    </>
  )
}

function NewMarkBy({ by, criteria }: Pick<KnownMark, 'by' | 'criteria'>) {
  const texts = useTexts(markingTexts)
  if (by !== null) return <p>{texts.markedBy(by)}</p>
  return criteria === null ? null : <p>{texts.markedElsewhere}</p>
}

const whole = (context: MarkingContext) => context

interface ComparisonProps extends Pick<MarkingContext, 'criteria'> {
  /** Null if the mark was to be removed. */
  readonly mine: GivenMark | null
  readonly theirs: GivenMark | null
}

function Comparison({ criteria, mine, theirs }: ComparisonProps) {
  const texts = useTexts(markingTexts)
  const nameIn = useContentName()
  const marks = theirs === null ? [mine] : [theirs, mine]
  const heads = theirs === null ? [texts.myMark] : [texts.newMark, texts.myMark]
  return (
    <Box component="table" className={css['table']} w="100%">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.criteria}</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ name }, index) => (
          // Names may repeat; the order of the criteria is fixed.
          <Row key={index} name={nameIn(name)} cells={marks.map((mark) => pointsOf(mark?.criteria?.[index]))} />
        ))}
        <Row name={texts.sum} cells={marks.map((mark) => pointsOf(mark?.score))} strong />
        {marks.some((mark) => mark !== null && mark.comment !== '') && (
          <Row name={texts.comment} cells={marks.map((mark) => mark?.comment ?? '')} />
        )}
      </tbody>
    </Box>
  )
}

const pointsOf = (score: number | undefined): string => (score === undefined ? '–' : pointsText(score))

interface RowProps {
  readonly name: string
  readonly cells: readonly string[]
  readonly strong?: boolean
}

function Row({ name, cells, strong = false }: RowProps) {
  return (
    <Box component="tr" {...(strong && { fz: 'lg', fw: 600 })}>
      <Box component="th" scope="row" pl={0} ta="left" className="one-line">
        <RichText inline size="inherit" text={name} />
      </Box>
      {cells.map((cell, index) => (
        // Two marks in a fixed order, so the index is a stable key.
        <td key={index}>{cell}</td>
      ))}
    </Box>
  )
}

interface ChoicesProps extends Pick<DisputePanelProps, 'onReload'> {
  readonly send: Marking['send']
  readonly mine: GivenMark | null
  readonly dispute: Dispute
  readonly gone: boolean
}

function Choices({ send, mine, dispute: { theirs, isStale }, gone, onReload }: ChoicesProps) {
  const texts = useTexts(markingTexts)
  const reopen = () => send({ type: 'dispute.reopen' })
  const lookAnew = async () => {
    await onReload()
    reopen()
  }
  if (gone || isStale)
    return (
      <ChoiceButtons>
        <Button variant="filled" onClick={gone ? reopen : () => void lookAnew()}>
          {gone ? texts.goneSeen : texts.lookAnew}
        </Button>
      </ChoiceButtons>
    )
  return (
    <ChoiceButtons>
      {theirs !== null && (
        <>
          <Button onClick={() => send({ type: 'dispute.keepTheirs' })}>
            {texts.theirsStands(pointsText(theirs.score))}
          </Button>
          {mine !== null && (
            <Button onClick={() => send({ type: 'dispute.useMine' })}>
              {texts.mineStands(pointsText(mine.score))}
            </Button>
          )}
        </>
      )}
      <Button variant={theirs === null ? 'filled' : 'subtle'} onClick={reopen}>
        {texts.reopen}
      </Button>
    </ChoiceButtons>
  )
}

const ChoiceButtons = ({ children }: { readonly children: ReactNode }) => (
  <Stack flex="none" gap={8} pt={14} px={22} pb={16} style={{ borderTop: 'var(--hairline)' }}>
    {children}
  </Stack>
)
