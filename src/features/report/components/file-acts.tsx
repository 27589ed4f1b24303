import { Button } from '@mantine/core'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { reportTexts } from '../report.texts.ts'
import type { useExport } from '../use-export.ts'

/** Printing a report as shown, and downloading it as a workbook. */
export function FileActs({ workbook }: { readonly workbook: ReturnType<typeof useExport> }) {
  const texts = useTexts(reportTexts)
  return (
    <>
      <Button leftSection={<Icon name="print" />} onClick={usePrint()}>
        {texts.print}
      </Button>
      <BusyButton
        leftSection={<Icon name="download" />}
        busy={workbook.isBusy}
        busyLabel={texts.exporting}
        onClick={workbook.run}
      >
        {texts.export}
      </BusyButton>
    </>
  )
}

/** Prints the page and confirms when the browser is done; it does not reveal whether anything was actually printed. */
function usePrint(): () => void {
  const texts = useTexts(reportTexts)
  const toast = useToast()
  return () => {
    window.addEventListener('afterprint', () => toast.success(texts.printed), { once: true })
    window.print()
  }
}
