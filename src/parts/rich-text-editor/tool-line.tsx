import { Group, type GroupProps } from '@mantine/core'

/** Tools for what is selected: a line of their own, below the others. */
export const ToolLine = (props: GroupProps) => <Group w="100%" pt={2} style={{ order: 1 }} {...props} />
