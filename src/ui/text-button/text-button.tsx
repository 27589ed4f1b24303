import { Box, type BoxProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './text-button.module.css'

export interface TextButtonProps extends BoxProps, Omit<ComponentProps<'button'>, keyof BoxProps | 'type'> {
  /** `quiet` takes the colour of a link only when pointed at; `inherit` looks like the text around it. */
  readonly tone?: 'action' | 'quiet' | 'inherit'
}

/** A button within a text: it has no frame, and is underlined when pointed at. */
export const TextButton = ({ tone = 'action', className, ...button }: TextButtonProps) => (
  <Box
    component="button"
    type="button"
    ta="left"
    className={classNames(css['text'], css[tone], className)}
    {...button}
  />
)
