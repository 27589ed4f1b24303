import { type KeyboardEvent, useRef } from 'react'
import { pointsText, type Tenths } from '#domain/score.ts'
import { classNames } from '../class-names.ts'
import css from './score-keys.module.css'

export interface ScoreKeysProps {
  /** What is scored ("语言"). */
  readonly label: string
  readonly max: Tenths
  /** Whole points (10) or halves (5). */
  readonly step?: 10 | 5
  readonly value: Tenths | null
  readonly onChange: (score: Tenths) => void
  readonly disabled?: boolean
}

/**
 * Keys from 0 to the maximum, as large as fingers. One stop of the Tab key; arrows move along. Digits belong to the
 * screen, because it knows which criterion is the current one.
 */
export function ScoreKeys({ label, max, step = 10, value, onChange, disabled = false }: ScoreKeysProps) {
  const group = useRef<HTMLDivElement>(null)
  const scores = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
  const choose = (index: number) => {
    const score = scores[index]
    if (score === undefined) return
    onChange(score)
    group.current?.querySelectorAll('button')[index]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    choose(move(value === null ? -1 : scores.indexOf(value), scores.length - 1))
  }
  return (
    <div ref={group} className={css['keys']} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {scores.map((score, index) => (
        <button
          key={score}
          type="button"
          role="radio"
          aria-checked={score === value}
          tabIndex={score === value || (value === null && index === 0) ? 0 : -1}
          className={classNames(css['key'], score === value && css['chosen'])}
          disabled={disabled}
          onClick={() => onChange(score)}
        >
          {pointsText(score)}
        </button>
      ))}
    </div>
  )
}

/** New position for a key, from the present one (−1 for none) and the last one. */
const moves: Readonly<Record<string, (now: number, last: number) => number>> = {
  ArrowLeft: (now) => Math.max(0, now - 1),
  ArrowDown: (now) => Math.max(0, now - 1),
  ArrowRight: (now, last) => Math.min(last, now + 1),
  ArrowUp: (now, last) => Math.min(last, now + 1),
  Home: () => 0,
  End: (_now, last) => last,
}
