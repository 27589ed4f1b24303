import { Button, Flex, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { roster } from '#api/contract/groups/roster.ts'
import type { ImportResult } from '#api/contract/schemas/rosters.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { ProgressBar } from '#parts/progress-bar/progress-bar.tsx'
import { ServiceFileButton } from '#parts/service-file/service-file-button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { dryRunTexts } from './dry-run.texts.ts'
import { rosterPaths } from './roster-paths.ts'
import type { RosterImport } from './use-roster-import.ts'
import { writingTexts } from './writing.texts.ts'

interface WritingProps {
  readonly list: RosterImport
}

/** The progress of an import. */
export function Writing({ list: { context } }: WritingProps) {
  const texts = useTexts(writingTexts)
  const { done, total } = context.written
  const progress = total === 0 ? texts.waiting : texts.progress(done, total)
  return (
    <Surface title={texts.running} padded>
      <Stack role="status" gap={14}>
        <ProgressBar marked={done} due={total} label={progress} />
        <p>{progress}</p>
        <Hint className="breakable">{texts.runsOn}</Hint>
        {context.failure !== null && <Hint className="breakable">{texts.askAgain(context.failure.message)}</Hint>}
      </Stack>
    </Surface>
  )
}

const counted = ['added', 'joined', 'asked', 'updated', 'unchanged', 'skipped'] as const

/** The result of an import, and what to do about the rows that failed. */
export function WritingDone({ list, courseId }: WritingProps & { readonly courseId: number }) {
  const texts = useTexts(writingTexts)
  const { result, importId } = list.context
  if (result === null || importId === null) return null
  const shown = counted.filter((kind) => result[kind] > 0)
  return (
    <Ended list={list} title={texts.done}>
      <div role="status">
        <Group component="ul" gap="xs xl">
          {shown.map((kind) => (
            <li key={kind}>{texts[kind](result[kind])}</li>
          ))}
        </Group>
      </div>
      {result.asked > 0 && <SentRequests />}
      {result.added > 0 && <Passwords courseId={courseId} />}
      {result.failed > 0 && <FailedRows importId={importId} result={result} />}
    </Ended>
  )
}

/** Links to the page that will show the answers to the requests sent. */
function SentRequests() {
  const texts = useTexts(writingTexts)
  return (
    <div>
      <LinkButton size="xs" to={memberPaths.verify({ state: 'sent' })}>
        {texts.toRequests}
      </LinkButton>
    </div>
  )
}

function Passwords({ courseId }: { readonly courseId: number }) {
  const texts = useTexts(writingTexts)
  return (
    <Flex align="center" wrap="wrap" rowGap={6} columnGap={12}>
      <Hint className="breakable">{texts.passwords}</Hint>
      <LinkButton
        size="xs"

        to={memberPaths.firstPasswords(courseId)}
        leftSection={<Icon name="print" small />}
      >
        {texts.toSlips}
      </LinkButton>
    </Flex>
  )
}

function FailedRows({ importId, result }: { readonly importId: number; readonly result: ImportResult }) {
  const texts = useTexts(writingTexts)
  const words = useTexts(dryRunTexts)
  return (
    <Stack gap={14}>
      <Text className="breakable" c="var(--need)">
        {texts.failed(result.failed)}
      </Text>
      <Hint className="breakable">{texts.correct}</Hint>
      <div>
        <ServiceFileButton endpoint={roster.failedRows} input={{ importId }} busyLabel={words.saving}>
          {words.failedRows}
        </ServiceFileButton>
      </div>
    </Stack>
  )
}

/** The import was aborted; what it wrote before stays. */
export function WritingFailed({ list }: WritingProps) {
  const texts = useTexts(writingTexts)
  const { done, total } = list.context.written
  return (
    <Ended list={list} title={texts.failedTitle}>
      <p role="alert">{texts.failedWhy(done, total)}</p>
    </Ended>
  )
}

interface EndedProps extends WritingProps {
  readonly title: string
  readonly children: ReactNode
}

function Ended({ list, title, children }: EndedProps) {
  const texts = useTexts(writingTexts)
  return (
    <Surface title={title} padded>
      <Stack gap={14}>
        {children}
        <Group gap={12} justify="flex-end">
          <Button onClick={() => list.send({ type: 'list.next' })}>{texts.next}</Button>
          <LinkButton variant="filled" to={rosterPaths.members}>
            {texts.toMembers}
          </LinkButton>
        </Group>
      </Stack>
    </Surface>
  )
}
