import { Pagination } from '@mantine/core'
import { useTexts } from '../language/language-context.tsx'
import css from './list-pages.module.css'
import { listPagesTexts } from './list-pages.texts.ts'

interface ListPagesProps {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
}

/** The pages of a list, where there is more than one. */
export function ListPages({ page: shown, pageCount, onPage }: ListPagesProps) {
  const texts = useTexts(listPagesTexts)
  if (pageCount <= 1) return null
  return (
    <nav className={css['pages']} aria-label={texts.pages}>
      <Pagination
        size="sm"
        value={Math.min(shown, pageCount)}
        total={pageCount}
        onChange={onPage}
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
