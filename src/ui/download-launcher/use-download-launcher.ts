import { useEffect, useRef, useState } from 'react'
import { debounces, downloadLauncherClears } from '#domain/portal/constants.ts'
import { useLeadingDebounce } from '../debounced-button/use-leading-debounce.ts'
import { useAlert } from '../dialog/confirm-context.ts'
import { useTexts } from '../language/language-context.tsx'
import { downloadLauncherTexts } from './download-launcher.texts.ts'

export interface DownloadLauncher {
  /** Starts the download; does nothing within half a second of the last start. */
  readonly launch: () => void
  /** True for two seconds after a start, as a browser does not report when a download is done; ends early on failure. */
  readonly isLoading: boolean
}

/**
 * Launches a download. `start` passes it to the browser, and rejects if there is nothing to pass on; then a notice
 * 下载失败 shows what `messageOf` makes of the error. Needs a ConfirmProvider above.
 */
export function useDownloadLauncher(
  start: () => Promise<void>,
  messageOf: (error: unknown) => string,
): DownloadLauncher {
  const texts = useTexts(downloadLauncherTexts)
  const alert = useAlert()
  const [isLoading, setIsLoading] = useState(false)
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(clearing.current), [])
  const launch = useLeadingDebounce(() => {
    clearTimeout(clearing.current)
    setIsLoading(true)
    clearing.current = setTimeout(() => setIsLoading(false), downloadLauncherClears)
    start().catch((error: unknown) => {
      setIsLoading(false)
      void alert({ tone: 'error', title: texts.failed, body: messageOf(error) })
    })
  }, debounces.downloadLauncher)
  return { launch, isLoading }
}
