import type { ComponentProps } from 'react'
import css from './check-box.module.css'

export interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Marks it as invalid; say why beside it. */
  readonly invalid?: boolean
}

/** A native check box styled like the others, for pages that must be light: Mantine's adds 3 kB of JavaScript. */
export const CheckBox = ({ invalid = false, ...input }: CheckBoxProps) => (
  <input type="checkbox" className={css['box']} aria-invalid={invalid || undefined} {...input} />
)
