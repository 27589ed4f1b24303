import { Text, type TextProps } from '@mantine/core'
import type { ComponentProps } from 'react'

interface HintProps extends TextProps, Omit<ComponentProps<'p'>, keyof TextProps> {}

/** A small, quiet text: what a field wants, why a list is empty, what follows. */
export const Hint = (text: HintProps) => <Text c="dimmed" fz="sm" {...text} />
