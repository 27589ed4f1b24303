import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '#ui/language/language-context.tsx'

type Names = ReadonlyMap<string, string>

/** Loaded once, and only in English. */
let fetched: Names | null = null

const fetchNames = async (): Promise<Names> => {
  const { contentNames } = await import('#domain/content-names/content-names.ts')
  fetched = contentNames
  return contentNames
}

/**
 * The name of a built-in knowledge point, criterion or section in the person's language. What a
 * teacher typed stays as typed; so does everything if the English names cannot be loaded.
 */
export function useContentName(): (name: string) => string {
  const { language } = useLanguage()
  const [names, setNames] = useState(fetched)
  const isWanted = language === 'en' && names === null
  useEffect(() => {
    if (!isWanted) return undefined
    const controller = new AbortController()
    const keep = (arrived: Names) => {
      if (!controller.signal.aborted) setNames(arrived)
    }
    fetchNames().then(keep, () => {})
    return () => controller.abort()
  }, [isWanted])
  return useCallback((name) => (language === 'en' ? (names?.get(name) ?? name) : name), [language, names])
}
