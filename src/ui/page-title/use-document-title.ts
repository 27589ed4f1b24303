import { useEffect } from 'react'
import { useTexts } from '../language/language-context.tsx'
import { pageTitleTexts } from './page-title.texts.ts'

/** Sets the title of the browser's tab: the page's name before the product's. */
export function useDocumentTitle(title: string): void {
  const { product } = useTexts(pageTitleTexts)
  useEffect(() => {
    document.title = title === product ? product : `${title} - ${product}`
  }, [title, product])
}
