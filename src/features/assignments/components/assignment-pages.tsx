import { Pagination } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { assignmentsTexts } from '../assignments.texts.ts'
import type { AssignmentList } from '../use-assignment-list.ts'
import css from './assignments.module.css'

/** The pages of the list, where there is more than one. */
export function AssignmentPages({ list: { query, pageCount, change } }: { readonly list: AssignmentList }) {
  const texts = useTexts(assignmentsTexts)
  if (pageCount <= 1) return null
  return (
    <nav className={css['pages']} aria-label={texts.pages}>
      <Pagination
        size="sm"
        value={Math.min(query.page, pageCount)}
        total={pageCount}
        onChange={(page) => change({ page: page === 1 ? null : String(page) })}
        getItemProps={(page) => ({ 'aria-label': texts.page(page) })}
        getControlProps={(control) =>
          control === 'previous' || control === 'next'
            ? { 'aria-label': control === 'previous' ? texts.previousPage : texts.nextPage }
            : {}
        }
      />
    </nav>
  )
}
