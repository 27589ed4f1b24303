import { type FunctionName, isOpen } from '#domain/functions.ts'
import { useGrants } from './use-grants.ts'

/** Which functions are open by the service's clock (specification §6); none until that is known. */
export function useOpenFunctions(): (name: FunctionName) => boolean {
  const { known } = useGrants()
  return (name) => known !== undefined && isOpen(known.grants, name, known.now)
}
