import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { debounces } from '#domain/portal/constants.ts'
import { useNavigation } from '../navigation/navigation.tsx'

/** The text of a search field; it goes into the address after a pause, and follows the address. */
export function useTypedSearch() {
  const { query, setQuery } = useNavigation()
  const kept = query['keyword'] ?? ''
  const [typed, setTyped] = useState(kept)
  const [known, setKnown] = useState(kept)
  const send = useDebouncedCallback((text: string) => setQuery({ keyword: text.trim() || null }), debounces.search)
  if (known !== kept) {
    setKnown(kept)
    if (kept !== typed.trim()) setTyped(kept)
  }
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      send(text)
    },
  }
}
