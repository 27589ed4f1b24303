import { Box, Flex } from '@mantine/core'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import css from '../components/form.module.css'

export interface StepLineProps {
  /** The purpose of the steps, for screen readers. */
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the current step. */
  readonly current: number
}

/** The position within a flow of a few steps. */
export const StepLine = ({ label, steps, current }: StepLineProps) => (
  <Flex component="ol" gap={10} mb={20} fz="sm" aria-label={label}>
    {steps.map((step, index) => (
      <Box
        key={step}
        component="li"
        flex={1}
        pt={8}
        className={classNames(css['step'], index < current && css['done'], index === current && css['current'])}
        aria-current={index === current ? 'step' : undefined}
      >
        <Flex component="span" display="inline-flex" align="center" gap={4}>
          {index < current ? <Icon name="check" small /> : `${index + 1}.`} {step}
        </Flex>
      </Box>
    ))}
  </Flex>
)
