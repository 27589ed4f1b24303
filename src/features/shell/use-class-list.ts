import { useCombobox } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'

/** With more classes than this they can be searched. */
const classesWithoutSearch = 8

/** The list that opens from the class box, with its search. */
export function useClassList(courses: readonly Course[]) {
  const [search, setSearch] = useState('')
  const hasSearch = courses.length > classesWithoutSearch
  const list = useCombobox({
    onDropdownClose: () => {
      list.resetSelectedOption()
      setSearch('')
    },
    onDropdownOpen: () => {
      list.updateSelectedOptionIndex('active')
      if (hasSearch) list.focusSearchInput()
    },
  })
  const { selectFirstOption } = list
  useEffect(() => {
    if (search !== '') selectFirstOption()
  }, [search, selectFirstOption])
  const wanted = search.trim().toLowerCase()
  return {
    list,
    hasSearch,
    search,
    setSearch,
    found: courses.filter(({ courseName }) => courseName.toLowerCase().includes(wanted)),
  }
}
