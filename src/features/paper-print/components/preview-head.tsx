import { Flex, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { BackLink } from '#ui/back-link/back-link.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import css from '../print.module.css'

export interface PreviewHeadProps {
  /** The path of the way back, and its accessible name. */
  readonly back: string
  readonly backLabel: string
  readonly title: string
  /** Beside the title: the files. */
  readonly files: ReactNode
  /** Below: the choices. */
  readonly children: ReactNode
}

/** The bar above printed pages, which stays in sight while they scroll, except on a phone: there it is half the screen. */
export function PreviewHead({ back, backLabel, title, files, children }: PreviewHeadProps) {
  return (
    <Stack
      component="header"
      className={classNames('print-hidden', css['head'])}
      gap={10}
      mb={14}
      pt={12}
      pb={10}
      bg="var(--bg)"
      style={{ borderBottom: 'var(--hairline)' }}
    >
      <Flex align="center" wrap="wrap" rowGap={8} columnGap={12}>
        <Flex className={css['title']} align="center" columnGap={12}>
          <BackLink href={hrefOf(back)} label={backLabel} />
          <h1>{title}</h1>
        </Flex>
        <Group gap={10} ml="auto">
          {files}
        </Group>
      </Flex>
      {children}
    </Stack>
  )
}
