import { withQuery } from './address.ts'
import { paths } from './paths.ts'
import { publicPaths } from './public-paths.ts'

/** Paths of the portal that an area may navigate to by name (specification §4), with parameters in braces. */
const namedPaths = {
  home: publicPaths.home,
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

export type PathName = keyof typeof namedPaths

export type PathValues = Readonly<Record<string, string | number>>

/** A named path with its parameters and query; throws if the name is unknown, or a parameter is missing. */
export function namedPath(name: PathName, params: PathValues = {}, query: PathValues = {}): string {
  if (!Object.hasOwn(namedPaths, name)) throw new Error(`There is no path ${name}`)
  const path = namedPaths[name].replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = Object.hasOwn(params, parameter) ? params[parameter] : undefined
    if (value === undefined) throw new Error(`The path ${name} needs ${parameter}`)
    return encodeURIComponent(value)
  })
  return withQuery(path, query)
}
