import { routeOpenings, routeTeachers } from './openings.ts'

/** Addresses with a page of their own in the portal; the gallery of widgets has tables that are too wide on purpose. */
export const ownPages: readonly string[] = routeOpenings({
  teacher: routeTeachers['English teacher'],
  mode: 'browser',
})
  .filter(({ address: at, expected }) => expected.heading === 'its own' && expected.path === at.replace(/\?.*/, ''))
  .map(({ address: at }) => at)
  .filter((at) => !/^\/(nomenu|course-manage|login|register|password|bind|demo\/widgets)/.test(at))
