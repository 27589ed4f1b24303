import css from './account-table.module.css'

export interface AccountTableProps {
  readonly label: string
  readonly headings: readonly [string, string]
  /** Account and what it is. */
  readonly rows: readonly (readonly [string, string])[]
}

/** Accounts, and whose each is. */
export const AccountTable = ({ label, headings, rows }: AccountTableProps) => (
  <table className={css['table']} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{headings[0]}</th>
        <th scope="col">{headings[1]}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([account, what]) => (
        <tr key={account}>
          <td>
            <b>{account}</b>
          </td>
          <td>{what}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
