import { useEffectEvent, useLayoutEffect } from 'react'

const event = 'podium-hand-in'

/** Has the forms of the page commit what is being typed: soon it can no longer be changed here. */
export const handIn = (): void => void document.dispatchEvent(new Event(event))

/** Calls back when typing can be waited for no longer: the page is hidden or closed, or about to lose its turn to write. */
export function useHandIn(commit: () => void): void {
  const act = useEffectEvent(commit)
  // In the layout phase, which ends before the machine is stopped.
  useLayoutEffect(() => {
    const hand = () => act()
    // Before the machine gets the event, upon which it saves.
    document.addEventListener('visibilitychange', hand, { capture: true })
    document.addEventListener(event, hand)
    return () => {
      document.removeEventListener('visibilitychange', hand, { capture: true })
      document.removeEventListener(event, hand)
    }
  }, [])
}
