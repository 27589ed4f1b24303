import { Box, Button, Text } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { remindTexts } from './remind.texts.ts'
import type { DueAssignment } from './today.ts'
import { type RemindGroup, useRemind } from './use-remind.ts'

export interface RemindDialogProps {
  /** Running assignments with missing work. */
  readonly assignments: readonly DueAssignment[]
  readonly dateOf: (instant: number) => string
  readonly onClose: () => void
}

/** Lists who will be reminded of what, then reminds them. */
export function RemindDialog({ assignments, dateOf, onClose }: RemindDialogProps) {
  const texts = useTexts(remindTexts)
  const toast = useToast()
  const remind = useRemind(assignments, (count) => {
    onClose()
    toast.success(texts.sent(count))
  })
  const { groups, count, failures } = remind
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title}
      busy={remind.isSending}
      footer={
        <>
          <Button disabled={remind.isSending} onClick={onClose}>
            {count > 0 ? texts.cancel : texts.close}
          </Button>
          {count > 0 && (
            <BusyButton variant="filled" busy={remind.isSending} busyLabel={texts.sending} onClick={remind.send}>
              {texts.send}
            </BusyButton>
          )}
        </>
      }
    >
      {remind.error !== null ? (
        <FailedState why={messageOf(remind.error)} onRetry={remind.retry} />
      ) : remind.isLoading ? (
        <p role="status">{texts.loading}</p>
      ) : count === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <>
          <p>{texts.intro(count)}</p>
          <Box component="ul" mt={6}>
            {groups.map((group) => (
              <Group
                key={group.assignment.assignmentId}
                group={group}
                when={dateOf(Date.parse(group.assignment.endTime))}
              />
            ))}
          </Box>
        </>
      )}
      {failures.map(({ assignmentName, why }) => (
        <p key={assignmentName} role="alert">
          <ErrorText>{texts.failedAssignment(assignmentName, why)}</ErrorText>
        </p>
      ))}
    </Dialog>
  )
}

function Group({ group: { assignment, students }, when }: { readonly group: RemindGroup; readonly when: string }) {
  const texts = useTexts(remindTexts)
  const before = students.filter(({ reminders }) => reminders > 0).length
  return (
    <Box component="li" className="breakable" py={8} style={{ borderTop: 'var(--hairline)' }}>
      <h3>{texts.assignment(assignment.assignmentName, when, students.length)}</h3>
      <p>{students.map(({ realname }) => realname).join(texts.nameComma)}</p>
      {before > 0 && (
        <Text c="var(--ink-3)" fz="sm">
          {texts.remindedBefore(before)}
        </Text>
      )}
    </Box>
  )
}
