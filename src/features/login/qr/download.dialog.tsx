import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { setup } from '#api/contract/areas/setup.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { qrLoginTexts } from './qr-login.texts.ts'
import css from './qr-help.module.css'
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
      <div className={css['address']}>
        <div className={css['picture']}>
          <QrPicture value={address} label={texts.downloadPicture} />
        </div>
        <a href={address} target="_blank" rel="noreferrer" lang="en">
          {address}
        </a>
      </div>
      {isLoopback && downloadUrl === null && <p className={css['warning']}>{texts.downloadLocal}</p>}
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
