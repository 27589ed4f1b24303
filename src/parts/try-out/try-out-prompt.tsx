import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DownloadButton, type DownloadButtonProps } from '#ui/download-launcher/download-button.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { tryOutTexts } from './try-out.texts.ts'

export interface TryOutPromptProps extends Pick<DownloadButtonProps, 'messageOf'> {
  readonly opened: boolean
  readonly onClose: () => void
  /** Passes the installer of the desktop client to the browser. */
  readonly onDownload: DownloadButtonProps['start']
}

/** A browser cannot try out a textbook: says where that is possible, and how to get there. */
export function TryOutPrompt({ opened, onClose, onDownload, messageOf }: TryOutPromptProps) {
  const texts = useTexts(tryOutTexts)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      kind="message"
      tone="need"
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{texts.understood}</Button>
          <DownloadButton variant="filled" start={onDownload} messageOf={messageOf} data-autofocus>
            {texts.download}
          </DownloadButton>
        </>
      }
    >
      {texts.why}
    </Dialog>
  )
}
