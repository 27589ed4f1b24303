import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { type FunctionName, functionIds, functionNames } from '#domain/functions.ts'
import { functionTexts } from '#domain/functions.texts.ts'
import { furthestDay, type GrantSpan, lastDayOfSpan } from '#domain/grant-until.ts'
import { schoolDay } from '#domain/school-day.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './school.module.css'
import { schoolTexts } from './school.texts.ts'
import { UntilField } from './until-field.tsx'
import { type FunctionActs, type Granting, namesOf } from './use-function-acts.ts'

export interface GrantDialogProps {
  readonly granting: Granting
  readonly acts: FunctionActs
  /** The service's time, milliseconds since 1970. */
  readonly now: number
}

type FuncId = (typeof functionIds)[FunctionName]

/** Opens functions for the chosen teachers until a day, or gives one that is open another end. */
export function GrantDialog({ granting, acts, now }: GrantDialogProps) {
  const texts = useTexts(schoolTexts)
  const form = useGrantForm(granting, acts, now)
  const isChange = granting.funcIds !== null
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
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {texts.forWhom(namesOf(granting.teachers), granting.teachers.length)}
      </Text>
      <Which granting={granting} form={form} />
      <UntilField
        span={form.span}
        own={form.own}
        day={form.day}
        today={form.today}
        isMissing={form.wasTried && form.day === null}
        onSpan={form.setSpan}
        onOwn={form.setOwn}
      />
      {!isChange && (
        <Text c="dimmed" fz="sm">
          {texts.replaced}
        </Text>
      )}
    </FormDialog>
  )
}

/** What is chosen, what is missing, and sending it. */
function useGrantForm(granting: Granting, acts: FunctionActs, now: number) {
  const today = schoolDay(new Date(now))
  const [funcIds, setFuncIds] = useState<readonly FuncId[]>(granting.funcIds ?? [])
  const [span, setSpan] = useState<GrantSpan>('term')
  const [own, setOwn] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(own) && own >= today && own <= furthestDay(today)
  const day = span === 'own' ? (isDay ? own : null) : lastDayOfSpan(span, today)
  return {
    today,
    funcIds,
    span,
    own,
    day,
    wasTried,
    setSpan,
    setOwn,
    toggle: (one: FuncId) =>
      setFuncIds((before) => (before.includes(one) ? before.filter((other) => other !== one) : [...before, one])),
    submit: () => {
      setWasTried(true)
      if (day !== null && funcIds.length > 0) acts.grant(granting, [...funcIds], day)
    },
  }
}

type GrantForm = ReturnType<typeof useGrantForm>

function Which({ granting, form }: { readonly granting: Granting; readonly form: GrantForm }) {
  const texts = useTexts(schoolTexts)
  const names = useTexts(functionTexts)
  if (granting.funcIds !== null)
    return (
      <p>
        {functionNames
          .filter((name) => form.funcIds.includes(functionIds[name]))
          .map((name) => names[name])
          .join('、')}
      </p>
    )
  return (
    <fieldset className={css['which']}>
      <legend>{texts.which}</legend>
      {functionNames.map((name, place) => (
        <Checkbox
          key={name}
          label={names[name]}
          checked={form.funcIds.includes(functionIds[name])}
          onChange={() => form.toggle(functionIds[name])}
          data-autofocus={place === 0 || undefined}
        />
      ))}
      {form.wasTried && form.funcIds.length === 0 && <ErrorText announced>{texts.whichMissing}</ErrorText>}
    </fieldset>
  )
}
