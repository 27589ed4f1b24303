import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import css from '../demo.module.css'

export interface AccountRow {
  readonly account: string
  readonly what: string
  readonly action: ReactNode
}

export interface AccountTableProps {
  readonly label: string
  readonly headings: readonly [account: string, what: string, action: string]
  readonly rows: readonly AccountRow[]
}

/** Accounts with their owners and a button to sign in. */
export const AccountTable = ({ label, headings, rows }: AccountTableProps) => (
  <Box component="table" className={css['table'] ?? ''} w="100%" aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{headings[0]}</th>
        <th scope="col">{headings[1]}</th>
        <th scope="col">
          <span className="visually-hidden">{headings[2]}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ account, what, action }) => (
        <tr key={account}>
          <td>
            <b>{account}</b>
          </td>
          <td>{what}</td>
          <Box component="td" ta="right">
            {action}
          </Box>
        </tr>
      ))}
    </tbody>
  </Box>
)
