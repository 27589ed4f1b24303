import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useInputHistory } from '#api/queries/input-history-context.tsx'
import { debounces } from '#domain/portal/constants.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { RememberingSearchField } from '#ui/search-field/remembering-search-field.tsx'
import { assignmentFiltersTexts } from '../assignment-filters.texts.ts'
import { longestKeyword } from '../assignment-query.ts'
import css from './assignments.module.css'

interface AssignmentSearchProps {
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

/** Search by name; the address follows once typing pauses. */
export function AssignmentSearch({ keyword, onSearch }: AssignmentSearchProps) {
  const texts = useTexts(assignmentFiltersTexts)
  const [typed, setTyped] = useState(keyword)
  const [sent, setSent] = useState(keyword)
  const [seen, setSeen] = useState(keyword)
  // The field is only replaced by changes of the address that were made elsewhere.
  if (keyword !== seen) {
    setSeen(keyword)
    if (keyword !== sent) {
      setTyped(keyword)
      setSent(keyword)
    }
  }
  const send = useDebouncedCallback((text: string) => {
    setSent(text)
    onSearch(text)
  }, debounces.search)
  const change = (text: string) => {
    setTyped(text)
    send(text)
  }
  return (
    <RememberingSearchField
      className={css['search']}
      label={texts.search}
      maxLength={longestKeyword}
      value={typed}
      onChange={change}
      history={useInputHistory('tasks')}
    />
  )
}
