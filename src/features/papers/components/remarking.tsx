import { Stack, Text } from '@mantine/core'
import { pointsText } from '#domain/score.ts'
import type { ScoreChange } from '#api/contract/areas/paper.ts'
import type { KeyCorrectionFailure, Remarking } from '#machines/key-correction/key-correction.types.ts'
import { ProgressBar } from '#parts/progress-bar/progress-bar.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { useMemo } from 'react'
import { correctKeyTexts } from '../correct-key.texts.ts'
import css from './papers.module.css'

export interface RemarkingProgressProps {
  readonly remarking: Remarking
  /** The last look had no answer. */
  readonly failure: KeyCorrectionFailure | null
}

/** How far the re-marking has come. */
export function RemarkingProgress({ remarking: { done, total }, failure }: RemarkingProgressProps) {
  const texts = useTexts(correctKeyTexts)
  const progress = total === 0 ? texts.waiting : texts.progress(done, total)
  return (
    <Stack gap={10} role="status">
      <p>{texts.running}</p>
      <ProgressBar marked={done} due={total} label={progress} />
      <Text c="dimmed" fz="sm">{`${progress} ${texts.runsOn}`}</Text>
      {failure !== null && (
        <Text c="dimmed" fz="sm">
          {texts.lookAgain(failure.message)}
        </Text>
      )}
    </Stack>
  )
}

/** Whose score changed, if anybody's. */
export function RemarkingDone({ changes }: { readonly changes: readonly ScoreChange[] }) {
  const texts = useTexts(correctKeyTexts)
  const columns = useMemo(() => changeColumns(texts), [texts])
  if (changes.length === 0) return <p role="status">{texts.doneNone}</p>
  return (
    <Stack gap={10}>
      <p role="status">{texts.doneSome(changes.length)}</p>
      <div className={css['changes']}>
        <DataTable
          label={texts.changes}
          columns={columns}
          rows={changes}
          rowKey={({ assignmentId, uid }) => `${assignmentId}-${uid}`}
          density="report"
        />
      </div>
    </Stack>
  )
}

const changeColumns = (texts: Wording<Texts>): readonly DataColumn<ScoreChange>[] => [
  { id: 'student', header: texts.student, cell: ({ realname }) => realname, width: 120 },
  { id: 'task', importance: 'name', header: texts.assignment, cell: ({ assignmentName }) => assignmentName },
  { id: 'before', header: texts.before, cell: ({ before }) => pointsText(before), align: 'end', width: 80 },
  { id: 'after', header: texts.after, cell: ({ after }) => <b>{pointsText(after)}</b>, align: 'end', width: 80 },
]

type Texts = (typeof correctKeyTexts)['zh-CN']

/** Not all submissions could be marked again. */
export function RemarkingFailed() {
  const texts = useTexts(correctKeyTexts)
  return (
    <div role="alert">
      <ErrorText>{texts.failed}</ErrorText>
    </div>
  )
}
