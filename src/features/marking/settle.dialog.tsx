import { Box, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { parsePoints, pointsText } from '#domain/values/score.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { ScannedAnswer } from './components/scanned-answer.tsx'
import { rulesTexts } from './rules.texts.ts'

export type Difference = OutputOf<typeof markingRule.differences>['list'][number]

export interface SettleDialogProps {
  readonly assignmentId: number
  readonly difference: Difference
  /** The answer's question and whose it is. */
  readonly name: string
  readonly onClose: () => void
}

/** An answer that nobody else can mark any more: what is written, the marks it has, and the score that shall count. */
export function SettleDialog({ assignmentId, difference, name, onClose }: SettleDialogProps) {
  const texts = useTexts(rulesTexts)
  const form = useSettling(assignmentId, difference, onClose)
  const full = pointsText(difference.full)
  const marks = difference.marks.map(({ realname, score }) => texts.oneScore(realname, pointsText(score)))
  return (
    <FormDialog
      title={texts.settleTitle(name)}
      submit={texts.settle}
      submitting={texts.saving}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
      intro={marks.join(' · ')}
      {...(difference.settled !== null && {
        discard: { label: texts.settleWithdraw, onDiscard: form.withdraw },
      })}
    >
      <Box component="section" aria-label={texts.answer} mah={280} style={{ overflowY: 'auto' }}>
        <WrittenAnswer assignmentId={assignmentId} difference={difference} />
      </Box>
      <TextInput
        label={texts.settleField}
        description={texts.settleHint(full)}
        inputMode="decimal"
        value={form.points}
        error={form.isWrong ? texts.settleWrong(full) : null}
        onChange={(event) => form.setPoints(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

function WrittenAnswer({ assignmentId, difference }: Pick<SettleDialogProps, 'assignmentId' | 'difference'>) {
  const { itemId, handle, value } = difference
  if (value !== onSheet) return <RichText text={value ?? ''} size="inherit" />
  const answer = { assignmentId, itemId, submissionId: handle }
  return <ScannedAnswer answer={answer} nextId={null} isWhole={false} shapes={[]} tool={null} onChange={() => {}} />
}

function useSettling(assignmentId: number, difference: Difference, onClose: () => void) {
  const texts = useTexts(rulesTexts)
  const toast = useToast()
  const { itemId, handle: submissionId, settled, settledRev: rev, full } = difference
  const command = useCommand(markingRule.settle, {
    invalidates: [markingRule.list, markingRule.differences, marking.items, marking.waiting],
  })
  const [points, setPoints] = useState(settled === null ? '' : pointsText(settled.score))
  const [wasTried, setWasTried] = useState(false)
  const typed = parsePoints(points)
  const score = typed === null || typed > full ? null : typed
  const of = { assignmentId, itemId, submissionId, rev }
  const done = (words: string) => ({
    onSuccess: () => {
      toast.success(words)
      onClose()
    },
  })
  const submit = () => {
    setWasTried(true)
    if (score !== null) command.mutate({ ...of, score }, done(texts.settleSaved))
  }
  return {
    points,
    setPoints,
    submit,
    withdraw: () => command.mutate(of, done(texts.settleWithdrawn)),
    isWrong: wasTried && score === null,
    isBusy: command.isPending,
    failure: command.error && messageOf(command.error),
  }
}
