import { type ComponentType, useEffect, useState } from 'react'
import type { FormulaProps } from './formula.tsx'

/** KaTeX and its fonts are loaded only on pages with a formula. Without network it stays null, and is requested again. */
let Fetched: ComponentType<FormulaProps> | null = null

/** A formula; until KaTeX is there, and if it does not come, its source, which can be read and answered all the same. */
export function DrawnFormula({ tex, display }: FormulaProps) {
  const [Formula, setFormula] = useState(() => Fetched)
  const isMissing = Formula === null
  useEffect(() => {
    if (!isMissing) return undefined
    let isShown = true
    const fetchFormula = () =>
      void import('./formula.tsx').then(
        (module) => {
          Fetched = module.default
          if (isShown) setFormula(() => module.default)
        },
        () => {},
      )
    fetchFormula()
    window.addEventListener('online', fetchFormula)
    return () => {
      isShown = false
      window.removeEventListener('online', fetchFormula)
    }
  }, [isMissing])
  // The source must not flash up.
  return isMissing ? <span style={{ opacity: 0 }}>{tex}</span> : <Formula tex={tex} display={display} />
}
