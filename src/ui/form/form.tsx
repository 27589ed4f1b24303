import { type BoxProps, Flex, type FlexProps } from '@mantine/core'
import type { ComponentProps, ReactNode, Ref } from 'react'

interface FormProps extends BoxProps, Pick<FlexProps, 'align' | 'direction' | 'gap'> {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly ref?: Ref<HTMLFormElement>
  readonly onSubmit: () => void
  readonly children?: ReactNode
}

/** Fields in a column, checked by the page and not by the browser; sending them leaves the page where it is. */
export const Form = ({ onSubmit, ref = null, ...form }: FormProps) => (
  <Flex
    direction="column"
    {...form}
    renderRoot={(root: ComponentProps<'form'>) => (
      <form
        {...root}
        ref={ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      />
    )}
  />
)
