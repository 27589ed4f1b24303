import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScrollIntoView } from '../focus/use-scroll-into-view.ts'
import { Drawing } from '../icon/drawing.tsx'
import { earlyPaths } from '../icon/early-paths.ts'

export interface ErrorTextProps {
  /** What is wrong and how to fix it ("满分要大于 0"). */
  readonly children: ReactNode
  /** Announced immediately by screen readers, and scrolled into view: it appeared without anybody leaving the field. */
  readonly announced?: boolean
}

/** The error below a field; also fits a Mantine field: `error={message && <ErrorText>{message}</ErrorText>}`. */
export function ErrorText({ children, announced = false }: ErrorTextProps) {
  const text = useScrollIntoView<HTMLSpanElement>(announced)
  return (
    <Flex
      component="span"
      align="flex-start"
      gap={5}
      c="var(--bad)"
      fz="sm"
      lh={1.45}
      role={announced ? 'alert' : undefined}
    >
      <Drawing path={earlyPaths.warning} small style={{ marginTop: '0.14em' }} />
      <span ref={text}>{children}</span>
    </Flex>
  )
}
