import { useNavigation } from '../navigation/navigation.tsx'

/** The page of a list that its address names, the first by default, and how to turn to another. */
export function useListPage() {
  const { query, setQuery } = useNavigation()
  const text = query['page'] ?? ''
  return {
    page: /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1,
    turnTo: (page: number) => setQuery({ page: page === 1 ? null : String(page) }),
  }
}
