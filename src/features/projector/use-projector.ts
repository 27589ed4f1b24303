import { useEffect, useEffectEvent, useState } from 'react'

/** Which question is shown, and whether its answer is; also controlled by the keys of a presenter remote. */
export function useProjector(count: number) {
  const [place, setPlace] = useState(0)
  const [answered, setAnswered] = useState<number | null>(null)
  const go = (next: number) => {
    if (next < 0 || next >= count) return
    setPlace(next)
    setAnswered(null)
  }
  const toggleAnswer = () => setAnswered((before) => (before === place ? null : place))
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event)
    if (act === null) return
    event.preventDefault()
    if (act === 'answer') toggleAnswer()
    else go(act === 'next' ? place + 1 : place - 1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return { place, isAnswerShown: answered === place, go, toggleAnswer }
}

/** What a key does; a focused button keeps the space key. */
function actOf({ key, target }: KeyboardEvent): 'next' | 'previous' | 'answer' | null {
  if (key === 'ArrowRight' || key === 'PageDown') return 'next'
  if (key === 'ArrowLeft' || key === 'PageUp') return 'previous'
  return key === ' ' && !(target instanceof HTMLButtonElement) ? 'answer' : null
}
