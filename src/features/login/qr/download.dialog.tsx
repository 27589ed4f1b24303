import { Box, Button, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { setup } from '#api/contract/groups/setup.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { qrLoginTexts } from './qr-login.texts.ts'
import { QrPicture } from './qr-picture.tsx'

export interface DownloadDialogProps {
  /** A phone cannot open this page's address. */
  readonly isLoopback: boolean
  readonly onClose: () => void
}

const phonePath = '/phone/'

/**
 * How to get the teacher's app onto the phone: the address of the operator's app or of the phone page, as a code and as
 * text.
 */
export function DownloadDialog({ isLoopback, onClose }: DownloadDialogProps) {
  const texts = useTexts(qrLoginTexts)
  const downloadUrl = useDownloadUrl()
  const address = downloadUrl ?? `${location.origin}${phonePath}`
  return (
    <Dialog
      opened
      kind="message"
      title={texts.downloadTitle}
      onClose={onClose}
      footer={
        <Button variant="filled" data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p>{downloadUrl === null ? texts.downloadBody : texts.downloadApp}</p>
      <Stack className="breakable" gap={8} align="center" mt={14}>
        <Box w={160} h={160}>
          <QrPicture value={address} label={texts.downloadPicture} />
        </Box>
        <a href={address} target="_blank" rel="noreferrer" lang="en">
          {address}
        </a>
      </Stack>
      {isLoopback && downloadUrl === null && <Hint mt={10}>{texts.downloadLocal}</Hint>}
    </Dialog>
  )
}

/** The address of the app the operator offers; null until known, and if there is none. */
function useDownloadUrl(): string | null {
  const call = useCall()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    // Without a response the phone page will do.
    void call(setup.latestVersion, {}, { signal: asking.signal }).then(
      (latest) => setUrl(latest.downloadUrl),
      () => {},
    )
    return () => asking.abort()
  }, [call])
  return url
}
