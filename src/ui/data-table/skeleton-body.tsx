import { classNames } from '../class-names.ts'
import { useTexts } from '../language/language-context.tsx'
import { SkeletonLine } from '../page-skeleton/skeleton-line.tsx'
import css from './data-table.module.css'
import { dataTableTexts } from './data-table.texts.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

interface SkeletonBodyProps {
  readonly rows: number
  readonly columns: number
  readonly isStacked: boolean
}

/** Rows of the final height while loading. */
export function SkeletonBody({ rows, columns, isStacked }: SkeletonBodyProps) {
  const width = isStacked ? { width: '60%', minWidth: 'calc(64 * var(--u))' } : { width: '60%' }
  const texts = useTexts(dataTableTexts)
  return (
    <tbody>
      {numbers(rows).map((row) => (
        <tr key={row} className={css['row']}>
          {numbers(columns).map((column) => (
            <td key={column} className={classNames(css['cell'], css[column === 0 ? 'name' : 'fact'])}>
              {row === 0 && column === 0 && <span className="visually-hidden">{texts.loading}</span>}
              <SkeletonLine isName={column === 0} style={width} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
