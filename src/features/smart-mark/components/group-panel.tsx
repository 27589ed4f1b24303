import { Box, Button, Group } from '@mantine/core'
import { scanCropAddress } from '#api/ports/scan-address.ts'
import type { PageReadingRow, ReadingGroupRow, ScannedStudent, ScanPageRow } from '#api/contract/schemas/scans.ts'
import { isTogether, keyOfReading } from '#machines/scan-review/scan-review.rules.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Kbd } from '#ui/kbd/kbd.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { groupTexts } from '../group.texts.ts'
import type { ScanReview } from '../use-scan-job.ts'
import { AgreedRows } from './agreed-rows.tsx'
import { AlikeReadings } from './alike-readings.tsx'
import { AnswerChoice, Suggestion } from './answer-choice.tsx'

interface GroupPanelProps {
  readonly review: ScanReview
  readonly students: readonly ScannedStudent[]
  readonly pages: readonly ScanPageRow[]
  /** Pages whose handwriting is still being read. */
  readonly blankPageCount: number
}

/** The margin around the answer, in millimetres. */
const around = { x: 12, y: 4 } as const

/** The part of a page that shows an answer with its surroundings. */
const cropOf = ({ scanPageId, area: { x, y, w, h } }: PageReadingRow): string =>
  scanCropAddress(scanPageId, { x: x - around.x, y: y - around.y, w: w + 2 * around.x, h: h + 2 * around.y })

/** An answer with its surroundings, enlarged. */
export const Original = ({ reading, alt }: { readonly reading: PageReadingRow; readonly alt: string }) => (
  <Box
    component="img"
    flex="none"
    w="100%"
    h={210}
    bd="var(--hairline)"
    bg="var(--surface)"
    style={{ objectFit: 'contain' }}
    src={cropOf(reading)}
    alt={alt}
  />
)

/** One group at a time: the enlarged original, its possible answers, and readings that look the same. */
export function GroupPanel({ review, students, pages, blankPageCount }: GroupPanelProps) {
  const texts = useTexts(groupTexts)
  const { context, known } = review
  const { groups, index, ticked, failure } = context
  const group = groups[index]
  const first = group?.readings.find((one) => ticked.includes(keyOfReading(one))) ?? group?.readings[0]
  if (group === undefined || first === undefined) return null
  const nameOf = (scanPageId: number): string => {
    const uid = pages.find((page) => page.scanPageId === scanPageId)?.uid
    return students.find((student) => student.uid === uid)?.realname ?? texts.nobody
  }
  return (
    <>
      <Group gap={10} align="baseline">
        <h2>{texts.title(known)}</h2>
        <Hint>{blankPageCount > 0 ? texts.reading(blankPageCount) : texts.why}</Hint>
        <Hint ml="auto">{texts.group(index + 1, groups.length)}</Hint>
      </Group>
      {isTogether(group) ? (
        <AgreedRows review={review} nameOf={nameOf} />
      ) : (
        <OneByOne {...{ review, group, first, nameOf }} />
      )}
      {failure !== null && (
        <div role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
      <GroupActs review={review} group={group} />
      <UpNext review={review} />
    </>
  )
}

interface GroupActsProps extends Pick<GroupPanelProps, 'review'> {
  readonly group: ReadingGroupRow
}

/** Undoes, skips or decides; rows that agree are decided in their own list. */
function GroupActs({ review: { context, isBusy, send }, group }: GroupActsProps) {
  const texts = useTexts(groupTexts)
  const { groups, answer, ticked, undoable } = context
  const answerText = answer === null ? '' : answer === '' ? texts.open : answer
  return (
    <Group gap={8}>
      <Button size="sm" disabled={isBusy || undoable.length === 0} onClick={() => send({ type: 'decision.undo' })}>
        {texts.undo}
      </Button>
      <Button size="sm" disabled={isBusy || groups.length < 2} onClick={() => send({ type: 'group.skip' })}>
        {texts.skip}
      </Button>
      {!isTogether(group) && (
        <BusyButton
          variant="filled"
          ml="auto"
          busy={isBusy}
          busyLabel={texts.deciding}
          disabled={answer === null || ticked.length === 0}
          rightSection={<Kbd onAction>Enter</Kbd>}
          onClick={() => send({ type: 'group.decide' })}
        >
          {answer === null
            ? texts.nothing
            : ticked.length > 1
              ? texts.decide(ticked.length, answerText)
              : texts.decideOne(answerText)}
        </BusyButton>
      )}
    </Group>
  )
}

interface OneByOneProps extends Pick<GroupPanelProps, 'review'> {
  readonly group: ReadingGroupRow
  readonly first: PageReadingRow
  readonly nameOf: (scanPageId: number) => string
}

/** One enlarged original with its possible answers; readings that look the same are small. */
function OneByOne({ review: { context, send }, group, first, nameOf }: OneByOneProps) {
  const texts = useTexts(groupTexts)
  const { answer, ticked } = context
  const { printed, choices } = group.item
  return (
    <>
      <Group gap={10} align="baseline">
        <h3>{choices.length > 0 ? texts.unclear(printed) : texts.writing(printed)}</h3>
        <Hint>{nameOf(first.scanPageId)}</Hint>
      </Group>
      <Original key={keyOfReading(first)} reading={first} alt={texts.crop(printed, nameOf(first.scanPageId))} />
      <Suggestion group={group} />
      <AnswerChoice
        key={`${group.item.itemId} ${group.readings[0]?.scanPageId ?? 0}`}
        group={group}
        answer={answer}
        onChoose={(next) => send({ type: 'answer.choose', answer: next })}
      />
      <AlikeReadings
        readings={group.readings}
        isWriting={choices.length === 0}
        ticked={ticked}
        nameOf={nameOf}
        onToggle={(key) => send({ type: 'reading.toggle', key })}
      />
    </>
  )
}

/** Other groups, which can be decided first. */
function UpNext({ review: { context, send } }: Pick<GroupPanelProps, 'review'>) {
  const texts = useTexts(groupTexts)
  const others = context.groups.map((group, index) => ({ group, index })).filter(({ index }) => index !== context.index)
  if (others.length === 0) return null
  return (
    <Group gap={8} mt="auto" component="nav" aria-label={texts.next}>
      <Hint>{texts.next}</Hint>
      {others.slice(0, 4).map(({ group: { item, readings }, index }) => (
        <Button key={index} size="compact-sm" variant="subtle" onClick={() => send({ type: 'group.go', index })}>
          {texts.nextGroup(item.printed, readings.length)}
        </Button>
      ))}
    </Group>
  )
}
