import css from './badge.module.css'

export interface BadgeProps {
  readonly count: number
  /** What is counted, in full ("18 份待批"). */
  readonly label: string
}

/** A number of things that need the teacher. Renders nothing at zero. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={css['badge']}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
