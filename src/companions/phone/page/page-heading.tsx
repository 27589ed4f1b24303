import { Box, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

export interface PageHeadingProps {
  readonly children: ReactNode
  /** A secondary line below. */
  readonly hint?: ReactNode
}

/** The screen's heading. It takes the focus when the screen appears, so that a screen reader starts here. */
export function PageHeading({ children, hint }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Box ref={heading} tabIndex={-1} component="h1" fz="calc(24 * var(--u))">
        {children}
      </Box>
      {hint !== undefined && (
        <Text mt={8} c="dimmed" fz="calc(15 * var(--u))" lh={1.6}>
          {hint}
        </Text>
      )}
    </>
  )
}
