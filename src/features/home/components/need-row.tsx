import { Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import css from '../home.module.css'

export interface NeedRowProps {
  readonly count: number
  /** It can wait: the number is not amber. */
  readonly isQuiet?: boolean
  readonly unit: string
  readonly title: string
  /** Where it is and how many each. */
  readonly children: ReactNode
  /** The next step. */
  readonly action: ReactNode
}

/** One kind of thing that waits for the teacher. */
export function NeedRow({ count, isQuiet = false, unit, title, children, action }: NeedRowProps) {
  return (
    <li className={css['row']}>
      <b className={classNames(css['count'], isQuiet && css['quiet'])}>
        {count}
        <Text span ml={3} c="dimmed" fz="xs" fw={400}>
          {unit}
        </Text>
      </b>
      <div>
        <h3>{title}</h3>
        <div className={css['where']}>{children}</div>
      </div>
      {action}
    </li>
  )
}

interface NamedTest {
  readonly testId: number
  readonly testName: string
}

export interface TestLinksProps<Test extends NamedTest> {
  readonly tests: readonly Test[]
  readonly separator: string
  readonly pathOf: (test: Test) => string
  /** What stands behind the name ("12 份"). */
  readonly textOf: (test: Test) => string
}

/** Tests in one sentence, each name a link. */
export const TestLinks = <Test extends NamedTest>({ tests, separator, pathOf, textOf }: TestLinksProps<Test>) =>
  tests.map((test, index) => (
    <Fragment key={test.testId}>
      {index > 0 && separator}
      <a href={hrefOf(pathOf(test))}>{test.testName}</a> {textOf(test)}
    </Fragment>
  ))
