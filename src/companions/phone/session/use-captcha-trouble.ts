import { useState } from 'react'

/** Remembers that the puzzle failed to load, which closes it as the person would. */
export function useCaptchaTrouble(close: () => void) {
  const [isMissing, setIsMissing] = useState(false)
  return {
    isMissing,
    miss: () => {
      setIsMissing(true)
      close()
    },
    clear: () => setIsMissing(false),
  }
}
