import { type FeatureName, type Grant, isOpen, markListQuery } from './granted-features.ts'
import { paths } from '../paths/paths.ts'

/** Whose features, at what time, and for which class. */
export interface FeatureHolder {
  readonly grants: readonly Grant[]
  /** Milliseconds since 1970, service time. */
  readonly now: number
  /** Null for a teacher without classes. */
  readonly courseId: number | null
}

/** Where an open feature is used; null while it is closed, or if it has no page of its own for this teacher. */
export function pathOfFeature(name: FeatureName, { grants, now, courseId }: FeatureHolder): string | null {
  if (!isOpen(grants, name, now) || (needsClass(name) && courseId === null)) return null
  if (!isOptionOfMarking(name)) return pageOfFeature(name, courseId ?? 0)
  // Options of smart marking, which itself has to be open.
  return isOpen(grants, 'smartMark', now) ? paths.markList(markListQuery(grants, now)) : null
}

/** The page of a feature, as an address for one of the classes; the reader may not have the feature. */
export function pageOfFeature(name: FeatureName, courseId: number): string {
  switch (name) {
    case 'qrAnswer':
      return paths.answerSheets
    case 'assignComposition':
      return paths.createComposition(courseId)
    case 'smartMark':
      return paths.smartMark
    case 'wordReport':
      return paths.assignments(courseId)
    case 'classWords':
      return paths.words(courseId).ofClass
    case 'mathsPapers':
      return paths.mathsPapers
    case 'answerByPicture':
    case 'oldWordSentence':
    case 'choosePicture':
      return paths.markList({})
  }
}

const needsClass = (name: FeatureName): boolean => name === 'assignComposition' || name === 'wordReport'

const isOptionOfMarking = (name: FeatureName): boolean =>
  name === 'answerByPicture' || name === 'oldWordSentence' || name === 'choosePicture'
