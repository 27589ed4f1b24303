import { useEffect } from 'react'
import { useTexts } from '../language/language-context.tsx'
import { pageTitleTexts } from './page-title.texts.ts'

/** Names the page in the browser's tab, before the product's name. */
export function useDocumentTitle(title: string): void {
  const { product } = useTexts(pageTitleTexts)
  useEffect(() => {
    document.title = title === product ? product : `${title} - ${product}`
  }, [title, product])
}
