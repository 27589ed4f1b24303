import { Select, Stack, TextInput } from '@mantine/core'
import { useOpenFeatures } from '#api/queries/use-open-features.ts'
import { type AssignmentKind, assignmentKinds, assignmentTypes } from '#domain/assignments/kinds.ts'
import { kindTexts, typeTexts } from '#domain/assignments/kinds.texts.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { assignTexts } from '../assign.texts.ts'
import css from '../assign.module.css'
import type { AssignPaper } from '../use-assign-paper.ts'
import { fieldError } from './field-error.tsx'

interface KindFieldsProps {
  readonly assigning: AssignPaper
}

/** The name, kind and type of the assignment; compositions are offered where assigning them is open. */
export function KindFields({ assigning }: KindFieldsProps) {
  const { form, setForm, errors } = assigning
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const isOpen = useOpenFeatures()
  const mayAssign = (kind: AssignmentKind) =>
    kind !== 'composition' || form.kind === kind || isOpen('assignComposition')
  const kinds = assignmentKinds.filter(mayAssign).map((kind) => ({ value: kind, label: kindTexts[language][kind] }))
  const types = Object.values(assignmentTypes).map((type) => ({
    value: String(type),
    label: typeTexts[language][type],
  }))
  return (
    <>
      <TextInput
        data-autofocus
        label={texts.assignmentName}
        value={form.assignmentName}
        error={fieldError(errors.assignmentName)}
        onChange={({ currentTarget }) => setForm({ ...form, assignmentName: currentTarget.value })}
      />
      <Stack className={css['pair']} gap={14}>
        <Select
          label={texts.kind}
          description={texts.kindHint}
          data={kinds}
          value={form.kind}
          allowDeselect={false}
          onChange={(value) => {
            const kind = assignmentKinds.find((one) => one === value)
            if (kind !== undefined) setForm({ ...form, kind })
          }}
        />
        <Select
          label={texts.assignmentType}
          description={texts.typeHint}
          data={types}
          value={String(form.assignmentType)}
          allowDeselect={false}
          onChange={(value) => {
            const assignmentType = Object.values(assignmentTypes).find((one) => String(one) === value)
            if (assignmentType !== undefined) setForm({ ...form, assignmentType })
          }}
        />
      </Stack>
    </>
  )
}
