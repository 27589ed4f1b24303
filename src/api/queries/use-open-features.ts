import { type FeatureName, isOpen } from '#domain/features/granted-features.ts'
import { useGrants } from './use-grants.ts'

/** Which features are open by the service's clock (specification §6); none until that is known. */
export function useOpenFeatures(): (name: FeatureName) => boolean {
  const { known } = useGrants()
  return (name) => known !== undefined && isOpen(known.grants, name, known.now)
}
