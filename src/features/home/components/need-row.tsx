import { Box, Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import css from '../home.module.css'

export interface NeedRowProps {
  readonly count: number
  /** Not urgent: the number is not amber. */
  readonly isQuiet?: boolean
  readonly unit: string
  readonly title: string
  /** The assignments concerned, with the count of each. */
  readonly children: ReactNode
  /** The next step. */
  readonly action: ReactNode
}

/** One kind of thing waiting for the teacher. */
export function NeedRow({ count, isQuiet = false, unit, title, children, action }: NeedRowProps) {
  return (
    <Box
      component="li"
      className={css['row']}
      display="grid"
      px={20}
      py={11}
      style={{
        gridTemplateColumns: 'calc(60 * var(--u)) minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: 'calc(16 * var(--u))',
      }}
    >
      <Box
        component="b"
        className="one-line"
        c={isQuiet ? 'dimmed' : 'var(--need)'}
        fz="var(--fs-28)"
        lh={1}
        ta="right"
      >
        {count}
        <Text span ml={3} c="dimmed" fz="xs" fw={400}>
          {unit}
        </Text>
      </Box>
      <div>
        <h3>{title}</h3>
        <Text component="div" className={classNames(css['where'], 'breakable')} mt={1} c="dimmed" fz="sm">
          {children}
        </Text>
      </div>
      {action}
    </Box>
  )
}

interface NamedAssignment {
  readonly assignmentId: number
  readonly assignmentName: string
}

export interface AssignmentLinksProps<Assignment extends NamedAssignment> {
  readonly assignments: readonly Assignment[]
  readonly separator: string
  readonly pathOf: (assignment: Assignment) => string
  /** Text after the name ("12 份"). */
  readonly textOf: (assignment: Assignment) => string
}

/** Assignments in a sentence, each name a link. */
export const AssignmentLinks = <Assignment extends NamedAssignment>({
  assignments,
  separator,
  pathOf,
  textOf,
}: AssignmentLinksProps<Assignment>) =>
  assignments.map((assignment, index) => (
    <Fragment key={assignment.assignmentId}>
      {index > 0 && separator}
      <a href={hrefOf(pathOf(assignment))}>{assignment.assignmentName}</a> {textOf(assignment)}
    </Fragment>
  ))
