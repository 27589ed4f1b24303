import { Select, TextInput } from '@mantine/core'
import { taskKinds, taskTypes } from '#domain/tasks/kinds.ts'
import { kindTexts, typeTexts } from '#domain/tasks/kinds.texts.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { assignTexts } from '../assign.texts.ts'
import css from '../assign.module.css'
import type { AssignPaper } from '../use-assign-paper.ts'
import { fieldError } from './field-error.tsx'

interface KindFieldsProps {
  readonly assigning: AssignPaper
}

/** What the task is called and what it is. */
export function KindFields({ assigning }: KindFieldsProps) {
  const { form, setForm, errors } = assigning
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const kinds = taskKinds.map((kind) => ({ value: kind, label: kindTexts[language][kind] }))
  const types = Object.values(taskTypes).map((type) => ({ value: String(type), label: typeTexts[language][type] }))
  return (
    <>
      <TextInput
        data-autofocus
        label={texts.testName}
        value={form.testName}
        error={fieldError(errors.testName)}
        onChange={({ currentTarget }) => setForm({ ...form, testName: currentTarget.value })}
      />
      <div className={css['pair']}>
        <Select
          label={texts.kind}
          description={texts.kindHint}
          data={kinds}
          value={form.kind}
          allowDeselect={false}
          onChange={(value) => {
            const kind = taskKinds.find((one) => one === value)
            if (kind !== undefined) setForm({ ...form, kind })
          }}
        />
        <Select
          label={texts.testType}
          description={texts.typeHint}
          data={types}
          value={String(form.testType)}
          allowDeselect={false}
          onChange={(value) => {
            const testType = Object.values(taskTypes).find((one) => String(one) === value)
            if (testType !== undefined) setForm({ ...form, testType })
          }}
        />
      </div>
    </>
  )
}
