import { useState } from 'react'

/** Remembers that the puzzle did not come, which closes it like the person would. */
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
