import { featureNameOf } from '#domain/features/granted-features.ts'
import { featureTexts } from '#domain/features/granted-features.texts.ts'
import type { Language } from '#domain/portal/language.ts'
import type { CourseKind } from '#domain/portal/messages.ts'
import { paths } from '#domain/paths/paths.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import type { FoundMessage, Words } from './found-message.ts'
import { messageTexts } from './message.texts.ts'

interface OfCourse extends Pick<FoundMessage, 'realname'> {
  readonly course: NonNullable<FoundMessage['course']>
}

/**
 * The wording of a message about a class; one about its teachers links to the class as long as the reader teaches it.
 */
export function courseWords(
  kind: CourseKind,
  { realname, course: { courseId, courseName, isTaught } }: OfCourse,
  language: Language,
): Words {
  const { title, body } = messageTexts[language].ofCourse[kind]
  const by = realname ?? ''
  const pathOfCourse = isTaught ? paths.assignments(courseId) : null
  return {
    title: title(by, courseName),
    body: body(by),
    path: kind === 'assignmentOffered' ? paths.handovers : pathOfCourse,
  }
}

/** The wording of a message about a granted feature, with its current end. */
export function featureWords({ kind, grant, realname }: FoundMessage, featureId: string, language: Language): Words {
  const texts = messageTexts[language]
  const known = featureNameOf(featureId)
  const name = known === null ? featureId : featureTexts[language][known]
  const by = realname ?? ''
  const path = paths.features
  if (kind === 'functionTaken') return { title: texts.functionTaken(name), body: texts.functionTakenBody(by), path }
  const end = grant === null ? '' : schoolDay(grant.endTime)
  if (kind === 'functionEnds')
    return grant === null
      ? { title: texts.functionTaken(name), body: texts.functionGone, path }
      : { title: texts.functionEnds(name, end), body: texts.functionEndsBody, path }
  const body = grant === null ? texts.functionGone : texts.functionGrantedBody(by, end)
  return { title: texts.functionGranted(name), body, path }
}
