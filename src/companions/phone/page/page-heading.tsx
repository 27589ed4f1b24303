import { type ReactNode, useEffect, useRef } from 'react'
import css from './page-heading.module.css'

export interface PageHeadingProps {
  readonly children: ReactNode
  /** A quiet line below. */
  readonly hint?: ReactNode
}

/** What the screen is about. It takes the focus when the screen comes, so that a screen reader begins here. */
export function PageHeading({ children, hint }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={css['heading']}>
        {children}
      </h1>
      {hint !== undefined && <p className={css['hint']}>{hint}</p>}
    </>
  )
}
