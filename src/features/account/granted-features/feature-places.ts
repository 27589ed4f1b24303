import { type FeatureName, type Grant, isOpen, markListQuery } from '#domain/granted-features.ts'
import { paths } from '#domain/paths.ts'

/** Whose features, when, and for which class. */
export interface FeatureHolder {
  readonly grants: readonly Grant[]
  /** Milliseconds since 1970, the service's time. */
  readonly now: number
  /** Null for a teacher without classes. */
  readonly courseId: number | null
}

/** Where an open feature is used; null while it is closed, or has no page of its own for this teacher. */
export function placeOfFeature(name: FeatureName, { grants, now, courseId }: FeatureHolder): string | null {
  if (!isOpen(grants, name, now)) return null
  switch (name) {
    case 'qrAnswer':
      return paths.answerSheets
    case 'assignComposition':
      return courseId === null ? null : paths.createComposition(courseId)
    case 'smartMark':
      return paths.smartMark
    case 'wordReport':
      return courseId === null ? null : paths.assignments(courseId)
    case 'classWords':
      return paths.words(courseId).ofClass
    case 'mathsPapers':
      return paths.mathsPapers
    // Options of smart marking, which has to be open itself.
    case 'answerByPicture':
    case 'oldWordSentence':
    case 'choosePicture':
      return isOpen(grants, 'smartMark', now) ? paths.markList(markListQuery(grants, now)) : null
  }
}
