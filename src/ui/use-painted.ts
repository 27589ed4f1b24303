import { startTransition, useEffect, useState } from 'react'

/** A value as of the last frame, for what may come after a key is on the screen: its work begins when that was painted. */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value])
  return painted
}

/** Answers how to give it up. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
