import { useEffect } from 'react'

/** While something would be lost, the browser asks before the page closes. */
export function useClosingQuestion(loses: boolean): void {
  useEffect(() => {
    if (!loses) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [loses])
}
