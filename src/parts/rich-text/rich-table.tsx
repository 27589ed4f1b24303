import type { ReactNode } from 'react'
import type { Paragraph } from '#domain/rich-text/rich-text-parser.ts'
import css from './rich-text.module.css'

export interface RichTableProps {
  readonly rows: readonly (readonly Paragraph[])[]
  readonly renderCell: (content: Paragraph) => ReactNode
}

/** A table of rich text. Its parts are spans with roles, because a question may be inline or inside a paragraph. */
export const RichTable = ({ rows, renderCell }: RichTableProps) => (
  // A wide table scrolls on its own, not the page.
  <span style={{ display: 'block', marginBlock: '0.4em', overflowX: 'auto' }}>
    <span style={{ display: 'table', borderCollapse: 'collapse' }} role="table">
      {rows.map((cells, row) => (
        <span key={row} style={{ display: 'table-row' }} role="row">
          {cells.map((content, column) => (
            <span key={column} className={css['cell']} role="cell">
              {renderCell(content)}
            </span>
          ))}
        </span>
      ))}
    </span>
  </span>
)
