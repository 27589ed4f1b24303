import { useRouteContext, useRouter } from '@tanstack/react-router'
import { areaOf, pageOf } from '#domain/areas.ts'

/** Tells of an address that an entry leads to whether its page is built. */
export function useIsBuilt(): (address: string) => boolean {
  const { isAreaBuilt } = useRouteContext({ from: '/teacher' })
  const { routesByPath } = useRouter()
  const routes = new Map(Object.entries(routesByPath))
  return (address) => {
    const path = address.replace(/\?.*/, '')
    const route = routes.get(path)
    if (route !== undefined) return route.options.staticData?.isBuilt !== false
    const area = areaOf(path)
    return area === null || isAreaBuilt(area.id, pageOf(area, path))
  }
}
