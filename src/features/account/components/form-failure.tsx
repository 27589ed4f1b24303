import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FailureBox } from '#ui/failure-box/failure-box.tsx'

export interface FormFailureProps {
  /** What went wrong, as worded by the service or for the network. */
  readonly message: string
  /** What to do now. */
  readonly children?: ReactNode
}

/** Why a form as a whole failed. */
export const FormFailure = ({ message, children }: FormFailureProps) => (
  <FailureBox>
    <div role="alert">
      <b>{message}</b>
      {children !== null && children !== undefined && <Text fz="sm">{children}</Text>}
    </div>
  </FailureBox>
)
