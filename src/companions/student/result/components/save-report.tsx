import { Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { report } from '#api/contract/groups/report.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSavedFile } from '#api/queries/use-saved-file.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { resultTexts } from '../result.texts.ts'

/** Saves the report that a teacher would hand out, to keep or to print. */
export function SaveReport({ assignmentId }: { readonly assignmentId: number }) {
  const texts = useTexts(resultTexts)
  const call = useCall()
  const save = useSavedFile(() => call(report.ownHandout, { assignmentId }))
  const { mutate, isPending, error } = useMutation({ mutationFn: save })
  return (
    <Stack gap={8} pt={16}>
      <BusyButton
        size="lg"
        leftSection={<Icon name="download" />}
        busy={isPending}
        busyLabel={texts.saving}
        onClick={() => mutate()}
      >
        {texts.save}
      </BusyButton>
      {error !== null && <ErrorText announced>{messageOf(error)}</ErrorText>}
    </Stack>
  )
}
