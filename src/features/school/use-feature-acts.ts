import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { schoolFeature } from '#api/contract/groups/school-feature.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { account } from '#api/contract/groups/account.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { endOfSchoolDay } from '#domain/time/school-day.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { GrantedRow } from './granted-rows.ts'
import { schoolTexts } from './school.texts.ts'

/** The owner's own features are on the list, too. */
const lists = { invalidates: [schoolFeature.list, account.features] }

type FeatureIds = InputOf<typeof schoolFeature.grant>['featureIds']

/** Who is to be granted features; when an end is changed, the features are fixed. */
export interface Granting {
  readonly teachers: readonly { readonly teacherId: number; readonly realname: string }[]
  /** Null while they are still to be chosen. */
  readonly featureIds: FeatureIds | null
}

/** What the owner of a school can do with features. `onDone` is called after each change. */
export function useFeatureActs(onDone: () => void) {
  const texts = useTexts(schoolTexts)
  const namesOf = useFirstNames('teachers')
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const [granting, setGranting] = useState<Granting | null>(null)
  const grant = useCommand(schoolFeature.grant, lists)
  const take = useCommand(schoolFeature.take, lists)
  const ask = (wanted: Granting | null) => {
    grant.reset()
    setGranting(wanted)
  }
  const takeBack = async (rows: readonly GrantedRow[], name: string) => {
    const question = {
      body: texts.confirmTake(name, namesOf(rows.map(({ teacher }) => teacher))),
      details: [texts.takenAtOnce, texts.takenKept],
      confirmLabel: texts.take,
      destroy: true,
    }
    if (!(await confirm(question))) return
    const named = { teacherIds: rows.map(({ teacher }) => teacher.teacherId), featureIds: featureIdsOf(rows) }
    await take.mutateAsync(named).then(
      () => {
        toast.success(texts.taken(name, rows.length))
        onDone()
      },
      (error: unknown) => alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) }),
    )
  }
  return {
    granting,
    ask: (teachers: Granting['teachers']) => ask({ teachers, featureIds: null }),
    askEnd: (rows: readonly GrantedRow[]) =>
      ask({ teachers: rows.map(({ teacher }) => teacher), featureIds: featureIdsOf(rows) }),
    close: () => ask(null),
    isBusy: grant.isPending || take.isPending,
    /** Why the grant failed; empty if none was attempted. */
    failure: grant.error === null ? '' : messageOf(grant.error),
    /** `day` is the last day, YYYY-MM-DD. */
    grant: ({ teachers }: Granting, featureIds: FeatureIds, day: string) =>
      grant.mutate(
        {
          teacherIds: teachers.map(({ teacherId }) => teacherId),
          featureIds,
          endTime: new Date(endOfSchoolDay(day)).toISOString(),
        },
        {
          onSuccess: () => {
            toast.success(texts.granted(teachers.length, featureIds.length, day))
            setGranting(null)
            onDone()
          },
        },
      ),
    takeBack: (rows: readonly GrantedRow[], name: string) => void takeBack(rows, name),
  }
}

export type FeatureActs = ReturnType<typeof useFeatureActs>

const featureIdsOf = (rows: readonly GrantedRow[]): FeatureIds =>
  [...new Set(rows.map(({ featureId }) => featureId))] as FeatureIds
