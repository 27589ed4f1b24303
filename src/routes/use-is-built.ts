import { useRouteContext, useRouter } from '@tanstack/react-router'
import { areaOf, pageOf } from '#domain/paths/areas.ts'

/** Returns a function that says whether the page at an entry's address is built. */
export function useIsBuilt(): (address: string) => boolean {
  const { isAreaBuilt } = useRouteContext({ from: '/teacher' })
  const router = useRouter()
  return (address) => {
    const path = address.replace(/\?.*/, '')
    const [, , route] = router.getMatchedRoutes(path)
    if (route?.options.staticData?.isBuilt === false) return false
    const area = areaOf(path)
    return area === null || isAreaBuilt(area.id, pageOf(area, path))
  }
}
