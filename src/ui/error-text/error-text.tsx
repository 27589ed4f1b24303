import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './error-text.module.css'

export interface ErrorTextProps {
  /** What is wrong and how to put it right ("满分要大于 0"). */
  readonly children: ReactNode
}

/** The error below a field; also fits a Mantine field: `error={message && <ErrorText>{message}</ErrorText>}`. */
export function ErrorText({ children }: ErrorTextProps) {
  return (
    <span className={css['error']}>
      <Icon name="warning" small className={css['icon']} />
      <span>{children}</span>
    </span>
  )
}
