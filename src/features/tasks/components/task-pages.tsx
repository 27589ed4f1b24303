import { Pagination } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { tasksTexts } from '../tasks.texts.ts'
import type { TaskList } from '../use-task-list.ts'
import css from './tasks.module.css'

/** The pages of the list, where there is more than one. */
export function TaskPages({ list: { query, pageCount, change } }: { readonly list: TaskList }) {
  const texts = useTexts(tasksTexts)
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
