import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { reportTexts } from './report.texts.ts'

/** Prints the page and confirms when the browser is done; it does not reveal whether anything was actually printed. */
export function usePrint(): () => void {
  const texts = useTexts(reportTexts)
  const toast = useToast()
  return () => {
    window.addEventListener('afterprint', () => toast.success(texts.printed), { once: true })
    window.print()
  }
}
