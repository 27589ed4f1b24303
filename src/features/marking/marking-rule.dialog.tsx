import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule, type MarkingRuleRow } from '#api/contract/groups/marking-rule.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { parsePoints, pointsText } from '#domain/values/score.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { rulesTexts } from './rules.texts.ts'

export interface MarkingRuleDialogProps {
  readonly rule: MarkingRuleRow
  readonly onClose: () => void
}

/** Whether names are hidden, whether two people mark, and who decides if they differ too much. */
export function MarkingRuleDialog({ rule, onClose }: MarkingRuleDialogProps) {
  const texts = useTexts(rulesTexts)
  const form = useRuleForm(rule, onClose)
  return (
    <FormDialog
      title={texts.dialogTitle(rule.assignmentName)}
      submit={texts.save}
      submitting={texts.saving}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
      {...(rule.isBegun && { intro: <Note>{texts.begun(rule.marked)}</Note> })}
    >
      <Switch
        label={texts.blindField}
        description={rule.isBlind ? texts.blindKept : texts.blindHint}
        checked={form.isBlind}
        disabled={rule.isBlind || rule.isBegun}
        onChange={(event) => form.setIsBlind(event.currentTarget.checked)}
      />
      <Switch
        label={texts.doubleField}
        description={texts.doubleHint}
        checked={form.isDouble}
        disabled={rule.isBegun || (rule.markers.length < 2 && !rule.isDouble)}
        onChange={(event) => form.setIsDouble(event.currentTarget.checked)}
      />
      {rule.markers.length < 2 && <Note>{texts.alone}</Note>}
      {form.isDouble && <DoubleFields rule={rule} form={form} />}
    </FormDialog>
  )
}

const Note = ({ children }: { readonly children: string }) => <Hint>{children}</Hint>

type RuleForm = ReturnType<typeof useRuleForm>

function DoubleFields({ rule, form }: { readonly rule: MarkingRuleRow; readonly form: RuleForm }) {
  const texts = useTexts(rulesTexts)
  return (
    <>
      <TextInput
        label={texts.limit}
        description={texts.limitHint}
        inputMode="decimal"
        value={form.limit}
        disabled={rule.isBegun}
        error={form.isLimitWrong ? texts.limitWrong : null}
        onChange={(event) => form.setLimit(event.currentTarget.value)}
      />
      {rule.markers.length > 2 ? <ThirdField rule={rule} form={form} /> : <Note>{texts.noThird}</Note>}
    </>
  )
}

function ThirdField({ rule, form }: { readonly rule: MarkingRuleRow; readonly form: RuleForm }) {
  const texts = useTexts(rulesTexts)
  return (
    <NativeSelect
      label={texts.third}
      description={rule.goneThird === null ? texts.thirdHint : texts.gone(rule.goneThird, true)}
      value={form.third}
      data={[
        { value: '', label: texts.nobody },
        ...rule.markers.map(({ uid, realname }) => ({ value: String(uid), label: realname })),
      ]}
      onChange={(event) => form.setThird(event.currentTarget.value)}
    />
  )
}

function useRuleForm(rule: MarkingRuleRow, onClose: () => void) {
  const texts = useTexts(rulesTexts)
  const toast = useToast()
  const command = useCommand(markingRule.save, { invalidates: [markingRule.list, marking.items, marking.waiting] })
  const [isBlind, setIsBlind] = useState(rule.isBlind)
  const [isDouble, setIsDouble] = useState(rule.isDouble)
  const [limit, setLimit] = useState(pointsText(rule.isDouble ? rule.differenceLimit : usualLimit))
  const [third, setThird] = useState(
    rule.thirdMarkerId === null || rule.goneThird !== null ? '' : String(rule.thirdMarkerId),
  )
  const [wasTried, setWasTried] = useState(false)
  const typed = parsePoints(limit)
  const tenths = typed === null || typed > highestLimit ? null : typed
  const submit = () => {
    setWasTried(true)
    if (isDouble && tenths === null) return
    const { assignmentId, assignmentName } = rule
    const asked = { assignmentId, isBlind, isDouble, differenceLimit: tenths ?? 0 }
    const onSuccess = () => {
      toast.success(texts.saved(assignmentName))
      onClose()
    }
    command.mutate({ ...asked, ...(third !== '' && { thirdMarkerId: Number(third) }) }, { onSuccess })
  }
  return {
    isBlind,
    setIsBlind,
    isDouble,
    setIsDouble,
    limit,
    setLimit,
    third,
    setThird,
    submit,
    isLimitWrong: wasTried && tenths === null,
    isBusy: command.isPending,
    failure: command.error && messageOf(command.error),
  }
}

/** Two points, in tenths. */
const usualLimit = 20

/** A hundred points. */
const highestLimit = 1000
