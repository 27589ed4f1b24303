import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { demo } from '#api/contract/groups/demo.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { type QrEnding, qrEndings } from '#domain/accounts/qr-endings.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { demoTexts } from '../demo.texts.ts'
import { AccountTable } from './account-table.tsx'

/** Chooses how the next QR sign-in of this browser ends, where only other systems cause it. */
export function QrEndings() {
  const texts = useTexts(demoTexts)
  const call = useCall()
  const { mutate, variables, status, error } = useMutation({
    mutationFn: (ending: QrEnding) => call(demo.rehearseQr, { ending }),
  })
  const rows = qrEndings.map((ending) => ({
    account: texts[ending],
    what: texts[`${ending}Then`],
    action: (
      <BusyButton
        busy={status === 'pending' && variables === ending}
        busyLabel={texts.choosing}
        aria-label={texts.chooseNamed(texts[ending])}
        onClick={() => mutate(ending)}
      >
        {texts.choose}
      </BusyButton>
    ),
  }))
  return (
    <Surface title={texts.endings}>
      <Hint px={20} pb={12}>
        {texts.endingsWhy}
      </Hint>
      <AccountTable label={texts.endings} headings={[texts.ending, texts.shownThen, texts.choose]} rows={rows} />
      <Text px={20} py={12} role="status">
        {status === 'success' && texts.chosen(texts[variables])}
        {error !== null && <ErrorText>{messageOf(error)}</ErrorText>}
      </Text>
    </Surface>
  )
}
