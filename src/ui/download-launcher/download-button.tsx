import type { ReactNode } from 'react'
import { BusyButton, type BusyButtonProps } from '../busy-button/busy-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../language/language-context.tsx'
import { downloadLauncherTexts } from './download-launcher.texts.ts'
import { useDownloadLauncher } from './use-download-launcher.ts'

export interface DownloadButtonProps extends Omit<BusyButtonProps, 'busy' | 'busyLabel' | 'onClick' | 'leftSection'> {
  /** Passes the download to the browser; rejects if there is none. */
  readonly start: () => Promise<void>
  /** The readable message of such an error. */
  readonly messageOf: (error: unknown) => string
  readonly children: ReactNode
}

/** Launches a download; a failure is shown in a notice over the page. */
export function DownloadButton({ start, messageOf, ...button }: DownloadButtonProps) {
  const texts = useTexts(downloadLauncherTexts)
  const { launch, isLoading } = useDownloadLauncher(start, messageOf)
  return (
    <BusyButton
      {...button}
      busy={isLoading}
      busyLabel={texts.loading}
      leftSection={<Icon name="download" small />}
      onClick={launch}
    />
  )
}
