import { useGrants } from '#api/queries/use-grants.ts'
import { markListQuery } from '#domain/features/granted-features.ts'
import type { ScanFlags } from '#domain/paths/marking-paths.ts'

const names = ['canSmartMarkEntry', 'useOldWordSentence', 'useAnswerCard3'] as const

/**
 * The options of smart marking (specification §6): those named by the address, or, if it names none, those granted to
 * the teacher. Undefined until the grants are known; none are open if they cannot be loaded.
 */
export function useScanFlags(query: Readonly<Record<string, string>>): ScanFlags | undefined {
  const { known, error } = useGrants()
  const named = names.filter((name) => query[name] !== undefined)
  if (named.length > 0)
    return Object.fromEntries(named.filter((name) => query[name] === '1').map((name) => [name, '1']))
  if (known !== undefined) return markListQuery(known.grants, known.now)
  return error === null ? undefined : {}
}
