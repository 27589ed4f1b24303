import { Flex, Pagination } from '@mantine/core'
import { useRef } from 'react'
import { focusPart } from '../focus/focus-part.ts'
import { useTexts } from '../language/language-context.tsx'
import { listPagesTexts } from './list-pages.texts.ts'

interface ListPagesProps {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
}

/**
 * The pagination of a list with more than one page. Turning a page continues at the beginning of the list: the focus
 * does not stay on a number, where Enter would request the same page again.
 */
export function ListPages({ page: shown, pageCount, onPage }: ListPagesProps) {
  const texts = useTexts(listPagesTexts)
  const status = useRef<HTMLSpanElement>(null)
  if (pageCount <= 1) return null
  const page = Math.min(shown, pageCount)
  const turn = (next: number) => {
    focusPart(status.current?.closest('section'))
    onPage(next)
  }
  return (
    <Flex
      component="nav"
      className="print-hidden"
      justify="flex-end"
      py={10}
      px={20}
      style={{ borderTop: 'var(--hairline)' }}
      aria-label={texts.pages}
    >
      <span ref={status} className="visually-hidden" role="status">
        {texts.pageOf(page, pageCount)}
      </span>
      <Pagination
        size="sm"
        value={page}
        total={pageCount}
        onChange={turn}
        getItemProps={(number) => ({ 'aria-label': texts.page(number) })}
        getControlProps={(control) =>
          control === 'previous' || control === 'next'
            ? { 'aria-label': control === 'previous' ? texts.previousPage : texts.nextPage }
            : {}
        }
      />
    </Flex>
  )
}
