import { Box } from '@mantine/core'
import type { DataColumn } from '#ui/data-table/data-column.ts'

/** Why a request was refused, or that no reason was given. */
export const reasonColumn = <Row extends { readonly reason: string }>(
  header: string,
  width: number,
): DataColumn<Row> => ({
  id: 'reason',
  header,
  cell: ({ reason }) => (
    <Box component="span" display="inline-block" miw={140} className="breakable">
      {reason === '' ? '–' : reason}
    </Box>
  ),
  width,
})
