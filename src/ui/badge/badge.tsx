import { Flex } from '@mantine/core'

export interface BadgeProps {
  readonly count: number
  /** What is counted, in full ("18 份待批"). */
  readonly label: string
}

/** A number of things that need the teacher. Renders nothing at zero. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null
  return (
    <Flex
      component="span"
      display="inline-flex"
      align="center"
      justify="center"
      miw="max(19px, calc(20 * var(--u)))"
      h="max(17px, calc(18 * var(--u)))"
      px={5}
      bdrs="var(--r-full)"
      bg="var(--amber-1)"
      c="var(--amber-8)"
      fz="xs"
      fw={600}
      lh={1}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </Flex>
  )
}
