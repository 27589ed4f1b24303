import { Box, Button, Stack, Text } from '@mantine/core'
import { QRCodeSVG } from 'qrcode.react'
import { messageOf } from '#api/client/failures.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { copyText } from '#ui/clipboard/copy-text.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { jobTexts } from '../job.texts.ts'

interface PhoneLinkDialogProps {
  readonly scanId: number
  readonly onClose: () => void
}

/** A code that opens the phone page for this scan: photos taken there join the same scan. */
export function PhoneLinkDialog({ scanId, onClose }: PhoneLinkDialogProps) {
  const texts = useTexts(jobTexts)
  const toast = useToast()
  const { data, error, refetch } = useEndpoint(scan.phoneLink, { scanId })
  const copy = async (url: string) => {
    if (await copyText(url)) toast.success(texts.copied)
    else toast.warning(texts.notCopied)
  }
  return (
    <Dialog
      opened
      title={texts.phoneTitle}
      onClose={onClose}
      footer={
        <>
          {data !== undefined && <Button onClick={() => void copy(data.url)}>{texts.phoneLink}</Button>}
          <Button variant="filled" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <Stack gap={14} align="center">
        <Text c="dimmed">{texts.phoneHow}</Text>
        {data === undefined && error === null && <SkeletonRows rows={4} />}
        {data === undefined && error !== null && <FailedState why={messageOf(error)} onRetry={() => void refetch()} />}
        {data !== undefined && (
          <>
            <Box
              component={QRCodeSVG}
              w={220}
              h={220}
              value={data.url}
              level="M"
              bgColor="#ffffff"
              fgColor="#211f1a"
              marginSize={4}
              role="img"
              aria-label={texts.phonePicture}
            />
            <Text fz="sm" className="breakable">
              {data.url}
            </Text>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
