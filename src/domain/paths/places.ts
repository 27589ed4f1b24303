import { paths, withQuery } from './paths.ts'

/** Places of the portal that an area may navigate to by name (specification §4), with parameters in braces. */
const placePaths = {
  home: paths.home,
  tasks: '/course/{courseId}/tasks',
  myPapers: paths.myPapers,
  schoolPapers: paths.schoolPapers,
  marking: paths.marking(),
  report: '/report-html',
  wrongQuestions: '/course/{courseId}/wrongnote/question',
  wrongWords: '/course/{courseId}/wrongnote/words',
  createDictation: '/course/{courseId}/assignHomework/createDictation',
  createComposition: '/course/{courseId}/assignHomework/createComposition/{type}',
  profile: paths.profile,
  classes: paths.classes,
} as const

export type PlaceName = keyof typeof placePaths

export type PlaceValues = Readonly<Record<string, string | number>>

/** Address of a named place; throws if the name is unknown, or a parameter is missing. */
export function placeOf(name: PlaceName, params: PlaceValues = {}, query: PlaceValues = {}): string {
  if (!Object.hasOwn(placePaths, name)) throw new Error(`There is no place ${name}`)
  const path = placePaths[name].replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = Object.hasOwn(params, parameter) ? params[parameter] : undefined
    if (value === undefined) throw new Error(`The place ${name} needs ${parameter}`)
    return encodeURIComponent(value)
  })
  return withQuery(path, query)
}
