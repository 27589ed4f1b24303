import { featureNameOf } from '#domain/features/granted-features.ts'
import { featureTexts } from '#domain/features/granted-features.texts.ts'
import type { Language } from '#domain/portal/language.ts'
import { paths } from '#domain/paths/paths.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import type { FoundMessage, Words } from './found-message.ts'
import { messageTexts } from './message.texts.ts'

/** What a message says of the teachers of a class; it leads to the class for as long as the reader teaches it. */
export function courseWords(
  { kind, realname }: FoundMessage,
  { courseId, courseName, isTaught }: NonNullable<FoundMessage['course']>,
  language: Language,
): Words {
  const texts = messageTexts[language]
  const by = realname ?? ''
  const path = isTaught ? paths.assignments(courseId) : null
  switch (kind) {
    case 'courseHandover':
      return { title: texts.courseHandover(courseName), body: texts.courseHandoverBody(by), path }
    case 'courseRemoved':
      return { title: texts.courseRemoved(courseName), body: texts.courseRemovedBody(by), path }
    case 'courseLeft':
      return { title: texts.courseLeft(by, courseName), body: texts.courseLeftBody, path }
    case 'assignmentOffered':
      return {
        title: texts.assignmentOffered(by, courseName),
        body: texts.assignmentOfferedBody,
        path: paths.handovers,
      }
    case 'assignmentTaken':
      return { title: texts.assignmentTaken(by, courseName), body: texts.assignmentTakenBody, path }
    case 'assignmentRefused':
      return { title: texts.assignmentRefused(by, courseName), body: texts.assignmentRefusedBody, path }
    default:
      return { title: texts.courseTeacher(courseName), body: texts.courseTeacherBody(by), path }
  }
}

/** What a message says of a feature, with its end as it is now. */
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
