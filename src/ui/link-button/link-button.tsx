import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { hrefOf } from '../navigation/navigation.tsx'

interface LinkButtonProps extends ButtonProps, Omit<ComponentProps<'a'>, keyof ButtonProps | 'href'> {
  /** A path of the portal. */
  readonly to: string
}

/** A link to another page of the portal, drawn as a button. */
export const LinkButton = ({ to, ...button }: LinkButtonProps) => <Button component="a" href={hrefOf(to)} {...button} />
