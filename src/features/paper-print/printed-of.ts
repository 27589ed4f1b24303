import type { UseQueryResult } from '@tanstack/react-query'
import { isMissing } from '#api/client/failures.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'

/**
 * Pages under the chosen options. While others are made, those before are not shown, but whose they are: otherwise the
 * title would change, and what is below it jump, with every option.
 */
export function printedOf<Data>(query: UseQueryResult<Data>, titleOf: (data: Data) => string) {
  const { data, error, refetch, isPlaceholderData } = query
  return {
    isMissing: isMissing(error),
    title: data === undefined ? null : titleOf(data),
    pages: fetchedOf({ data: isPlaceholderData ? undefined : data, error, refetch }),
  }
}
