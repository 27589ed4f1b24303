import { fromPromise } from 'xstate'
import { isRefused } from '#api/client/failures.ts'
import { homework } from '#api/contract/areas/homework.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import type { AnyFailure } from '#api/contract/failure.ts'
import { type ErrorId, isErrorId } from '#api/contract/errors.ts'
import type { PublishAnswer, Refusal, SaveAnswer, SaveRequest } from '#machines/assign-paper/assign-paper.types.ts'
import type { AssignField } from './assign-form.ts'

type Save = (input: InputOf<typeof homework.save>) => Promise<OutputOf<typeof homework.save>>
type Publish = (input: InputOf<typeof homework.publish>) => Promise<OutputOf<typeof homework.publish>>

/** The service's answers to saving and publishing, as the machine wants them; only a lost answer is thrown. */
export const assignActors = (save: Save, publish: Publish) => ({
  save: fromPromise<SaveAnswer, SaveRequest>(({ input }) =>
    save(saveInputOf(input)).then(({ testId }): SaveAnswer => ({ kind: 'saved', testId }), refusalOf),
  ),
  publish: fromPromise<PublishAnswer, { readonly testId: number }>(({ input }) =>
    publish(input).then(
      ({ assignedCount }): PublishAnswer => ({ kind: 'published', assignedCount }),
      publishedBeforeOrRefused,
    ),
  ),
})

function saveInputOf({ testId, task, at }: SaveRequest): InputOf<typeof homework.save> {
  const { duration, beginTime, uids, ...fields } = task
  return {
    ...fields,
    ...(testId !== null && { testId }),
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
}

function refusalOf(error: unknown): Refusal {
  if (!isRefused(error, homework.save, homework.publish)) throw error
  return { kind: 'refused', field: fieldOf(error.failure), message: error.message }
}

function fieldOf(failure: AnyFailure): string | null {
  if (failure.id === 'invalidInput') return failure.data.field
  return isErrorId(failure.id) ? (fieldOfError[failure.id] ?? null) : null
}

/** A task that is out already is what was wanted. */
function publishedBeforeOrRefused(error: unknown): PublishAnswer {
  if (isRefused(error, homework.publish) && error.failure.id === 'alreadyPublished')
    return { kind: 'published', assignedCount: null }
  return refusalOf(error)
}
