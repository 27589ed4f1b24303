import { useEffect, useEffectEvent, useState } from 'react'

/** Which question is shown, and whether its answer is; also controlled by the keys of a presenter remote. */
export function useProjector(count: number) {
  const [index, setIndex] = useState(0)
  const [answered, setAnswered] = useState<number | null>(null)
  const go = (next: number) => {
    if (next < 0 || next >= count) return
    setIndex(next)
    setAnswered(null)
  }
  const toggleAnswer = () => setAnswered((before) => (before === index ? null : index))
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event)
    if (act === null) return
    event.preventDefault()
    if (act === 'answer') toggleAnswer()
    else go(act === 'next' ? index + 1 : index - 1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return { index, isAnswerShown: answered === index, go, toggleAnswer }
}

/** What a key does; a focused button keeps the space key. */
function actOf({ key, target }: KeyboardEvent): 'next' | 'previous' | 'answer' | null {
  if (key === 'ArrowRight' || key === 'PageDown') return 'next'
  if (key === 'ArrowLeft' || key === 'PageUp') return 'previous'
  return key === ' ' && !(target instanceof HTMLButtonElement) ? 'answer' : null
}
