import { useDebouncedValue } from '@mantine/hooks'
import { search } from '#api/contract/groups/search.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { debounces } from '#domain/portal/constants.ts'
import { useNameReadings } from '#parts/name-readings/use-name-readings.ts'
import { type Hit, pageHits, type SearchedPage, serviceHits } from './hits.ts'

/** Results for a keyword: pages at once, the rest when the service has answered. Nothing for an empty one. */
export function useHits(typed: string, pages: readonly SearchedPage[]) {
  const keyword = typed.trim()
  const [asked] = useDebouncedValue(keyword, debounces.search)
  const readings = useNameReadings(/[a-z]/i.test(keyword))
  const { data, error, isFetching, refetch } = useEndpoint(search.find, { keyword: asked }, { enabled: asked !== '' })
  const isAnswered = asked === keyword && !isFetching
  const hits: readonly Hit[] =
    keyword === ''
      ? []
      : [...pageHits(keyword, pages, readings), ...(asked === keyword && data !== undefined ? serviceHits(data) : [])]
  return {
    hits,
    isSearching: keyword !== '' && !isAnswered,
    failure: isAnswered && error !== null ? error.message : null,
    retry: () => void refetch(),
  }
}
