import { fromPromise } from 'xstate'
import { isRefused } from '#api/client/failures.ts'
import { homework } from '#api/contract/areas/homework.ts'
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

type Save = (input: InputOf<typeof homework.save>) => Promise<OutputOf<typeof homework.save>>
type Publish = (input: InputOf<typeof homework.publish>) => Promise<OutputOf<typeof homework.publish>>
type Failure = FailureOf<typeof homework.save | typeof homework.publish>

/** The service's answers to saving and publishing, as the machine wants them; only a lost answer is thrown. */
export const assignActors = (save: Save, publish: Publish) => ({
  save: fromPromise<SaveAnswer, SaveRequest>(({ input }) =>
    save(saveInputOf(input)).then(
      ({ testIds }): SaveAnswer => ({ kind: 'saved', testIds }),
      (error: unknown) => refusalOf(error, { courseIds: input.task.courseIds }),
    ),
  ),
  publish: fromPromise<PublishAnswer, PublishRequest>(({ input: { testIds, courseIds } }) =>
    publish({ testIds: [...testIds] }).then(
      ({ assignedCount }): PublishAnswer => ({ kind: 'published', assignedCount }),
      (error: unknown) => publishedBeforeOrRefused(error, { testIds: courseIds }),
    ),
  ),
})

function saveInputOf({ testIds, task, at }: SaveRequest): InputOf<typeof homework.save> {
  const { duration, beginTime, uids, courseIds, ...fields } = task
  return {
    ...fields,
    ...(testIds.length > 0 && { testIds: [...testIds] }),
    courseIds: [...courseIds],
    uids: [...uids],
    beginTime: beginTime ?? at,
    ...(duration !== null && { duration }),
  }
}

/** Fields that errors without a field of their own belong to. */
const fieldOfError: Readonly<Partial<Record<ErrorId, AssignField>>> = {
  endBeforeBegin: 'endTime',
  endInPast: 'endTime',
  noStudents: 'uids',
  studentNotInClass: 'uids',
  courseEmpty: 'courseIds',
  courseArchived: 'courseIds',
}

/** The class that each place means in a list that was sent. */
type ClassesByPlace = Readonly<Record<string, readonly number[]>>

function refusalOf(error: unknown, classes: ClassesByPlace): Refusal {
  if (!isRefused(error, homework.save, homework.publish)) throw error
  const { failure, message } = error
  return { kind: 'refused', field: fieldOf(failure), courseId: courseOf(failure, classes), message }
}

function fieldOf(failure: Failure): string | null {
  if (failure.id === 'invalidInput') return failure.data.field
  if (failure.id === 'notFound') return failure.data?.field ?? null
  return isErrorId(failure.id) ? (fieldOfError[failure.id] ?? null) : null
}

/** The class that it is about, where it is about one of several. */
function courseOf(failure: Failure, classes: ClassesByPlace): number | null {
  switch (failure.id) {
    case 'notFound':
      return failure.data === null ? null : (classes[failure.data.field]?.[failure.data.at] ?? null)
    case 'courseEmpty':
    case 'courseArchived':
    case 'studentNotInClass':
    case 'noStudents':
    case 'endInPast':
    case 'alreadyStarted':
    case 'alreadyPublished':
      return failure.data?.courseId ?? null
    default:
      return null
  }
}

/** A task that is out already is what was wanted. */
function publishedBeforeOrRefused(error: unknown, classes: ClassesByPlace): PublishAnswer {
  if (isRefused(error, homework.publish) && error.failure.id === 'alreadyPublished')
    return { kind: 'published', assignedCount: null }
  return refusalOf(error, classes)
}
