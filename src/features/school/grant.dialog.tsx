import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { type FeatureName, featureIds, featureNames } from '#domain/features/granted-features.ts'
import { featureTexts } from '#domain/features/granted-features.texts.ts'
import { furthestDay, type GrantSpan, lastDayOfSpan } from '#domain/features/grant-until.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { dayIn } from '#domain/wire/day-in.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import css from './school.module.css'
import { schoolTexts } from './school.texts.ts'
import { UntilField } from './until-field.tsx'
import { type FeatureActs, type Granting } from './use-feature-acts.ts'

export interface GrantDialogProps {
  readonly granting: Granting
  readonly acts: FeatureActs
  /** Whether the page that a feature opens is built. */
  readonly isBuilt: (name: FeatureName) => boolean
  /** The service's time, milliseconds since 1970. */
  readonly now: number
}

type FeatureId = (typeof featureIds)[FeatureName]

/** Grants features to the chosen teachers until a day, or changes the end of an existing grant. */
export function GrantDialog({ granting, acts, isBuilt, now }: GrantDialogProps) {
  const texts = useTexts(schoolTexts)
  const namesOf = useFirstNames('teachers')
  const form = useGrantForm(granting, acts, now)
  const isChange = granting.featureIds !== null
  return (
    <FormDialog
      title={isChange ? texts.endTitle : texts.grantTitle}
      submit={isChange ? texts.save : texts.grant}
      submitting={isChange ? texts.saving : texts.granting}
      isBusy={acts.isBusy}
      failure={acts.failure}
      onSubmit={form.submit}
      onClose={acts.close}
    >
      <Text fw={600} className="breakable">
        {namesOf(granting.teachers)}
      </Text>
      <Which granting={granting} form={form} isBuilt={isBuilt} />
      <UntilField
        span={form.span}
        own={form.own}
        day={form.day}
        today={form.today}
        isMissing={form.wasTried && form.day === null}
        onSpan={form.setSpan}
        onOwn={form.setOwn}
      />
      {!isChange && <Hint>{texts.replaced}</Hint>}
    </FormDialog>
  )
}

/** The selection, its problems, and submitting it. */
function useGrantForm(granting: Granting, acts: FeatureActs, now: number) {
  const today = schoolDay(new Date(now))
  const [featureIds, setFeatureIds] = useState<readonly FeatureId[]>(granting.featureIds ?? [])
  const [span, setSpan] = useState<GrantSpan>('term')
  const [own, setOwn] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isDay = dayIn(own) !== undefined && own >= today && own <= furthestDay(today)
  const day = span === 'own' ? (isDay ? own : null) : lastDayOfSpan(span, today)
  return {
    today,
    featureIds,
    span,
    own,
    day,
    wasTried,
    setSpan,
    setOwn,
    toggle: (one: FeatureId) =>
      setFeatureIds((before) => (before.includes(one) ? before.filter((other) => other !== one) : [...before, one])),
    submit: () => {
      setWasTried(true)
      if (day !== null && featureIds.length > 0) acts.grant(granting, [...featureIds], day)
    },
  }
}

type GrantForm = ReturnType<typeof useGrantForm>

interface WhichProps extends Pick<GrantDialogProps, 'granting' | 'isBuilt'> {
  readonly form: GrantForm
}

function Which({ granting, form, isBuilt }: WhichProps) {
  const texts = useTexts(schoolTexts)
  const names = useTexts(featureTexts)
  const { language } = useLanguage()
  if (granting.featureIds !== null)
    return (
      <p>
        {listOf(
          language,
          featureNames.filter((name) => form.featureIds.includes(featureIds[name])).map((name) => names[name]),
        )}
      </p>
    )
  return (
    <fieldset className={css['which']}>
      <Text component="legend" mb={8} c="dimmed" fz="sm">
        {texts.which}
      </Text>
      {featureNames.map((name, index) => (
        <Checkbox
          key={name}
          label={names[name]}
          description={isBuilt(name) ? undefined : texts.notBuilt}
          checked={form.featureIds.includes(featureIds[name])}
          onChange={() => form.toggle(featureIds[name])}
          data-autofocus={index === 0 || undefined}
        />
      ))}
      {form.wasTried && form.featureIds.length === 0 && <ErrorText announced>{texts.whichMissing}</ErrorText>}
    </fieldset>
  )
}
