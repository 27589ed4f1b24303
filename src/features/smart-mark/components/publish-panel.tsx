import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { markingPaths, type ScanFlags } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import type { LinkTo } from '#parts/leaving/leaving-link.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { groupTexts } from '../group.texts.ts'
import { jobTexts } from '../job.texts.ts'
import type { ScanInfo, ScanReview } from '../use-scan-job.ts'

interface PublishPanelProps {
  readonly info: ScanInfo
  readonly review: ScanReview
  readonly flags: ScanFlags
  readonly linkTo: LinkTo
}

/** Shown when nothing is left to decide: who is ready, who is not and why, and writing the scores. */
export function PublishPanel({ info, review, flags, linkTo }: PublishPanelProps) {
  const texts = useTexts(jobTexts)
  const undoTexts = useTexts(groupTexts)
  const { scan, students } = info
  const { context, step, isBusy, send } = review
  const choice = useScoreChoice(students)
  const { written, losing, missingAsOpen, replaceUids } = choice
  const isWritten = isAllWritten(info)
  return (
    <Stack gap={16}>
      <h2>
        <Title {...info} />
      </h2>
      <Standing choice={choice} />
      {context.failure !== null && (
        <div role="alert">
          <ErrorText>{context.failure}</ErrorText>
        </div>
      )}
      {scan.state === 'reading' && <Text c="dimmed">{texts.readingHint}</Text>}
      <Group gap={8}>
        <BusyButton
          variant={isWritten ? 'default' : 'filled'}
          busy={isBusy && step === 'publishing'}
          busyLabel={texts.publishing}
          disabled={written.length + losing === 0 || scan.waitingCount > 0}
          onClick={() => send({ type: 'sheets.publish', missingAsOpen, replaceUids })}
        >
          {written.length === 0 && losing > 0 ? texts.withdraw(losing) : texts.publish}
        </BusyButton>
        {context.undoable.length > 0 && (
          <Button disabled={isBusy} onClick={() => send({ type: 'decision.undo' })}>
            {undoTexts.undo}
          </Button>
        )}
        <Button component="a" {...linkTo(markingPaths.scanStudents(scan.assignmentId, flags))}>
          {texts.toList}
        </Button>
      </Group>
      {(context.published !== null || scan.state === 'published') && (
        <Written info={info} review={review} linkTo={linkTo} />
      )}
    </Stack>
  )
}

type StudentState = ScanInfo['students'][number]['state']

/** Whose scores would be written: two choices add students who lack a page, and replace what was handed in online. */
function useScoreChoice(students: ScanInfo['students']) {
  const [missingAsOpen, setMissingAsOpen] = useState(false)
  const [replaces, setReplaces] = useState(false)
  const of = (state: StudentState) => students.filter((student) => student.state === state)
  const [ready, missing] = [of('ready'), of('missing')]
  const online = [...ready, ...missing].filter(({ handedIn }) => handedIn === 'online')
  const written = [...ready, ...(missingAsOpen ? missing : [])].filter(
    ({ handedIn }) => replaces || handedIn !== 'online',
  )
  return {
    countOf: (state: StudentState) => of(state).length,
    online,
    written,
    /** How many would lose the score they have. */
    losing: students.filter(({ losesScore }) => losesScore).length,
    missingAsOpen,
    setMissingAsOpen,
    replaces,
    setReplaces,
    replaceUids: replaces ? online.map(({ uid }) => uid) : [],
  }
}

/** How many are ready or not and why, with what can be chosen about them. */
function Standing({ choice }: { readonly choice: ReturnType<typeof useScoreChoice> }) {
  const texts = useTexts(jobTexts)
  const { countOf, online, written, losing, missingAsOpen, setMissingAsOpen, replaces, setReplaces } = choice
  const begun = written.filter(({ hasDraft }) => hasDraft).length
  return (
    <Stack gap={6}>
      <Text>{texts.ready(countOf('ready'))}</Text>
      {countOf('held') > 0 && <Text c="var(--need)">{texts.held(countOf('held'))}</Text>}
      {countOf('sentBack') > 0 && <Text c="var(--need)">{texts.sentBack(countOf('sentBack'))}</Text>}
      {countOf('missing') > 0 && (
        <Group gap={14}>
          <Text c="var(--need)">{texts.missing(countOf('missing'))}</Text>
          <Checkbox
            label={texts.missingAsOpen}
            checked={missingAsOpen}
            onChange={({ currentTarget }) => setMissingAsOpen(currentTarget.checked)}
          />
        </Group>
      )}
      {online.length > 0 && (
        <Group gap={14}>
          <Text>{texts.online(online.length)}</Text>
          <Checkbox
            label={texts.replace}
            checked={replaces}
            onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}
          />
        </Group>
      )}
      {begun > 0 && <Text c="var(--need)">{texts.begun(begun)}</Text>}
      {losing > 0 && <Text c="var(--need)">{texts.losing(losing)}</Text>}
      {countOf('none') > 0 && <Text c="dimmed">{texts.none(countOf('none'))}</Text>}
    </Stack>
  )
}

/** Whether no sheet became ready after scores were written: a student may have to hand in again since then. */
const isAllWritten = ({ scan, students }: ScanInfo): boolean =>
  scan.state === 'published' && !students.some(({ state, handedIn }) => state === 'ready' && handedIn === 'no')

function Title(info: ScanInfo): ReactNode {
  const texts = useTexts(jobTexts)
  const { scan, students, pages } = info
  if (scan.state === 'reading') return texts.stillReading
  if (scan.state === 'paused') return texts.notAllRead
  if (isAllWritten(info)) return texts.writtenTitle
  if (students.some(({ state }) => state === 'ready')) return texts.readyTitle
  const needs = pages.filter(({ problem, isLeftOut }) => problem !== null && !isLeftOut).length
  return needs > 0 ? texts.need(needs) : texts.finishedTitle
}

/** How many scores were written just now, and the next steps, which stay when the page is opened again. */
function Written({ info: { scan, students }, review, linkTo }: Omit<PublishPanelProps, 'flags'>) {
  const texts = useTexts(jobTexts)
  const { publishedCount = 0, heldCount = 0, withdrawnCount = 0 } = review.context.published ?? {}
  // Marking is offered as well while it is blind and nobody may see whose answers wait.
  const unmarked = students.some(({ unmarkedCount, handedIn }) => handedIn === 'sheet' && unmarkedCount !== 0)
  return (
    <Stack gap={10} role="status">
      {publishedCount > 0 && <Text fw={600}>{texts.written(publishedCount)}</Text>}
      {withdrawnCount > 0 && <Text fw={600}>{texts.withdrawn(withdrawnCount)}</Text>}
      {heldCount > 0 && <Text c="var(--need)">{texts.keptBack(heldCount)}</Text>}
      <Group gap={8}>
        {unmarked && (
          <Button component="a" variant="filled" {...linkTo(paths.marking(scan.assignmentId))}>
            {texts.toMarking}
          </Button>
        )}
        <Button component="a" {...linkTo(paths.report(scan.courseId, scan.assignmentId))}>
          {texts.toReport}
        </Button>
      </Group>
    </Stack>
  )
}
