import type { ReactNode } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { printPreviewTexts } from '../print-preview.texts.ts'
import type { PrintFile } from '../use-print-file.ts'

/** Saves a file that the service generates; shows progress while it is being generated. */
export function SaveButton({ file, children }: { readonly file: PrintFile; readonly children: ReactNode }) {
  const { making } = useTexts(printPreviewTexts)
  return (
    <BusyButton
      leftSection={<Icon name="download" small />}
      busy={file.isMaking}
      busyLabel={making}
      onClick={file.save}
    >
      {children}
    </BusyButton>
  )
}
