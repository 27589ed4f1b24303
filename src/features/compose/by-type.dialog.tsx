import { NumberInput, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { bankTypeName } from '#domain/bank/type-names.ts'
import { inUsualOrder } from '#domain/paper/usual-order.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { basketTexts } from './basket.texts.ts'
import { useScopeName } from './components/use-scope-name.ts'
import { type ChoosingByType, useChooseByType } from './use-choose-by-type.ts'

export interface ByTypeDialogProps extends ChoosingByType {
  readonly onClose: () => void
}

/** A paper in one step: how many questions of each type, out of those that the filters find. */
export function ByTypeDialog({ onClose, ...choosing }: ByTypeDialogProps) {
  const { compose, subjectId } = choosing
  const texts = useTexts(basketTexts)
  const scope = useScopeName(compose)
  const choose = useChooseByType(choosing)
  const [counts, setCounts] = useState<Counts>(new Map())
  const types = inUsualOrder(
    subjectId,
    (compose.found.value?.facets.types ?? []).map(({ value, count }) => ({ type: value, found: count })),
  )
  const asked = types.flatMap(({ type, found }) => {
    // Enter in a field submits before the field has corrected what was typed.
    const count = Math.min(counts.get(type) ?? 0, mostOf(found))
    return count > 0 ? [{ type, count }] : []
  })
  return (
    <FormDialog
      title={texts.compose}
      intro={texts.byTypeHow(scope)}
      submit={texts.chooseThem}
      submitting={texts.composing}
      isBusy={choose.isPending}
      isUnready={asked.length === 0}
      failure={choose.error === null ? null : messageOf(choose.error)}
      onSubmit={() => choose.mutate(asked, { onSuccess: onClose })}
      onClose={onClose}
    >
      {types.length === 0 && compose.found.value !== undefined ? (
        <Hint>{texts.noTypes}</Hint>
      ) : (
        <SimpleGrid cols={3} spacing={14}>
          {types.map(({ type, found }, index) => (
            <TypeField
              key={type}
              subjectId={subjectId}
              type={type}
              found={found}
              isFirst={index === 0}
              count={counts.get(type) ?? null}
              onChange={(count) => setCounts(new Map(counts).set(type, count))}
            />
          ))}
        </SimpleGrid>
      )}
    </FormDialog>
  )
}

/** How many of a type can be chosen at once. */
const mostOf = (found: number): number => Math.min(found, bankLimits.pageSize)

/** Questions wanted, by type. */
type Counts = ReadonlyMap<number, number | null>

interface TypeFieldProps {
  readonly subjectId: number
  readonly type: number
  /** How many questions the filters find. */
  readonly found: number
  readonly isFirst: boolean
  readonly count: number | null
  readonly onChange: (count: number | null) => void
}

function TypeField({ subjectId, type, found, isFirst, count, onChange }: TypeFieldProps) {
  const texts = useTexts(basketTexts)
  const nameIn = useContentName()
  const most = mostOf(found)
  return (
    <NumberInput
      label={nameIn(bankTypeName(subjectId, type))}
      description={found > most ? texts.foundAtMost(found, most) : texts.foundOfType(found)}
      inputWrapperOrder={['label', 'input', 'description']}
      min={0}
      max={most}
      // Refusing a digit would leave 8 of a typed 89.
      clampBehavior="blur"
      allowDecimal={false}
      allowNegative={false}
      data-autofocus={isFirst || undefined}
      value={count ?? ''}
      onChange={(value) => onChange(typeof value === 'number' ? value : null)}
    />
  )
}
