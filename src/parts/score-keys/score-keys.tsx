import { type KeyboardEvent, memo, useId } from 'react'
import { pointsText, type Tenths } from '#domain/values/score.ts'
import { classNames } from '#ui/class-names.ts'
import css from './score-keys.module.css'

export interface ScoreKeysProps {
  /** What is being scored ("语言"). */
  readonly label: string
  readonly max: Tenths
  readonly value: Tenths | null
  /** A key for whole points was pressed. */
  readonly onChange: (score: Tenths) => void
  /** Label of the key for the half ("语言加 .5 分"). */
  readonly halfLabel: string
  /** The half was switched on or off. */
  readonly onHalf: () => void
}

const point: Tenths = 10

/**
 * Finger-sized keys from 0 to the maximum, and one for the half. The points are a single tab stop; arrows
 * move within it. Digits and the decimal point belong to the screen, which knows the current criterion.
 */
export function ScoreKeys({ label, max, value, onChange, halfLabel, onHalf }: ScoreKeysProps) {
  const half = value === null ? 0 : value % point
  return (
    <div className={css['keys']}>
      <PointKeys label={label} max={max} value={value === null ? null : value - half} onChange={onChange} />
      <button
        type="button"
        className={classNames(css['key'], css['half'], half > 0 && css['chosen'])}
        aria-label={halfLabel}
        aria-pressed={half > 0}
        // The screen handles the decimal point from anywhere, so that Tab goes from criterion to criterion.
        tabIndex={-1}
        onClick={onHalf}
      >
        {halfSign}
      </button>
    </div>
  )
}

const halfSign = '.5'

function PointKeys({ label, max, value, onChange }: Pick<ScoreKeysProps, 'label' | 'max' | 'value' | 'onChange'>) {
  const name = useId()
  const scores = Array.from({ length: Math.floor(max / point) + 1 }, (_, index) => index * point)
  return (
    <div className={css['points']} role="radiogroup" aria-label={label}>
      {scores.map((score) => (
        <PointKey key={score} group={name} score={score} isChosen={score === value} onChange={onChange} />
      ))}
    </div>
  )
}

interface PointKeyProps extends Pick<ScoreKeysProps, 'onChange'> {
  /** Shared name of the radio buttons. */
  readonly group: string
  readonly score: Tenths
  readonly isChosen: boolean
}

/**
 * A native radio button, which keeps its group a single tab stop without help: a `tabindex` that moves with the
 * choice would make the browser lay out the page for each keystroke.
 */
const PointKey = memo(function PointKey({ group, score, isChosen, onChange }: PointKeyProps) {
  const choose = () => onChange(score)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = moves[event.key]
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const keys = [...(event.currentTarget.closest('[role="radiogroup"]')?.querySelectorAll('input') ?? [])]
    const index = move(
      keys.findIndex(({ checked }) => checked),
      keys.length - 1,
    )
    onChange(index * point)
    keys[index]?.focus()
  }
  return (
    <span className={css['point']}>
      <input
        type="radio"
        className={css['key']}
        name={group}
        aria-label={pointsText(score)}
        checked={isChosen}
        onChange={choose}
        // Pressing it again removes the half, which browsers do not report as a change.
        onClick={isChosen ? choose : undefined}
        onKeyDown={onKeyDown}
      />
      <span className={css['digits']} aria-hidden="true">
        {pointsText(score)}
      </span>
    </span>
  )
})

/** The new position after a key, from the current one (−1 for none) and the last one. */
const moves: Readonly<Record<string, (now: number, last: number) => number>> = {
  ArrowLeft: (now) => Math.max(0, now - 1),
  ArrowDown: (now) => Math.max(0, now - 1),
  ArrowRight: (now, last) => Math.min(last, now + 1),
  ArrowUp: (now, last) => Math.min(last, now + 1),
  Home: () => 0,
  End: (_now, last) => last,
}
