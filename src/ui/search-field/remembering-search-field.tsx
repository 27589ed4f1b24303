import { Box } from '@mantine/core'
import { useId } from 'react'
import { useTexts } from '../language/language-context.tsx'
import { SearchField, type SearchFieldProps } from './search-field.tsx'
import { searchFieldTexts } from './search-field.texts.ts'
import { SearchHistoryList } from './search-history-list.tsx'
import type { SearchHistory } from './search-history.ts'
import { useRecentSearches } from './use-recent-searches.ts'

export interface RememberingSearchFieldProps extends Omit<SearchFieldProps, 'input'> {
  readonly history: SearchHistory
}

/**
 * A search field that suggests recent searches, by pointer or arrow keys. A text is remembered on
 * Enter and when the field is left.
 */
export function RememberingSearchField(props: RememberingSearchFieldProps) {
  const { history, className, value, onChange, ...field } = props
  const texts = useTexts(searchFieldTexts)
  const howToId = useId()
  const { box, input, offered, isShown, open, choose, press, focusInput } = useRecentSearches({
    history,
    value,
    onChange,
  })
  return (
    <Box ref={box} role="search" className={className ?? ''} pos="relative">
      <SearchField
        {...field}
        value={value}
        onChange={(text) => {
          onChange(text)
          open()
        }}
        input={{
          ref: input,
          'aria-describedby': howToId,
          autoComplete: 'off',
          onFocus: open,
          onClick: open,
          onKeyDown: press,
        }}
      />
      <span id={howToId} hidden>
        {texts.howTo}
      </span>
      {isShown && (
        <SearchHistoryList
          entries={offered}
          history={history}
          onChoose={choose}
          onKeyDown={press}
          onEmptied={focusInput}
        />
      )}
    </Box>
  )
}
