import { fromPromise } from 'xstate'
import { isRefused } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { type ErrorId, isErrorId } from '#api/contract/errors.ts'
import type { FailureOf } from '#api/contract/failure.ts'
import type {
  PublishAnswer,
  PublishRequest,
  Refusal,
  SaveAnswer,
  SaveRequest,
} from '#machines/assign-paper/assign-paper.types.ts'
import type { AssignField } from './assign-form.ts'

type Save = (input: InputOf<typeof assigning.save>) => Promise<OutputOf<typeof assigning.save>>
type Publish = (input: InputOf<typeof assigning.publish>) => Promise<OutputOf<typeof assigning.publish>>
type Failure = FailureOf<typeof assigning.save | typeof assigning.publish>

/** The service's responses to saving and publishing, as the machine expects them; only a lost response is thrown. */
export const assignActors = (save: Save, publish: Publish) => ({
  save: fromPromise<SaveAnswer, SaveRequest>(({ input }) =>
    save(saveInputOf(input)).then(
      ({ assignmentIds }): SaveAnswer => ({ kind: 'saved', assignmentIds }),
      (error: unknown) => refusalOf(error, { courseIds: input.assignment.courseIds }),
    ),
  ),
  publish: fromPromise<PublishAnswer, PublishRequest>(({ input: { assignmentIds, courseIds } }) =>
    publish({ assignmentIds: [...assignmentIds] }).then(
      ({ assignedCount }): PublishAnswer => ({ kind: 'published', assignedCount }),
      (error: unknown) => publishedBeforeOrRefused(error, { assignmentIds: courseIds }),
    ),
  ),
})

/** The input of a save call, and of its dry run. */
export function saveInputOf({ assignmentIds, assignment, at }: SaveRequest): InputOf<typeof assigning.save> {
  const { duration, minutesApart, beginTime, uids, courseIds, ...fields } = assignment
  return {
    ...fields,
    ...(assignmentIds.length > 0 && { assignmentIds: [...assignmentIds] }),
    courseIds: [...courseIds],
    uids: [...uids],
    beginTime: beginTime ?? at,
    ...(duration !== null && { duration }),
    ...(minutesApart !== null && { minutesApart }),
  }
}

/** The fields that errors without a field of their own belong to. */
const fieldOfError: Readonly<Partial<Record<ErrorId, AssignField>>> = {
  endBeforeBegin: 'endTime',
  endInPast: 'endTime',
  noTimeLeft: 'endTime',
  noStudents: 'uids',
  studentNotInClass: 'uids',
  courseEmpty: 'courseIds',
  courseArchived: 'courseIds',
}

/** The class behind each position of a list that was sent. */
type ClassesByField = Readonly<Record<string, readonly number[]>>

function refusalOf(error: unknown, classes: ClassesByField): Refusal {
  if (!isRefused(error, assigning.save, assigning.publish)) throw error
  const { failure, message } = error
  return { kind: 'refused', field: fieldOf(failure), courseId: courseOf(failure, classes), message }
}

function fieldOf(failure: Failure): string | null {
  if (failure.id === 'invalidInput') return failure.data.field
  if (failure.id === 'notFound') return failure.data?.field ?? null
  return isErrorId(failure.id) ? (fieldOfError[failure.id] ?? null) : null
}

/** The class concerned, if the error is about one of several. */
function courseOf(failure: Failure, classes: ClassesByField): number | null {
  switch (failure.id) {
    case 'notFound':
      return failure.data === null ? null : (classes[failure.data.field]?.[failure.data.at] ?? null)
    case 'courseEmpty':
    case 'courseArchived':
    case 'studentNotInClass':
    case 'noStudents':
    case 'endInPast':
    case 'noTimeLeft':
    case 'alreadyStarted':
    case 'alreadyPublished':
      return failure.data?.courseId ?? null
    default:
      return null
  }
}

/** If it is already published, that is what was wanted. */
function publishedBeforeOrRefused(error: unknown, classes: ClassesByField): PublishAnswer {
  if (isRefused(error, assigning.publish) && error.failure.id === 'alreadyPublished')
    return { kind: 'published', assignedCount: null }
  return refusalOf(error, classes)
}
