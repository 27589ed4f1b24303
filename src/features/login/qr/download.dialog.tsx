import { Button } from '@mantine/core'
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

/** How the teacher's app comes onto the phone: its address, to scan and to read. */
export function DownloadDialog({ isLoopback, onClose }: DownloadDialogProps) {
  const texts = useTexts(qrLoginTexts)
  const address = `${location.origin}${phonePath}`
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
      <p>{texts.downloadBody}</p>
      <div className={css['address']}>
        <div className={css['picture']}>
          <QrPicture value={address} label={texts.downloadPicture} />
        </div>
        <a href={address} target="_blank" rel="noreferrer" lang="en">
          {address}
        </a>
      </div>
      {isLoopback && <p className={css['warning']}>{texts.downloadLocal}</p>}
    </Dialog>
  )
}
